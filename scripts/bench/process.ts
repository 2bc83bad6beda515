import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { npmStart } from '#testing/npm-start.ts';

/** A server in its own process, so that its processor time and memory are measured apart from the load generator's. */
export interface MeasuredProcess {
  url: string;
  /** From spawning to the line that prints its address. */
  startedInMilliseconds: number;
  /** Processor time used so far, in seconds. */
  cpuSeconds(): number;
  /** Resident memory in megabytes. */
  memory(): number;
  /** Bytes it has written to its log so far. */
  bytesLogged(): number;
  stop(): Promise<void>;
}

const ticksPerSecond = 100;

export function startApp(settings: Record<string, string>): Promise<MeasuredProcess> {
  const { command, args } = npmStart();
  return startMeasured(command, args, settings);
}

/** Starts a program that prints a line with its address once it listens. */
export async function startMeasured(
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<MeasuredProcess> {
  const began = performance.now();
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let logged = 0;
  child.stdout.on('data', (part: Buffer) => {
    logged += part.length;
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
    bytesLogged: () => logged,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Resolves with the address that the server prints. Keeps reading, or a full pipe would block the server's log. */
function addressPrinted(child: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      if (printed.length < 10_000) printed += String(part);
      const address = /open at (http:\/\/\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`The server ended before it was open: ${printed.slice(-500)}`)));
  });
}

/** Logs in as a demo account and returns the session's Cookie header. */
export async function logIn(url: string, username: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`The demo's ${username} cannot log in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
