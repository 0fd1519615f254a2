// Comes to a table of a house and plays by chance. Node.js 22, or 20 with --experimental-websocket.
//
//     node house.mjs http://127.0.0.1:7398 ABCD TOKEN
//
// The token is made by `sexton bot-token NAME`; the host of the table must allow programs.
const [address, code, token] = process.argv.slice(2);
const line = new WebSocket(address.replace(/^http/, 'ws') + '/ws', { headers: { Authorization: `Bearer ${token}` } });
const choices = new Map(); // a choice is told whole once, afterwards by its id
const sent = new Map(); // what may have to be said again
const answered = new Set();
let table = null;
let ready = false;
const run = Math.random().toString(36).slice(2); // a key is carried out once, even if the program is started again
let number = 0;
let free = 0; // when the next message may go: a program may send ten a second

function say(message, after = 0) {
  const key = message.key ?? `js-${run}-${(number += 1)}`;
  sent.set(key, { ...message, key });
  const at = Math.max(now() + after, free);
  free = at + 110;
  setTimeout(() => line.readyState === WebSocket.OPEN && line.send(JSON.stringify({ ...message, key })), at - now());
}

function any(list) {
  return list[Math.floor(Math.random() * list.length)];
}

function answer(prompt, shown) {
  const offered = prompt.choices.map((offer) => {
    if (typeof offer !== 'number') choices.set(offer.id, offer.choice);
    return choices.get(typeof offer === 'number' ? offer : offer.id);
  });
  if (answered.has(prompt.id) || offered.length === 0 || prompt.kind === 'rolling') return;
  if (!prompt.must && prompt.mode === 'open' && Math.random() < 0.9) return; // a standing right
  answered.add(prompt.id);
  const { command } = any(offered.filter((choice) => !choice.concedes)) ?? offered[0];
  if (prompt.mode !== 'race') return say({ do: 'command', table, prompt: prompt.id, command });
  const pressed = shown + 300 + Math.floor(Math.random() * 600);
  say({ do: 'hand', table, prompt: prompt.id, command, shown, pressed }, Math.max(0, pressed - now()));
}

const now = () => Math.round(performance.now());

line.addEventListener('open', () => line.send(JSON.stringify({ do: 'hello', version: 2 })));
line.addEventListener('error', () => {
  if (table === 'over') return;
  console.error('the house does not answer, or does not let it in: is the token right, and the address?');
  process.exit(1);
});
line.addEventListener('close', ({ reason }) => {
  if (table !== 'over') console.error(`the line is closed: ${reason || 'lost'}`);
  process.exit(table === 'over' ? 0 : 1);
});
line.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data);
  if (message.is === 'welcome') say({ do: 'find', code });
  if (message.is === 'found') {
    table = message.table;
    say({ do: 'join', table });
    say({ do: 'sit', table });
  }
  if (message.is === 'ping') line.send(JSON.stringify({ do: 'pong', n: message.n, c1: now(), c2: now() }));
  if (message.is === 'table') {
    const waits = ['start', 'quiet'].includes(message.info.paused_for); // everybody says that they are there
    if (waits && !ready) say({ do: 'ready', table });
    ready = waits;
  }
  if (message.is === 'refused') {
    const { code: why, retry_ms } = message.trouble;
    if (retry_ms !== undefined && sent.has(message.key)) say(sent.get(message.key), retry_ms);
    else if (['no_programs', 'no_such_code', 'no_free_seat'].includes(why)) {
      console.error(why);
      process.exit(2);
    }
  }
  for (const prompt of message.prompts ?? []) answer(prompt, message.show_at ?? now());
  if (message.outcome) {
    console.log('over', JSON.stringify(message.outcome));
    table = 'over';
    line.close();
  }
});
