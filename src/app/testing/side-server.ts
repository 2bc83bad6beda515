import { addAccount } from '#features/people/accounts/server/commands.ts';
import { Activity } from '#features/people/accounts/server/login/activity.ts';
import { type Member, visitor } from '#server/access/access.ts';
import { Limiter } from '#server/access/limits.ts';
import { Viewers } from '#server/access/viewers.ts';
import { knownChanges } from '#server/cache/changes.ts';
import type { Database } from '#server/database/schema.ts';
import { type HttpServices, register } from '#server/http/dispatch.ts';
import type { Route } from '#server/http/route.ts';
import { buildServer, type ServerOptions } from '#server/http/server.ts';
import type { Client } from '#testing/client.ts';
import { SessionClient } from '#testing/session-client.ts';
import type { TestApp } from './app.ts';

const cookie = 'side';

/** A second server with only a test's own routes, on the database and changes of an app. */
export interface SideServer extends AsyncDisposable {
  url: string;
  /** A client of this account, without logging in. */
  as(accountId: number): Client;
  /** Headers of a write by this account, for requests that a client cannot make. */
  buildHeaders(accountId: number): Record<string, string>;
}

export async function startSideServer(
  { app }: TestApp,
  routes: readonly Route[],
  limits = 1000,
  options: Partial<ServerOptions> = {},
): Promise<SideServer> {
  const { db, changes, responseCache, services: write } = app;
  const services: HttpServices = {
    db,
    write,
    responseCache,
    viewers: new Viewers(
      db,
      { cookie, find: findMember, findSessions: async () => new Map(), activity: new Activity(db, app.engine) },
      changes,
    ),
    limiter: new Limiter(limits),
    knownChanges: knownChanges(changes),
    trustProxy: false,
    publicOrigin: undefined,
    tagsFor: (viewer, tags) => app.live.tagsFor(viewer, tags),
    latestChange: () => changes.latest,
    noteFailure: () => undefined,
    noticeForeignWrites: () => undefined,
    stopping: { now: false },
    adminFromBasic: async () => null,

    findApiToken: async () => null,
  };
  const server = await buildServer(services, { logLevel: 'silent', logger: false, timeoutMultiplier: 20, ...options });
  for (const route of routes) register(server, services, route);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const buildHeaders = (accountId: number) => ({ cookie: `${cookie}=${accountId}`, 'sec-fetch-site': 'same-origin' });
  return {
    url,
    buildHeaders,
    as: (accountId) => new SessionClient(url, buildHeaders(accountId).cookie),
    [Symbol.asyncDispose]: () => server.close(),
  };
}

/** Adds members; returns the ids of their accounts. */
export function addMembers({ app }: TestApp, names: readonly string[]): Promise<number[]> {
  return app.commit(visitor, async (write) => {
    const ids: number[] = [];
    for (const username of names) ids.push(await addAccount(write, { username, passwordHash: 'none' }));
    return ids;
  });
}

/** The cookie is the id of the account. */
async function findMember(db: Database, token: string): Promise<Member | null> {
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', Number(token)).executeTakeFirst();
  if (!account) return null;
  return {
    kind: 'member',
    accountId: account.id,
    sessionId: account.id,
    username: account.username,
    displayName: account.display_name,
    isAdmin: account.is_admin === 1,
    isGroundAnchor: false,
    adminUntil: 0,
    passwordAt: 0,
  };
}
