import { addAccount } from '#features/accounts/server/commands.ts';
import { openSession, sessionCookie } from '#features/accounts/server/login/sessions.ts';
import { visitor } from '#server/access/access.ts';
import { SessionClient } from '#testing/session-client.ts';
import type { App } from '../server/app.ts';
import type { TestApp } from './app.ts';

/** Adds many members and returns a client for each, with a session of its own. */
export async function addCrowd({ app, url }: TestApp, size: number): Promise<SessionClient[]> {
  return (await addSessions(app, size)).map((cookie) => new SessionClient(url, cookie));
}

/** Adds members with a session each; returns their Cookie headers. */
export function addSessions({ commit }: Pick<App, 'commit'>, size: number): Promise<string[]> {
  return commit(visitor, async (write) => {
    const cookies: string[] = [];
    for (let member = 0; member < size; member += 1) {
      const id = await addAccount(write, { username: `crowd-${member}`, passwordHash: 'none' });
      cookies.push(`${sessionCookie}=${await openSession(write, { id, isAdmin: false }, null)}`);
    }
    return cookies;
  });
}
