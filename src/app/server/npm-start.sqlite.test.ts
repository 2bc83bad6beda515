import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProcess } from '#testing/app-process.ts';
import { addressPrinted, childSettings } from '#testing/child-app.ts';
import { freshDatabase, type TestDatabase } from '#testing/database/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

type Stop = (npm: ChildProcess) => void;
const stops: [string, Stop][] = [
  ['npm is asked to stop', (npm) => npm.kill('SIGTERM')],
  ['all of its group are, as by a terminal', ({ pid = 0 }) => process.kill(-pid, 'SIGINT')],
];

it.each(stops)('leaves no process behind when %s', async (_what, stop) => {
  const npm = spawn('npm', ['start', '--ignore-scripts', '--silent'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, ...childSettings(database) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  using _group = { [Symbol.dispose]: () => killGroup(npm) };
  const url = await addressPrinted(npm);
  const ended = once(npm, 'exit');
  stop(npm);
  await ended;
  await expect.poll(() => isOpen(url)).toBe(false);
});

it.each([
  ['at most a gigabyte, as the machine has it', '', 1_024],
  ['what the operator sets', '--max-old-space-size=200', 200],
])('gives the heap %s', async (_, options, megabytes) => {
  const printed = await limitsPrinted(options);
  expect(printed.at(-1)).toBeLessThanOrEqual(megabytes + youngGeneration);
});

/** V8 counts it to the limit. */
const youngGeneration = 16;

/** The heap limits of the starting process and of the app, in megabytes. */
async function limitsPrinted(options: string): Promise<number[]> {
  const print = 'console.log("heap",(await import("node:v8")).getHeapStatistics().heap_size_limit)';
  const preload = `--import data:text/javascript,${encodeURIComponent(print)}`;
  const app = await startProcess({ ...childSettings(database), NODE_OPTIONS: `${options} ${preload}` });
  await app.end();
  return [...app.printed().matchAll(/heap (\d+)/g)].map(([, bytes]) => Number(bytes) / 1024 ** 2);
}

const isOpen = (url: string) =>
  fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  );

function killGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No process is left in the group, as it should be.
  }
}
