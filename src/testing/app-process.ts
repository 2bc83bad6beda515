import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { npmStart } from './npm-start.ts';

/** The app as `npm start` runs it, in a process of its own. */
export interface AppProcess {
  process: ChildProcess;
  url: string;
  /** All that it has printed so far. */
  printed(): string;
  /** Ends it, by default as an operator does; returns its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Resolves once it listens; rejects with its output when it ends before. */
export async function startProcess(settings: NodeJS.ProcessEnv): Promise<AppProcess> {
  const { command, args, cwd } = npmStart();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PORT: '0', DEMO_DATA: 'off', LIMITS: '100000', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      const address = /open at (http\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => reject(new Error(printed)));
  });
  return {
    process: child,
    url,
    printed: () => printed,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
