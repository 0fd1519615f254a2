# Ce qui fait que la maison est à quelqu’un : le pied de page, son mot de passe, ses données, les signalements.

web-imprint = Mentions légales
web-privacy = Confidentialité
web-house-password = Cette maison demande un mot de passe.
web-announced = Un message de la maison :
web-your-data = Tes données
web-your-data-text = Il n’y a pas de compte ici. Cette maison reconnaît ton navigateur à un cookie et enregistre le nom que tu as choisi, les tables dont tu fais partie et ce que tu as signalé. La discussion n’est jamais enregistrée.
web-export-data = Exporter mes données
web-delete-data = Effacer mes données
web-delete-data-sure = Cela efface tout ce que cette maison a enregistré sur les personnes qui jouent dans ce navigateur : noms, places, signalements et le cookie. Les parties où tu joues en solo se terminent, d’autres peuvent prendre tes places, et dans les parties finies ton nom devient « quelqu’un ». Les coups des parties finies restent. C’est définitif.
web-deleted-data = Tout est effacé.
web-report = Signaler
web-report-whom = Signaler { $name }
web-report-text = Seule la personne qui tient cette maison le lit ; à la table, personne ne l’apprend.
web-report-reason = De quoi s’agit-il ?
web-report-talk = Ce qui est dit
web-report-name = Le nom
web-report-play = La façon de jouer
web-report-other = Autre chose
web-report-words = Avec tes mots
web-report-sent = Merci. Ton signalement est transmis.
