#!/usr/bin/env python3
"""A bot that thinks a little: it remembers what it saw, in all four games. Python's standard library is enough.

    sexton arena docs/examples/thinker.py docs/examples/bot.py mourner --games 100
"""
import json, random, sys

RANKS = {rank: room for room, rank in enumerate("A 2 3 4 5 6 7 8 9 10 J Q K".split(), 1)}

def say(**message):
    print(json.dumps(message), flush=True)

class Table:
    def __init__(self, told):
        self.game, self.seat, self.chance = told["game"], told["seat"], random.Random(told["seed"])
        self.faces = {}  # what was seen, by where it lay: graves, or seat and slot
        self.throw = ""

    def see(self, sighting):
        for what, told in sighting.items() if isinstance(sighting, dict) else []:
            if what == "opened" and self.game == "dawn-under":
                self.faces[told["grave"]] = (told["lid"], told["content"])
            elif what == "laid_in":
                self.faces[told["grave"]] = (None, "taken")
            elif what == "revealed":
                self.throw = told["throw"]
            elif what == "dealt":
                self.faces.update(((told["seat"], slot), card) for slot, card in enumerate(told["cards"]))
            elif what == "swapped":
                a, b = [(place["seat"], place["slot"]) for place in (told["a"], told["b"])]
                self.faces[a], self.faces[b] = self.faces.get(b), self.faces.get(a)
            elif isinstance(told, dict) and "card" in told and "slot" in (told.get("place") or {}):
                self.faces[told["place"]["seat"], told["place"]["slot"]] = told["card"]

    def fits(self, place):
        """Whether the card at a place of Clearing Coffins is known to be what the dice show."""
        colour, _, symbol = self.throw.partition("+")
        card = self.faces.get((place["seat"], place["slot"])) or "??"
        return card[1] == symbol and (colour == "T" or card[0] == colour)

    def worth(self, choice, view):
        """How good a choice looks; 0 if there is nothing to say."""
        name, told = next(iter(choice.items())) if isinstance(choice, dict) else (choice, {})
        if name == "open" and self.game == "dawn-under":
            row, (lid, content) = view["seats"][self.seat]["row"], self.faces.get(told["grave"], ("", ""))
            return 3 if content == "empty" and lid in (row[:1] + row[-1:]) else -1 if content else 1
        if name in ("door", "fresh"):
            room = view["rooms"][RANKS[told["card"][:-1]] - 1]
            return (0 if room["closed"] else 3) - room["door_entries"]
        if name == "claim":
            return 2 if told != "concede" and self.fits(told["card"]) else -1 if told != "concede" else 0
        return {"flip": 2, "skip": -1, "passage": -2, "close_via_passage": -1, "end_turn": 2 if self.faces else 0}.get(name, 0)

    def choose(self, prompt, view):
        if prompt["mode"] == "race":  # a hand only where a card is known to fit
            knows = prompt["kind"] == "bang" and any(card and self.fits({"seat": seat, "slot": slot}) for (seat, slot), card in self.faces.items())
            return 0 if knows and isinstance(prompt["choices"][0], dict) else None
        good = [place for place in range(len(prompt["choices"])) if place not in prompt.get("concedes", [])] or [0]
        self.chance.shuffle(good)
        return max(good, key=lambda place: self.worth(prompt["choices"][place], view))

tables = {}
for line in sys.stdin:
    told = json.loads(line)
    if told["is"] == "hello":
        say(do="hello", version=1, name="thinker", author="Sexton", views=True)
    elif told["is"] == "sit":
        tables[told["table"]] = Table(told)
    elif told["is"] == "see":
        tables[told["table"]].see(told["sighting"])
    elif told["is"] == "asked":
        choice = tables[told["table"]].choose(told["prompt"], told["view"])
        say(do="answer", table=told["table"], prompt=told["prompt"]["id"], choice=choice, after_ms=450)
    elif told["is"] == "over":
        del tables[told["table"]]
