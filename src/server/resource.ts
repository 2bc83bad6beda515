import * as z from 'zod/mini';
import { Done } from '#shared/fields.ts';
import { ById } from '#shared/ids.ts';
import type { ResourceContract } from '#shared/plain-resource.ts';
import { type Access, mayRead, type Viewer } from './access.ts';
import type { Topic } from './changes.ts';
import { isForeignKeyViolation, isUniqueViolation } from './database/constraints.ts';
import { holdRow, type VersionedTable } from './database/hold.ts';
import type { Database } from './database/schema.ts';
import { badField, conflict, notFound, outdated } from './failure.ts';
import { type Call, type Route, route, type Schema } from './http/route.ts';
import type { Page } from './paging.ts';
import type { Write } from './write.ts';

type Out<S extends Schema> = z.core.output<S>;

export interface Versioned {
  id: number;
  version: number;
}

/** What a feature says about one of its resources; the five routes follow from it. */
export interface ResourceSpec<C extends ResourceContract, R extends Versioned> {
  table: VersionedTable;
  /** Topics of other tables that the answer shows, such as a team's sport. */
  alsoShows?: Topic[];
  /** Who may read and who may write; members and admins when not given. */
  access?: { read?: Access; change?: Access; write?: Access; remove?: Access };
  /** Why a row that others point to cannot go: 'This team still has players or games'. */
  inUse: string;
  /** What a second row of the same name is told; where nothing is unique, never seen. */
  taken?: string;
  /** Rows as they are answered; where they do not say what the viewer `can` do, the access says it. */
  list(db: Database, viewer: Viewer, filters: Out<C['Filters']>): Promise<Page<R>>;
  find(db: Database, viewer: Viewer, id: number): Promise<R | undefined>;
  add(write: Write, sent: Out<C['Create']>): Promise<number>;
  /** Changes the row, which is held until the commit, and raises its version. */
  change(write: Write, current: R, sent: Out<C['Change']>): Promise<void>;
  remove(write: Write, current: R): Promise<void>;
}

/** Routes to list, read, add, change and delete. A special case is a route of its own beside them. */
export function resource<C extends ResourceContract, R extends Versioned>(
  contract: C,
  spec: ResourceSpec<C, R>,
): Route[] {
  const { path, noun, set, Answer, Create, Change, Filters }: ResourceContract = contract;
  const { read = 'member', write = 'admin', change = write, remove = write } = spec.access ?? {};
  const named = { ...spec, noun, set };
  const shownTopics = [set, ...(spec.alsoShows ?? [])];
  const answered = (row: R, viewer: Viewer) =>
    'can' in row ? row : { ...row, can: { edit: mayRead(viewer, change), delete: mayRead(viewer, remove) } };
  return [
    route({
      method: 'GET',
      path,
      access: read,
      summary: `List of ${set}`,
      query: Filters,
      answerAs: z.array(Answer),
      sharedUntil: () => shownTopics,
      handle: async (call) => {
        const page = await spec.list(call.db, call.viewer, call.query as Out<C['Filters']>);
        call.answer.nextPage(page.next);
        return page.rows.map((row) => answered(row, call.viewer));
      },
    }),
    route({
      method: 'GET',
      path: `${path}/:id`,
      access: read,
      summary: `One ${noun}`,
      params: ById,
      answerAs: Answer,
      sharedUntil: () => shownTopics,
      handle: async (call) => answered(await found(named, call.db, call.viewer, call.params.id), call.viewer),
    }),
    route({
      method: 'POST',
      path,
      access: write,
      summary: `Add a ${noun}`,
      body: Create,
      answerAs: Answer,
      handle: async (call) => {
        call.answer.status(201);
        const row = await explainConflicts(named, () =>
          call.commit((work) => addRow(named, work, call.body as Out<C['Create']>)),
        );
        return answered(row, call.viewer);
      },
    }),
    route({
      method: 'PATCH',
      path: `${path}/:id`,
      access: change,
      summary: `Change a ${noun}`,
      params: ById,
      body: Change,
      answerAs: Answer,
      handle: async (call) => {
        const sent = call.body as Out<C['Change']>;
        const { id } = call.params;
        const row = await explainConflicts(named, () =>
          call.commit((work) => changeRow(named, work, id, sent, askedVersion(call), answered)),
        );
        return answered(row, call.viewer);
      },
    }),
    route({
      method: 'DELETE',
      path: `${path}/:id`,
      access: remove,
      summary: `Delete a ${noun}`,
      params: ById,
      answerAs: Done,
      handle: (call) =>
        explainConflicts(
          named,
          () => call.commit((work) => removeRow(named, work, call.params.id)),
          conflict(spec.inUse),
        ),
    }),
  ];
}

