import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addCrowd } from '#app/testing/crowd.ts';
import { pictureForm } from '#platform/uploads/testing/form.ts';
import { everything } from '#shared/cache-tags.ts';
import { seeded } from '#testing/mutations.ts';
import type { SessionClient } from '#testing/session-client.ts';
import { type Listening, listen } from '#testing/stream.ts';
import { repeats } from '#testing/whole-run.ts';
import { Thought } from '../contract.ts';
import { guess, listLeaves, type Scores, type Seen } from './testing/guesser.ts';

const authorCount = 20;
const eachWrites = 10;
/** A leaking field already shows with few thoughts; with a thousand, random guesses vary less. */
const rounds = repeats('THOUGHTS', 400, 1_000) / (authorCount * eachWrites);
const chance = 0.05;
const allowed = rounds < 5 ? 0.06 : 0.03;

let arena: TestApp;
let authors: SessionClient[];
let listening: Listening;
const posted: { thought: Thought; author: number; seen: Seen }[] = [];

/** The people write in random order. Each comments on their own thought, and each thought has a picture. */
beforeAll(async () => {
  arena = await startTestApp();
  authors = await addCrowd(arena, authorCount);
  listening = await listen(arena.url, arena.as.member);
  const random = seeded(20_261_122);
  for (let round = 0; round < rounds; round += 1) {
    const turns = Array.from({ length: authorCount * eachWrites }, (_, at) => ({
      author: at % authorCount,
      order: random(),
    }));
    for (const { author } of turns.sort((one, other) => one.order - other.order)) await write(author);
  }
});
afterAll(async () => {
  listening[Symbol.dispose]();
  await arena.close();
});

async function write(author: number): Promise<void> {
  const typed = { content: `Thought ${posted.length}`, displayName: `Voice ${posted.length}` };
  const response = await as(author).post('/api/posts/picture', pictureForm(typed));
  const thought = response.as(Thought);
  await as(author).post(`/api/posts/${thought.id}/comments`, { content: 'More of that' });
  await as(author).post(`/api/posts/${thought.id}/like`);
  // An observer also knows when a thought appears among the others, and the change number on the live stream.
  const watched = { order: posted.length, change: Number(response.headers.get('x-change')) };
  posted.push({ thought, author, seen: new Map(listLeaves(watched, 'watched')) });
}

function as(author: number): SessionClient {
  const client = authors[author];
  if (!client) throw new Error(`There is no author ${author}`);
  return client;
}

/** Everything that a member can read of each thought, in the order of the list. */
async function readAll() {
  const rows: { thought: Thought; seen: Map<string, string | number>; author: number }[] = [];
  for (let path = '/api/posts?limit=100'; path; ) {
    const page = await arena.as.member.get(path);
    path = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    for (const thought of page.as(z.array(Thought))) {
      const known = posted.find((one) => one.thought.id === thought.id);
      if (!known) throw new Error('A thought is in the list that nobody wrote');
      const seen = new Map([...known.seen, ['place', rows.length], ...listLeaves(thought)]);
      rows.push({ thought, seen, author: known.author });
    }
  }
  for (const { thought, seen } of rows) for (const leaf of await readDetails(thought)) seen.set(...leaf);
  return rows;
}

/** The comments, likes and picture of a thought: bodies, headers and response times. */
async function readDetails({ id, imageUrl }: Thought) {
  const leaves: [string, string | number][] = [];
  const paths = { comments: `/api/posts/${id}/comments`, likes: `/api/posts/${id}/like-status`, file: imageUrl ?? '' };
  for (const [name, path] of Object.entries(paths)) {
    const start = performance.now();
    const { body, headers } = await arena.as.member.get(path);
    leaves.push([`${name} took`, performance.now() - start], ...listLeaves(body, name));
    for (const [header, value] of headers) leaves.push([`${name} ${header}`, value]);
  }
  return leaves;
}

describe('a member who reads every answer', () => {
  let rows: Awaited<ReturnType<typeof readAll>>;
  let scores: Map<string, Scores>;
  beforeAll(async () => {
    rows = await readAll();
    scores = guess(
      rows.map(({ seen }) => seen),
      rows.map(({ author }) => author),
    );
    process.stdout.write(`${[...scores].map(formatLine).join('\n')}\n`);
  });

  it('has many properties to compare', () => {
    expect(rows).toHaveLength(rounds * authorCount * eachWrites);
    const paths = [...scores.keys()];
    for (const path of ['id', 'place', 'picture.id', 'imageUrl', 'watched.order', 'watched.change']) {
      expect(paths).toContain(path);
    }
    for (const path of ['comments.0.id', 'comments.0.username', 'comments took', 'likes took', 'file took']) {
      expect(paths).toContain(path);
    }
  });

  it('guesses neither authors nor pairs better than by chance', () => {
    const beyond = [...scores].filter(([, { naming, pairs }]) => !isChance(naming) || !isChance(pairs));
    expect(beyond.map(formatLine)).toEqual([]);
  });

  it.each<[string, (author: number, at: number) => string | number]>([
    ['ids in order by author', (author, at) => author * 10_000 + at],
    ['a name made of the account', (author) => `Voice ${(author * 7919) % 104_729}`],
    ['an account among other digits', (author, at) => `${String(author).padStart(4, '0')}-${(at * 7919) % 9973}`],
  ])('would recognize authors by %s', (_what, leak) => {
    // Uses the order of writing, which is the same in every run. The list's order, and so its halves, are random.
    const found = guess(
      posted.map(({ author }, at): Seen => new Map([['leak', leak(author, at)]])),
      posted.map(({ author }) => author),
    ).get('leak');
    expect(found?.naming).toBeGreaterThan(0.9);
    expect(found?.pairs).toBeGreaterThan(0.9);
  });

  it('receives stream events of thoughts, comments and likes, but nothing about a person', () => {
    const tags = new Set(listening.events.flatMap((event) => event.tags));
    tags.delete(everything);
    expect([...tags].filter((tag) => !/^(thoughts|(comments|likes):thought:[\w-]{22})$/.test(tag))).toEqual([]);
    expect(tags).toContain('thoughts');
    const patches = listening.events.flatMap((event) => Object.values(event.patches));
    expect(patches.length).toBeGreaterThan(0);
    for (const { row, fields } of patches) {
      expect([row, fields]).toEqual([expect.stringMatching(/^thought:[\w-]{22}$/), { likesCount: expect.any(Number) }]);
    }
  });

  it('finds no trace in notices or the audit log', async () => {
    const lines = await arena.db.selectFrom('audit_log').select('act').where('act', 'like', 'thought.%').execute();
    expect(lines).toEqual([]);
    expect((await arena.as.member.get('/api/notices')).body).toEqual([]);
  });
});

const isChance = (share: number): boolean => Math.abs(share - chance) <= allowed;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const formatLine = ([path, { naming, pairs }]: [string, Scores]) =>
  `${path.padEnd(42)} names ${percent(naming).padStart(6)}  pairs ${percent(pairs).padStart(6)}`;
