import { afterAll, describe, expect, test } from 'vitest';
import type { Method } from '#shared/endpoints.ts';
import type { Client } from '#testing/client.ts';
import { testEngine } from '#testing/database/database.ts';
import { buildRequest, type Example } from '#testing/example.ts';
import type { Person } from '#testing/usernames.ts';
import { isGate } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { examples, pluginEndpoints, servingAll } from './all-examples.ts';
import { startTestApp } from './app.ts';

const people: Person[] = ['visitor', 'member', 'otherMember', 'officer', 'admin', 'adminWithWindow'];

const arena = await startTestApp({ env: servingAll });
afterAll(() => arena.close());
const world = buildWorld(arena.app);

test('every call has its example, and every example its call', () => {
  const endpoints = [...arena.app.routes.map(({ method, path }) => `${method} ${path}`), ...pluginEndpoints];
  expect(Object.keys(examples).sort()).toEqual([...new Set(endpoints)].sort());
});

describe.each(Object.entries(examples))('%s', (endpoint, example) => {
  test.each(callersOf(example))('%s gets %i', async (person, gets) => {
    const [method = 'GET'] = endpoint.split(' ');
    const { path, body } = await buildRequest(endpoint, example, world);
    const client = clientFor(example, person);
    await client.ready();
    expect(await client.fetchStatus(method as Method, path, body)).toBe(gets);
    await example.undo?.(world);
  });
});

/**
 * All, but in the gate on PostgreSQL the first who is let in: who may call is the same code on both engines, what the call
 * does to the database is not.
 */
function callersOf({ gets }: Example) {
  const all = people.map((person, index) => [person, gets[index]] as const);
  const letIn = all.find(([, status = 500]) => status < 400);
  return letIn && isGate && testEngine === 'postgres' ? [letIn] : all;
}

const clients = new Map<Person, Client>();

/** Reuses sessions: logging in for every call would take most of the time. A call that ends its own may end all of them. */
function clientFor({ alone }: Example, person: Person): Client {
  if (alone) clients.clear();
  const client = clients.get(person) ?? arena.newPerson(person);
  if (!alone) clients.set(person, client);
  return client;
}
