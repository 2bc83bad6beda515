import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LikeResponse } from '#features/community/conversation/contract.ts';
import { playlists } from '#features/community/playlists/contract.ts';
import { RepostResponse, Thought } from '#features/community/thoughts/contract.ts';
import { type ChildApp, startChildApp } from '#testing/child-app.ts';
import { Client } from '#testing/client.ts';
import { type DurableDatabase, durableDatabase } from '#testing/database/durable-database.ts';
import { repeats } from '#testing/whole-run.ts';

const kills = repeats('KILLS', 1, 5);
const member = { username: 'sipho', password: 'courtside-lights-46' };
const Playlists = z.array(playlists.ResponseBody);

let database: DurableDatabase;
beforeAll(async () => {
  database = await durableDatabase();
});
afterAll(() => database.drop());

/** What was acknowledged before the process was killed, and what may have been in flight then. */
const posted: string[] = [];
const commented: string[] = [];
let wasActive = new Set<number>();

test(`${kills} kills during posts, likes, reposts and set-active leave every acknowledged write, once, and one active playlist`, async () => {
  const { thought, lists } = await prepared();
  for (let kill = 1; kill <= kills; kill += 1) {
    const app = await startChildApp(database);
    const { admin, own } = await people(app);
    const before = posted.length;
    const busy = [
      until(app, (count) => post(own, `Thought ${kill} ${count}`)),
      until(app, (count) => comment(own, thought, `Comment ${kill} ${count}`)),
      ...[admin, own].flatMap((client) => [
        until(app, () => client.post(`/api/posts/${thought}/like`)),
        until(app, () => client.post(`/api/posts/${thought}/repost`)),
      ]),
      until(app, (count) => activate(admin, lists[count % lists.length] ?? 0)),
    ];
    await expect.poll(() => posted.length, { interval: 2 }).toBeGreaterThan(before + 4);
    app.process.kill('SIGKILL');
    await Promise.all(busy);
    if (kill === 1) await database.crash();
  }

  await using after = await startChildApp(database);
  const { admin, own } = await people(after);
  const thoughts = await all(own, '/api/posts?limit=100', Thought);
  const contents = thoughts.map(({ content }) => content);
  expect(posted.filter((content) => !contents.includes(content))).toEqual([]);
  expect(new Set(contents).size).toBe(contents.length);
  const storedComments = (await all(own, `/api/posts/${thought}/comments`, z.object({ content: z.string() }))).map(
    ({ content }) => content,
  );
  expect(commented.filter((content) => !storedComments.includes(content))).toEqual([]);
  expect(new Set(storedComments).size).toBe(storedComments.length);

  const likedThought = thoughts.find(({ id }) => id === thought) ?? expect.fail();
  expect(likedThought.commentsCount).toBe(storedComments.length);
  // Each person toggles twice, which changes nothing but reveals their state: the counts must equal the states.
  expect(likedThought.likesCount).toBe(
    await countHolding([admin, own], `/api/posts/${thought}/like`, LikeResponse, 'liked'),
  );
  expect(likedThought.repostsCount).toBe(
    await countHolding([admin, own], `/api/posts/${thought}/repost`, RepostResponse, 'reposted'),
  );

  const active = (await admin.get('/api/playlists')).as(Playlists).filter(({ isActive }) => isActive);
  expect(active).toHaveLength(1);
  expect(wasActive).toContain(active[0]?.id);
});

async function prepared() {
  await using app = await startChildApp(database);
  await new Client(app.url).post('/api/register', member);
  const { admin, own } = await people(app);
  const thought = (await own.post('/api/posts', { content: 'Talk about this', displayName: 'Me' })).as(Thought).id;
  const lists: number[] = [];
  for (const title of ['One', 'Two', 'Three']) {
    lists.push((await admin.post('/api/playlists', { title })).as(playlists.ResponseBody).id);
  }
  await activate(admin, lists[0] ?? 0);
  return { thought, lists };
}

async function people(app: ChildApp) {
  const own = new Client(app.url);
  await own.logIn(member.username, member.password);
  return { admin: await app.newAdmin(), own };
}

/** Repeats the work until the process is gone; the call that fails then was not acknowledged. */
async function until({ process }: ChildApp, work: (count: number) => Promise<unknown>): Promise<void> {
  for (let count = 0; !process.killed; count += 1) {
    try {
      await work(count);
    } catch {
      return;
    }
  }
}

async function post(client: Client, content: string): Promise<void> {
  const { status } = await client.post('/api/posts', { content, displayName: 'Me' });
  if (status === 201) posted.push(content);
}

async function comment(client: Client, thought: string, content: string): Promise<void> {
  const { status } = await client.post(`/api/posts/${thought}/comments`, { content });
  if (status === 201) commented.push(content);
}

/** Either the last acknowledged playlist or the one in flight may be active. */
async function activate(admin: Client, id: number): Promise<void> {
  wasActive.add(id);
  const { status } = await admin.post(`/api/playlists/${id}/set-active`);
  if (status === 200) wasActive = new Set([id]);
}

async function countHolding<S extends z.ZodMiniType<Record<string, unknown>>>(
  clients: readonly Client[],
  path: string,
  response: S,
  field: keyof z.infer<S>,
): Promise<number> {
  let holding = 0;
  for (const client of clients) {
    await client.post(path);
    if ((await client.post(path)).as(response)[field] === true) holding += 1;
  }
  return holding;
}

async function all<S extends z.ZodMiniType>(client: Client, path: string, row: S): Promise<z.infer<S>[]> {
  const rows: z.infer<S>[] = [];
  for (let next = path; next; ) {
    const page = await client.get(next);
    rows.push(...page.as(z.array(row)));
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
  }
  return rows;
}
