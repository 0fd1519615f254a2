/**
 * Shows a page of our own where the house cannot be reached. It keeps that page and nothing else: the client always comes
 * from the house, so there is never an old one to get rid of.
 */

const KEPT = 'sexton-offline-__VERSION__';
/** The path the house is found under. */
const BASE = new URL(self.registration.scope).pathname.replace(/\/$/, '');
const PAGE = `${BASE}/offline.html`;
const FILES = [PAGE, `${BASE}/offline.css`, `${BASE}/offline.js`, `${BASE}/icon.svg`];

self.addEventListener('install', (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(requests)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

/** The page, wherever it is shown: its links begin at the house. */
async function offline() {
  const page = await (await caches.match(PAGE)).text();
  return new Response(page.replaceAll('="/', `="${BASE}/`), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offline));
  // What the offline page needs, when there is nobody to ask.
  else if (FILES.includes(new URL(request.url).pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});
