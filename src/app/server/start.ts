import { randomInt } from 'node:crypto';
import { hashPassword } from '#features/people/accounts/server/passwords/passwords.ts';
import { ensureFirstAdmin } from '#features/people/accounts/server/registration/registration.ts';
import { finishRestore } from '#platform/backups/server/restore-journal.ts';
import { visitor } from '#server/access/access.ts';
import { acquireFolder, makePrivate } from '#server/data-folder/data-folder.ts';
import { isUniqueViolation } from '#server/database/engine.ts';
import { type Env, readEnv, WrongSetting } from '#server/env.ts';
import { version } from '#server/version.ts';
import { type App, openApp } from './app.ts';
import { features } from './features.ts';

export interface DemoLogins {
  usernames: string[];
  password: string;
  /** Whether the app made up this password, so that it has to be shown. */
  generated: boolean;
}

export async function fillDemoVillage(app: App, env: Env): Promise<DemoLogins | null> {
  const wanted = env.demoData ?? (env.production ? 'off' : 'on');
  if (wanted === 'off' || !(await isEmpty(app))) return null;
  const password = env.demoPassword ?? `village-${randomInt(100_000, 1_000_000)}`;
  const passwordHash = await hashPassword(password);
  try {
    await app.commit(visitor, async (write) => {
      for (const feature of features) await feature.demo?.(write, { passwordHash });
    });
  } catch (error) {
    // Another process of the same village was faster.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
  return { usernames: ['officer', 'member'], password, generated: env.demoPassword === undefined };
}

async function isEmpty({ db }: App): Promise<boolean> {
  const accounts = await db.selectFrom('accounts').select('id').limit(2).execute();
  if (accounts.length > 1) return false;
  for (const { isUntouched } of features) if (isUntouched && !(await isUntouched(db))) return false;
  return true;
}

/** Starts the app: settings, database, demo village, first admin, then the port. Prints what a person needs. */
export async function startApp(source: NodeJS.ProcessEnv): Promise<void> {
  try {
    const env = readEnv(source);
    lockFolder(env);
    await finishRestore(env);
    const app = await openApp(env, { logger: true, say: printLine });
    await settleIn(app, env);
    const address = await app.listen({ port: env.port, host: env.host });
    stopGracefully(app);
    printLine(`Village Arena is open at ${env.publicUrl ?? address} (version ${version})`);
    app.scheduledJobs.begin();
  } catch (error) {
    printLine(error instanceof WrongSetting ? `Cannot start: ${error.message}` : cannotStart(error));
    process.exit(1);
  }
}

/** Holds the data folder until the process ends. On PostgreSQL several processes may share it, but not during a restore. */
function lockFolder({ dataDir, databaseUrl }: Env): void {
  process.umask(0o077);
  makePrivate(dataDir);
  acquireFolder(dataDir, databaseUrl ? 'shared' : 'alone');
}

async function settleIn(app: App, env: Env): Promise<void> {
  const admin = await ensureFirstAdmin(app.services, { password: env.adminPassword });
  if (admin) printLine(`First admin: ${admin.username} with password ${passwordText(admin)}`);
  const demo = await fillDemoVillage(app, env);
  if (demo) printLine(`Demo village: log in as ${demo.usernames.join(' or ')} with password ${passwordText(demo)}`);
}

const passwordText = ({ password, generated }: { password: string; generated: boolean }) =>
  generated ? `${password} (shown only now)` : 'as set';

/** Milliseconds for requests that are just arriving. */
const grace = 300;
/** A terminal and npm both forward a signal, so one request to stop arrives as two or three signals. */
const sameSignal = 1_000;
/** For a database that does not close; requests are cut off before this. */
const maxStop = 15_000;

/** Finishes requests in flight, and those that arrive within the grace, then closes; a later signal exits at once. */
function stopGracefully(app: App): void {
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameSignal) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), maxStop).unref();
    void app.close(grace).then(() => process.exit(0), cannotStop);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (process.env['npm_lifecycle_event'] === 'start') whenOrphaned(stop);
}

/** npm passes a signal on to its shell, which on many systems ends without passing it on to the app. */
function whenOrphaned(stop: () => void): void {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    stop();
  }, 500).unref();
}

function cannotStop(error: unknown): never {
  printLine(`Stopped, though not cleanly: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

function cannotStart(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'Cannot start: the port is taken; set PORT to another one';
  if (code === 'ECONNREFUSED') return 'Cannot start: the database cannot be reached; is DATABASE_URL right?';
  return `Cannot start: ${reason}`;
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
