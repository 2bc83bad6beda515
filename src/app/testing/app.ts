import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathIn } from '#server/data-folder/data-folder.ts';
import type { Database } from '#server/database/schema.ts';
import { readEnv } from '#server/env.ts';
import { Client } from '#testing/client.ts';
import { freshDatabase, testEngine } from '#testing/database/database.ts';
import type { Person } from '#testing/usernames.ts';
import { type App, type AppOptions, openApp } from '../server/app.ts';
import { openOffline } from '../server/offline.ts';
import { addPeople, peopleClients } from './people.ts';

/** The real app on a free port with a fresh database, and one client per kind of person. */
export interface TestApp {
  url: string;
  db: Database;
  app: App;
  as: Record<Person, Client>;
  /** A new client of one kind of person, with a session of its own. */
  newPerson(person: Person): Client;
  /** A new visitor, without cookies. */
  newVisitor(): Client;
  /** A second app on the same database, as another server process would be. */
  beside(options?: {
    timeoutMultiplier?: number;
  }): Promise<{ url: string; app: App; as: Record<Person, Client> } & AsyncDisposable>;
  /** Ends the app, at once or with a grace for requests that are just arriving, and drops its database. */
  close(graceMilliseconds?: number): Promise<void>;
}

export interface TestOptions {
  /** Multiplies the rate limits; 1 for tests of the limits themselves. */
  limits?: number;
  /** Further settings, as the environment would give them. */
  env?: Record<string, string>;
  /** Replaces the direct connection to the database, for example by a relay. */
  by?: (databaseUrl: string) => Promise<string>;
  listenTimes?: AppOptions['listenTimes'];
  /** 1 for tests of time limits. */
  timeoutMultiplier?: number;
  webAppFolder?: string;
}

/** Opens a village for a test file. `close` belongs in `afterAll`, or write `await using`. */
export async function startTestApp(options: TestOptions = {}): Promise<TestApp & AsyncDisposable> {
  const database = await freshDatabase();
  if (testEngine === 'sqlite') await addTables(database.settings.DATA_DIR);
  const { DATABASE_URL: direct } = database.settings;
  const settings = {
    ...database.settings,
    ...(direct !== undefined && options.by && { DATABASE_URL: await options.by(direct) }),
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
    LIMITS: String(options.limits ?? 1000),
  };
  const { listenTimes, webAppFolder, timeoutMultiplier = 20 } = options;
  const env = readEnv({ ...settings, ...options.env });
  const open = (overrides = {}) => openApp(env, { listenTimes, webAppFolder, timeoutMultiplier, ...overrides });
  const app = await open();
  await addPeople(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async (grace = 0) => {
    await app.close(grace);
    await database.drop();
  };
  const beside = async (overrides?: { timeoutMultiplier?: number }) => {
    const otherApp = await open(overrides);
    const otherUrl = await otherApp.listen({ port: 0, host: '127.0.0.1' });
    return {
      url: otherUrl,
      app: otherApp,
      as: peopleClients(otherUrl, otherApp),
      [Symbol.asyncDispose]: () => otherApp.close(),
    };
  };
  return {
    url,
    db: app.db,
    app,
    as: peopleClients(url, app),
    newPerson: (person) => peopleClients(url, app)[person],
    newVisitor: () => new Client(url),
    beside,
    close,
    [Symbol.asyncDispose]: () => close(),
  };
}

let withTables: Promise<Buffer> | undefined;

/** Creating them takes half of an app's start, so that they are copied from a file. PostgreSQL has a template for this. */
async function addTables(folder: string): Promise<void> {
  withTables ??= createTables();
  writeFileSync(pathIn(folder, 'database'), await withTables, { mode: 0o600 });
}

async function createTables(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'village-tables-'));
  const { close } = await openOffline(readEnv({ DATA_DIR: folder }));
  await close();
  const file = readFileSync(pathIn(folder, 'database'));
  rmSync(folder, { recursive: true });
  return file;
}
