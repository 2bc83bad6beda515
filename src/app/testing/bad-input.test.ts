import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Access } from '#server/access/access.ts';
import type { Method } from '#shared/endpoints.ts';
import type { Client } from '#testing/client.ts';
import { buildRequest, type Example } from '#testing/example.ts';
import { mutate, pick, seeded } from '#testing/mutations.ts';
import { type Person, testPassword } from '#testing/usernames.ts';
import { repeats } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { examples, servingAll } from './all-examples.ts';
import { startTestApp } from './app.ts';

const requests = repeats('BAD_REQUESTS', 3_000, 10_000);
const atOnce = 16;
const seed = 20_261_121;
const callers: readonly [Person, ...Person[]] = ['visitor', 'member', 'officer', 'admin', 'adminWithWindow'];
/** The person with the least access that a route needs: most requests come from them, so that they get past access. */
const atHome: Record<Access, Person> = {
  visitor: 'visitor',
  member: 'member',
  officer: 'officer',
  admin: 'adminWithWindow',
};
const strangers = 1 / 5;
/** Rounds beyond those of the run, and how many a route may need. */
const moreFrom = 1_000;
const maxMore = 50;

interface Tally {
  accepted: number;
  /** 400: its contract refused it. */
  refused: number;
  /** 401 and 403: the sender had no access. */
  nobody: number;
  forbidden: number;
  other: number;
  failed: string[];
}

const arena = await startTestApp({ limits: 1_000_000, env: servingAll });
afterAll(() => arena.close());
const world = buildWorld(arena.app);

test(`${requests} requests with one thing wrong give no 5xx but 503`, async () => {
  const tallies = new Map<string, Tally>();
  const endpoints = Object.entries(examples).filter(([name]) => name !== 'GET /api/live');
  // Most calls that need a person of their own hash a password, which takes 16 ms on purpose.
  const frequent = endpoints.filter(([, { alone }]) => !alone);
  for (let sent = 0; sent < requests; sent += atOnce) {
    await Promise.all(
      Array.from({ length: atOnce }, async (_, index) => {
        const from = (sent + index) % 25 === 0 ? endpoints : frequent;
        const chosen = from[(sent + index) % from.length];
        // Each request has its own random sequence: its fault depends neither on the order of responses nor on other calls.
        const round = Math.floor((sent + index) / from.length);
        if (chosen) await sendOne(...chosen, seeded(makeSeed(chosen[0]) + round), tallies);
      }),
    );
  }
  // With many routes, few of these requests are one route's: those that refused none yet get more.
  for (const chosen of frequent.filter(([name]) => isWrite(name))) {
    for (let round = moreFrom; tallies.get(chosen[0])?.refused === 0 && round < moreFrom + maxMore; round += 1) {
      await sendOne(...chosen, seeded(makeSeed(chosen[0]) + round), tallies);
    }
  }
  report(tallies);
  expect([...tallies].flatMap(([name, { failed }]) => failed.map((line) => `${name}: ${line}`))).toEqual([]);
  // The run is worth something: every route with a body refused some, most requests got past access, many were accepted.
  const writes = [...tallies].filter(([name]) => isWrite(name) && !examples[name]?.alone);
  expect(writes.filter(([, { refused }]) => refused === 0).map(([name]) => name)).toEqual([]);
  expect(sumTallies(tallies, 'accepted')).toBeGreaterThan(requests / 20);
  expect(sumTallies(tallies, 'nobody') + sumTallies(tallies, 'forbidden')).toBeLessThan(requests / 4);
});

const isWrite = (name: string): boolean => /^(POST|PATCH|PUT) /.test(name);

const makeSeed = (name: string): number => seed + createHash('sha256').update(name).digest().readUInt32LE();

async function sendOne(
  name: string,
  example: Example,
  random: () => number,
  tallies: Map<string, Tally>,
): Promise<void> {
  const [method = 'GET'] = name.split(' ');
  const { path, body, headers } = mutate(await buildRequest(name, example, world), method, random);
  const caller = random() < strangers ? pick(random, callers) : atHome[findAccess(name)];
  const client = await clientFor(example, caller);
  const response = await client.call(method as Method, path, body, headers);
  // A tampered cookie, or another request that changed the account, ended the session.
  if (response.status === 401 && caller !== 'visitor') people.delete(caller);
  const tally = tallies.get(name) ?? { accepted: 0, refused: 0, nobody: 0, forbidden: 0, other: 0, failed: [] };
  tallies.set(name, tally);
  if (response.status >= 500 && response.status !== 503)
    tally.failed.push(
      `${response.status} for ${path.slice(0, 200)} ${typeof body === 'string' ? body.slice(0, 300) : body}`,
    );
  else if (response.status < 300) tally.accepted += 1;
  else if (response.status === 400) tally.refused += 1;
  else if (response.status === 401) tally.nobody += 1;
  else if (response.status === 403) tally.forbidden += 1;
  else tally.other += 1;
}

/** Endpoints that end or change their session or account come from clients of their own, so that the shared ones stay. */
async function clientFor({ alone }: Example, caller: Person): Promise<Client> {
  if (alone !== 'account') return alone ? arena.newPerson(caller) : getPerson(caller);
  const newcomer = arena.newVisitor();
  await newcomer.post('/api/register', { username: world.word(), password: testPassword });
  return newcomer;
}

const people = new Map<Person, Client>();

function getPerson(caller: Person): Client {
  const client = people.get(caller) ?? arena.newPerson(caller);
  people.set(caller, client);
  return client;
}

const findAccess = (name: string): Access =>
  arena.app.routes.find(({ method, path }) => `${method} ${path}` === name)?.access ?? 'member';

function report(tallies: Map<string, Tally>): void {
  const lines = [...tallies]
    .sort()
    .map(
      ([name, { failed, ...counts }]) =>
        `${name.padEnd(44)} ${columns.map(([title, key]) => `${title} ${String(counts[key]).padStart(4)}`).join('  ')}  5xx ${failed.length}`,
    );
  const sums = columns.map(([title, key]) => `${title} ${sumTallies(tallies, key)}`);
  process.stdout.write(`${lines.join('\n')}\nall: ${sums.join(', ')}\n`);
}

const columns = [
  ['accepted', 'accepted'],
  ['400', 'refused'],
  ['401', 'nobody'],
  ['403', 'forbidden'],
  ['other 4xx', 'other'],
] as const;

const sumTallies = (tallies: Map<string, Tally>, key: (typeof columns)[number][1]) =>
  [...tallies.values()].reduce((sum, tally) => sum + tally[key], 0);
