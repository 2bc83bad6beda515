// Runs `npm start` as a person would, until the app answers with its first screen, then ends it. For a bare machine.
// Plain JavaScript for the machine's own Node: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const folder = mkdtempSync(join(tmpdir(), 'village-start-'));
const begin = performance.now();
const app = spawn('npm', ['start'], {
  env: { ...process.env, PORT: '0', DATA_DIR: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
  // In a group of its own, so that all of it can be ended.
  detached: true,
});
const ended = once(app, 'exit');
const fault = await Promise.race([
  firstScreen().catch(String),
  ended.then(([code]) => `it ended with ${code}`),
  setTimeout(10 * 60_000, 'it was not open after ten minutes', { ref: false }),
]);
if (app.exitCode === null) process.kill(-app.pid, 'SIGTERM');
await ended;
rmSync(folder, { recursive: true, force: true });
const seconds = Math.round((performance.now() - begin) / 1000);
console.log(fault ? `npm start failed: ${fault}` : `npm start showed its first screen after ${seconds} s`);
if (fault) console.log('0 passed, 1 failed');
process.exit(fault ? 1 : 0);

/** As a visitor, then as a member of the demo, for whom the server renders its games. */
async function firstScreen() {
  const [, password, address] = await printed(/log in as .* with password (\S+)[\s\S]*open at (http\S+)/);
  await shows(address, '<h1');
  const login = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'member', password }),
  });
  const cookies = login.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  await shows(`${address}/home`, 'Most Recent Game', { cookie: cookies.join('; ') });
}

/** A busy server leaves the content of a page to the browser, so the page is asked for again. */
async function shows(address, words, headers = {}) {
  for (let tries = 0; tries < 120; tries += 1) {
    const response = await fetch(address, { headers });
    if ((await response.text()).includes(words)) return;
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await setTimeout(1_000);
  }
  throw new Error(`${address} never showed "${words}"`);
}

/** What the app has printed, once it matches. */
function printed(pattern) {
  let text = '';
  return new Promise((resolve) => {
    app.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      text += chunk;
      const match = pattern.exec(text);
      if (match) resolve(match);
    });
  });
}
