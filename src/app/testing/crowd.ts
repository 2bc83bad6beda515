import { setTimeout } from 'node:timers/promises';
import { addAccount } from '#features/people/accounts/server/commands.ts';
import { openSession, sessionCookie } from '#features/people/accounts/server/login/sessions.ts';
import { visitor } from '#server/access/access.ts';
import type { TestResponse } from '#testing/client.ts';
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
      cookies.push(`${sessionCookie}=${await openSession(write, { id, isAdmin: false }, { device: null })}`);
    }
    return cookies;
  });
}

export const together = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

export async function statuses(responses: Promise<readonly { status: number }[]>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Sends again what a busy server refused, after as long as the app's forms wait (`whileBusy`). */
export async function patiently(send: () => Promise<TestResponse>): Promise<TestResponse & { tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const response = await send();
    if (response.status !== 503) return { ...response, tries };
    await setTimeout(Number(response.headers.get('retry-after')) * 1_000 * (1 + Math.random() * tries));
  }
}
