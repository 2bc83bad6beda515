import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from './client.ts';
import type { TestDatabase } from './database/database.ts';
import { npmStart } from './npm-start.ts';

const childPassword = 'kill-nine-court-lights';

/** The real program in a process of its own, so that it can be killed, starved or asked to stop. */
export interface ChildApp extends AsyncDisposable {
  process: ChildProcess;
  url: string;
  /** The first admin, not yet logged in. */
  newAdmin(): Promise<Client>;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

interface ChildOptions {
  env?: Record<string, string>;
  /** The process's limit of open files. */
  openFiles?: number;
}

export async function startChildApp(database: TestDatabase, options: ChildOptions = {}): Promise<ChildApp> {
  const { command, args, cwd } = npmStart({
    before: options.openFiles === undefined ? '' : `ulimit -n ${options.openFiles}`,
  });
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...childSettings(database), ...options.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code, signal]: (number | string)[]) => code ?? signal ?? '');
  const url = await addressPrinted(child);
  const newAdmin = async () => {
    const client = new Client(url);
    await client.logIn('admin', childPassword);
    return client;
  };
  const dispose = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { process: child, url, ended, newAdmin, [Symbol.asyncDispose]: dispose };
}

export const childSettings = (database: TestDatabase): NodeJS.ProcessEnv => ({
  ...database.settings,
  PORT: '0',
  DEMO_DATA: 'off',
  ADMIN_PASSWORD: childPassword,
  LIMITS: '100000',
  LOG_LEVEL: 'silent',
});

/** The address in the line that says that the app is open. */
export function addressPrinted(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      const address = /open at (\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`It did not start: ${printed}`)));
  });
}
