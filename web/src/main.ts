import { mount } from 'svelte';
import App from './App.svelte';
import './looks/looks.css';
import { words } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');
await words.speak(words.lang);
mount(App, { target });
