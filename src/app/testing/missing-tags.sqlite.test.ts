import { afterAll, expect, test } from 'vitest';
import { accountTag } from '#server/access/viewers.ts';
import { tagsAndRows } from '#server/cache/changes.ts';
import type { Route } from '#server/http/route.ts';
import { type CacheTag, everything, tagsIn, toWildcard } from '#shared/cache-tags.ts';
import { buildRequest, type Example, type ExampleRequest } from '#testing/example.ts';
import type { Person } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { examples, servingAll } from './all-examples.ts';
import { startFilledApp } from './filled-app.ts';
import { recordStatements } from './statements.ts';

const statements = recordStatements();
const arena = await startFilledApp({ env: servingAll });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const tables = (await arena.db.introspection.getTables()).map(({ name }) => name);
/** Of the changes since it was last emptied: what drops cached responses, and what tells a browser that shows the rows. */
const changed = { tags: new Set<CacheTag>(), rows: new Set<CacheTag>() };
arena.app.changes.listen((change) => {
  for (const tag of change.tags) changed.tags.add(tag);
  for (const tag of tagsAndRows(change)) changed.rows.add(tag);
});

/** Who reads it, and sees it until a tag of it changes: its tags are the same for all who may. */
const pickReader = ({ access }: Route): Person =>
  access === 'visitor' || access === 'member' ? 'member' : 'adminWithWindow';
/** In the order of an example's statuses. */
const people: readonly Person[] = ['visitor', 'member', 'otherMember', 'officer', 'admin', 'adminWithWindow'];
/** The least powerful person who may write, so that rules apply; a visitor only where nobody else may. */
const writers = ['member', 'otherMember', 'officer', 'adminWithWindow', 'visitor'] as const;

interface Shown {
  route: Route;
  path: string;
  text: string;
  tags: readonly CacheTag[];
  tables: ReadonlySet<string>;
}

test('a write names a tag of each read whose answer it changes', { timeout: 900_000 }, async () => {
  const writes = await prepared();
  const shown = await listed();
  const missing: string[] = [];
  let done = 0;
  for (const { route, writer, request } of writes) {
    const all = [...shown, ...(await onItsRow(route, request.path))];
    changed.tags.clear();
    changed.rows.clear();
    statements.length = 0;
    const { status } = await arena.as[writer].call(route.method, request.path, request.body);
    if (status >= 300) continue;
    done += 1;
    const written = tablesIn(statements.flatMap((sent) => sent.match(writing) ?? []));
    const tags = [...changed.tags].join(' ');
    const told = new Set(all.filter(isTouched));
    for (const one of all.filter((each) => told.has(each) || [...each.tables].some((table) => written.has(table)))) {
      const now = await read(one.route, one.path);
      if (!told.has(one) && mustBeTold(one, now))
        missing.push(
          `${route.method} ${route.path} (${tags}) changes ${one.path} (${one.tags.join(' ')}): ${differing(one.text, now.text)}`,
        );
      Object.assign(one, now);
    }
  }
  expect(missing).toEqual([]);
  expect(done).toBeGreaterThan(100);
});

/** All writes with examples, and the rows that they need: later changes are then those of the writes alone. */
async function prepared(): Promise<{ route: Route; writer: Person; request: ExampleRequest }[]> {
  const all = [];
  for (const route of arena.app.routes.filter(({ method }) => method !== 'GET')) {
    const example = findExample(route);
    const writer = writers.find((person) => isAccepted(example, person));
    if (!example || example.alone || !writer) continue;
    all.push({ route, writer, request: await buildRequest(`${route.method} ${route.path}`, example, world) });
  }
  return all;
}

/** Each read as in its example, and as a whole where that narrows a list. All rows are added before the first is read. */
async function listed(): Promise<Shown[]> {
  const asked: [Route, string][] = [];
  for (const route of reads) {
    const example = findExample(route);
    if (!example || example.alone) continue;
    const { path } = await buildRequest(`GET ${route.path}`, example, world);
    asked.push([route, path]);
    if (path !== route.path && !route.path.includes(':')) asked.push([route, route.path]);
  }
  const all: Shown[] = [];
  for (const [route, path] of asked) all.push(await read(route, path));
  return all;
}

/** What there is to read about the row that a write is about. */
async function onItsRow({ path }: Route, asked: string): Promise<Shown[]> {
  const collection = path.slice(0, path.indexOf('/:id') + 1);
  const [id] = asked.slice(collection.length).split(/[/?]/);
  if (!collection || !id) return [];
  const all: Shown[] = [];
  for (const route of reads.filter((one) => one.path.startsWith(`${collection}:id`)))
    all.push(await read(route, route.path.replace(':id', id)));
  return all;
}

const reads = arena.app.routes.filter(
  ({ method, cacheTags, dependsOn }) => method === 'GET' && (cacheTags || dependsOn),
);

/** The answer as it is now, and the tables that it comes from. */
async function read(route: Route, path: string): Promise<Shown> {
  if (route.cacheTags) arena.app.changes.publishEverything();
  statements.length = 0;
  const { status, body, headers } = await arena.as[pickReader(route)].get(path);
  // When somebody was last seen is shown as of the reading.
  const text = `${status} ${JSON.stringify(body)}`.replaceAll(/"lastSeenAt":(null|"[^"]*")/g, '');
  return { route, path, text, tags: tagsIn(headers.get('x-tags')), tables: tablesIn(statements) };
}

/** One that names no tag promises nothing: its page reads it each time. Of a row that is gone, its own read tells. */
const mustBeTold = (before: Shown, now: Shown): boolean =>
  before.tags.length > 0 && !now.text.startsWith('404') && now.text !== before.text;

const writing = /\b(?:insert into|update|delete from) "?\w+/g;

function tablesIn(texts: readonly string[]): Set<string> {
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
  return new Set(tables.filter((table) => words.has(table)));
}

function isTouched({ route, tags }: Shown): boolean {
  const told = [...(route.cacheTags ? changed.tags : changed.rows)];
  // With another role or name, the app reads everything again.
  if (told.some((tag) => tag === everything || accountTag.getId(tag) !== null)) return true;
  return told.some((tag) => tags.includes(tag) || tags.includes(toWildcard(tag)));
}

const findExample = ({ method, path }: Route): Example | undefined => examples[`${method} ${path}`];

const isAccepted = (example: Example | undefined, person: Person): boolean =>
  (example?.gets[people.indexOf(person)] ?? 500) < 300;

/** Both around the first character in which they differ. */
function differing(before: string, after: string): string {
  const at = [...before].findIndex((character, index) => character !== after[index]);
  return [before, after].map((text) => text.slice(Math.max(0, at - 40), at + 40)).join(' -> ');
}