/** A specification with the words of its contract. */
type Named<C extends ResourceContract, R extends Versioned> = ResourceSpec<C, R> &
  Pick<ResourceContract, 'noun' | 'set'>;

async function addRow<C extends ResourceContract, R extends Versioned>(
  spec: Named<C, R>,
  write: Write,
  sent: Out<C['Create']>,
): Promise<R> {
  const id = await spec.add(write, sent);
  await recordChange(spec, write, id, 'add', { after: sent });
  return found(spec, write.db, write.viewer, id);
}

async function changeRow<C extends ResourceContract, R extends Versioned>(
  spec: Named<C, R>,
  write: Write,
  id: number,
  sent: Out<C['Change']>,
  version: number | undefined,
  answered: (row: R, viewer: Viewer) => object,
): Promise<R> {
  const current = await heldRow(spec, write, id);
  if (version !== undefined && version !== current.version) throw outdated(answered(current, write.viewer));
  await spec.change(write, current, sent);
  const after = await found(spec, write.db, write.viewer, id);
  await recordChange(spec, write, id, 'change', differences(current, after));
  return after;
}

async function removeRow<C extends ResourceContract, R extends Versioned>(
  spec: Named<C, R>,
  write: Write,
  id: number,
): Promise<{ ok: true }> {
  const current = await heldRow(spec, write, id);
  await spec.remove(write, current);
  await recordChange(spec, write, id, 'delete', { before: current });
  return { ok: true };
}

async function recordChange(
  spec: Pick<ResourceContract, 'noun' | 'set'>,
  write: Write,
  id: number,
  act: string,
  detail: Record<string, unknown>,
): Promise<void> {
  write.changed(spec.set, `${spec.noun}:${id}`);
  await write.audit({ act: `${spec.noun}.${act}`, subject: `${spec.noun}:${id}`, detail });
}

/** The row as it is now, and stays until the commit but for this write: of two writes at once the second waits here. */
async function heldRow<A extends Versioned>(spec: Findable<A> & { table: VersionedTable }, write: Write, id: number) {
  await holdRow(write.db, spec.table, id);
  return found(spec, write.db, write.viewer, id);
}

interface Findable<A> {
  noun: string;
  find(db: Database, viewer: Viewer, id: number): Promise<A | undefined>;
}

async function found<A extends Versioned>(spec: Findable<A>, db: Database, viewer: Viewer, id: number): Promise<A> {
  const row = await spec.find(db, viewer, id);
  if (!row) throw notFound(`This ${spec.noun}`);
  return row;
}

/** What the database refused, in words. */
async function explainConflicts<T>(
  spec: { noun: string; taken?: string },
  work: () => Promise<T>,
  inUse = conflict('Something this refers to does not exist any more'),
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(spec.taken ?? `Such a ${spec.noun} exists already`);
    if (isForeignKeyViolation(error)) throw inUse;
    throw error;
  }
}

/**
 * The version the caller last saw: `If-Match: "3"`, or `version` in the body. An `If-Match` that names none is refused:
 * whoever sends one relies on it.
 */
export function askedVersion(call: Pick<Call, 'headers'> & { body: unknown }): number | undefined {
  const { body, headers } = call;
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined && ifMatch !== '*') {
    const match = /^"?(\d{1,10})"?$/.exec(ifMatch);
    if (!match) throw badField('If-Match', 'must be the version of a row, such as "3"');
    return Number(match[1]);
  }
  if (typeof body !== 'object' || body === null || !('version' in body)) return undefined;
  return typeof body.version === 'number' ? body.version : undefined;
}

function differences<A extends object>(before: A, after: A): { before: Partial<A>; after: Partial<A> } {
  const keys = (Object.keys(after) as (keyof A)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (row: A) => Object.fromEntries(keys.map((key) => [key, row[key]])) as Partial<A>;
  return { before: pick(before), after: pick(after) };
}
