import { mount } from 'svelte';
import App from './App.svelte';
import './looks/face.css';
import './looks/dark.css';
import './looks/light.css';
import './looks/paint.css';
import './looks/looks.css';
import { house } from './state/house.svelte';
import { pathTo, sign } from './state/sign';
import { words } from './words/words.svelte';

/** When a page was last loaded anew for a part that was gone: once is enough. */
const RENEWED = 'sexton.renewed';
const RENEW_MS = 60_000;
// The house may have been renewed while the page was open. What its old client loads later is gone by then: the new one has it.
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0) < RENEW_MS) return;
  const renew = ({ ok }: Response) => {
    if (!ok) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    location.reload();
  };
  // A house that does not answer may come back as it was: a page that waits for it is better than none.
  void fetch(pathTo('/'), { method: 'HEAD', cache: 'no-store' }).then(renew, () => undefined);
});

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');
await words.speak(words.lang);
// Whoever must tell the password first has no line yet.
// It is opened here and not by whoever asks first: what is made within a derived value is not followed by it.
if (!sign.locked) void house.me;
mount(App, { target });
// Browsers allow one over https and at the machine itself. Without one, everything but the offline page is the same.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register(pathTo('/worker.js')).catch(() => undefined);
