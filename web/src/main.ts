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

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');
await words.speak(words.lang);
// Whoever must tell the password first has no line yet.
// It is opened here and not by whoever asks first: what is made within a derived value is not followed by it.
if (!sign.locked) void house.me;
mount(App, { target });
// Browsers allow one over https and at the machine itself. Without one, everything but the offline page is the same.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register(pathTo('/worker.js')).catch(() => undefined);
