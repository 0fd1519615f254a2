import { mount } from 'svelte';
import App from './App.svelte';
import './looks/dark.css';
import './looks/light.css';
import './looks/paint.css';
import './looks/looks.css';
import { house } from './state/house.svelte';
import { words } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');
await words.speak(words.lang);
// The line is opened here and not by whoever asks first: what is made within a derived value is not followed by it.
void house.me;
mount(App, { target });
