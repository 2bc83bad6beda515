import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A server of its own process, so that its processor time and memory can be told from the load generator's. */
export interface MeasuredProcess {
  url: string;
  /** From spawning to the line that says it is open. */
  startedInMilliseconds: number;
  /** Processor time used so far, in seconds. */
  cpuSeconds(): number;
  /** Resident memory in megabytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** As `npm start` runs it. */
export const villageProgram = ['--import', './scripts/compile-cache.mjs', 'src/server/main.ts'];

const ticksPerSecond = 100;

/** Starts a Node program that prints a line with its address once it listens. */
export async function startMeasured(args: string[], env: Record<string, string>): Promise<MeasuredProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressPrinted(child);
  const pid = Number(child.pid);
  return {
    url,
    startedInMilliseconds: performance.now() - began,
    cpuSeconds: () => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function addressPrinted(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const part of child.stdout ?? []) {
    printed += String(part);
    const address = /open at (http:\/\/\S+)/.exec(printed)?.[1];
    if (address) {
      // Keep the pipe empty, or the server would wait on its own log.
      child.stdout?.resume();
      return address;
    }
  }
  throw new Error(`The server ended before it was open: ${printed.slice(-500)}`);
}

/** Logs someone of the demo in; answers the Cookie header of the session. */
export async function logIn(url: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`The demo's ${username} cannot log in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
