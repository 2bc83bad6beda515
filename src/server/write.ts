import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { type CacheTag, toWildcard } from '#shared/cache-tags.ts';
import type { SeveralOutcomes, SeveralRows } from '#shared/plain-resource.ts';
import type { Viewer } from './access/access.ts';
import type { Change, Changes, Patch } from './cache/changes.ts';
import {
  insideTransaction,
  keepAwake,
  lockTables,
  type MaintenanceLock,
  type TimeLimit,
} from './concurrency/exclusive.ts';
import type { Engine } from './database/engine.ts';
import type { Database, RowVersion, Schema, Tx } from './database/schema.ts';
import { Failure } from './failure.ts';

/** What happened, for the audit log. `detail` must hold no password, SMID, or author of an anonymous thought. */
export interface AuditEntry {
  /** What was done: `game.change`, `login.failed`. */
  act: string;
  /** What it was done to: `game:115`. */
  subject?: string;
  detail?: Record<string, unknown>;
  /** Who did it, when only the act itself reveals that: a login. Without an account, a name with a space. */
  by?: { accountId: number | null; username: string };
}

/** The context of a running command: its transaction, who acts, and how the command reports what it does. */
export interface Write<V extends Viewer = Viewer> {
  db: Tx;
  viewer: V;
  now: Date;
  engine: Engine;
  changed(...tags: CacheTag[]): void;
  patched(tag: CacheTag, patch: Patch): void;
  happened(event: DomainEvent): void;
  audit(entry: AuditEntry): Promise<void>;
  /** Locks these tables against all other writers until the commit: they are told to try again. */
  keepOthersOut(tables: readonly string[]): Promise<void>;
}

/** Something that a command did, in the words of its domain. Cache tags say only what to refetch. */
export interface DomainEvent<T = unknown> {
  type: symbol;
  data: T;
}

/** Reacts to what happened, or to what changed, in the command's transaction. */
export type Subscriber = (
  write: Write,
  happened: readonly DomainEvent[],
  changed: ReadonlySet<CacheTag>,
) => Promise<void>;

export type AuditWriter = (write: Pick<Write, 'db' | 'viewer' | 'now'>, entry: AuditEntry) => Promise<void>;

export interface WriteServices {
  db: Database;
  engine: Engine;
  changes: Changes;
  maintenanceLock: MaintenanceLock;
  /** Called inside the transaction, so that other processes are notified exactly when it commits. */
  notifyOthers(tx: Tx, change: Change): Promise<void>;
  writeAudit: AuditWriter;
  /** Called in this order, each with the command's events and those that earlier subscribers added. */
  subscribers: readonly Subscriber[];
}

export async function commit<T, V extends Viewer>(
  services: WriteServices,
  viewer: V,
  command: (write: Write<V>) => Promise<T>,
  now = new Date(),
): Promise<T> {
  return (await commitWithChange(services, viewer, command, now)).result;
}

export async function commitWithChange<T, V extends Viewer>(
  services: WriteServices,
  viewer: V,
  command: (write: Write<V>) => Promise<T>,
  now: Date,
  limit?: TimeLimit,
): Promise<{ result: T; change: Change | undefined }> {
  services.maintenanceLock.mustBeOpen();
  using locks = new DisposableStack();
  const tags = new Set<CacheTag>();
  const patches = new Map<CacheTag, Patch>();
  const events: DomainEvent[] = [];
  let change: Change | undefined;
  const result = await insideTransaction(() =>
    services.db.transaction().execute(async (tx) => {
      limit?.mustNotBeOver();
      const write: Write<V> = {
        db: tx,
        viewer,
        now,
        engine: services.engine,
        changed: (...names) => {
          for (const name of names) tags.add(name);
        },
        patched: (tag, patch) => {
          tags.add(tag);
          patches.set(tag, patch);
        },
        happened: (event) => void events.push(event),
        audit: (entry) => services.writeAudit({ db: tx, viewer, now }, entry),
        keepOthersOut: async (tables) => {
          locks.use(services.maintenanceLock.close());
          await lockTables(write, tables);
          locks.use(keepAwake(write));
        },
      };
      const value = await command(write);
      for (const react of services.subscribers) await react(write, events, tags);
      if (tags.size > 0) {
        // With several writes in line for the number, a frozen process would hold it once for each of them.
        locks.use(await services.maintenanceLock.turn());
        change = { number: await takeChangeNumber(tx), tags: [...tags], patches };
        await services.notifyOthers(tx, change);
      }
      limit?.lift();
      return value;
    }),
  );
  if (change) services.changes.publish(change);
  return { result, change };
}

/** The row stays locked until the commit, so numbers rise in the order of commits, on both engines. */
async function takeChangeNumber(tx: Tx): Promise<number> {
  const { value } = await tx
    .updateTable('change_number')
    .set({ value: sql<number>`value + 1` })
    .where('id', '=', 1)
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

export type VersionedTable = {
  [T in keyof Schema]: Schema[T] extends { version: RowVersion } ? T : never;
}[keyof Schema];

/**
 * Locks a row until the commit: the next writer waits, and then reads the new state. PostgreSQL takes a lock and not an
 * update: the update that follows would then recheck, and lock, every row that this one refers to.
 */
export const lockRowForUpdate = (db: Tx, table: VersionedTable, id: number) =>
  lockForUpdate(db, table, sql`id = ${id}`);

/** Locks rows in the order of their ids, so that no two writers wait for each other. */
export const lockForUpdate = locking('no key update');

/** Lets nobody change these rows before the commit; any number of writers may keep them. */
export const lockForShare = locking('share');

/** SQLite needs no locks: a transaction begins there with the only right to write (`begin immediate`). */
function locking(strength: 'no key update' | 'share') {
  return async (db: Tx, table: VersionedTable, where: RawBuilder<unknown>): Promise<void> => {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`select id from ${sql.table(table)} where ${where} order by id for ${sql.raw(strength)}`.execute(db);
  };
}

/** Defines a type of domain event; the feature in which it happens exports it from its `server/events.ts`. */
export function defineEvent<T>(name: string) {
  const type = Symbol(name);
  const is = (event: DomainEvent): event is DomainEvent<T> => event.type === type;
  return Object.assign((data: T): DomainEvent<T> => ({ type, data }), { is });
}

type EventType<T> = ReturnType<typeof defineEvent<T>>;

/** Reacts in the command's transaction, once for all events of the type. */
export const when =
  <T>(type: EventType<T>, react: (write: Write, events: readonly T[]) => Promise<void>): Subscriber =>
  async (write, happened) => {
    const events = happened.filter(type.is).map(({ data }) => data);
    if (events.length > 0) await react(write, events);
  };

/**
 * Reacts in the command's transaction if it, or an earlier subscriber, changed one of these tags; `teamTag.any` stands for
 * each team. For what is derived from so much that no list of events would be complete.
 */
export const whenChanged =
  (watched: readonly CacheTag[], react: (write: Write, changed: readonly CacheTag[]) => Promise<void>): Subscriber =>
  async (write, _happened, changed) => {
    const matching = [...changed].filter((tag) => watched.includes(tag) || watched.includes(toWildcard(tag)));
    if (matching.length > 0) await react(write, matching);
  };

/**
 * Does something to each of several rows in one transaction, always in the same order, so that two calls on the same
 * rows do not deadlock. An action that a row refuses is rolled back, and reported with its message.
 */
export async function doToEach(
  { db }: Pick<Write, 'db'>,
  { rows }: SeveralRows,
  action: (id: number, version: number | undefined) => Promise<unknown>,
): Promise<SeveralOutcomes> {
  const outcomes: SeveralOutcomes = { done: [], refused: [] };
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  for (const [id, version] of [...versions].sort(([one], [other]) => one - other)) {
    await sql`savepoint one_row`.execute(db);
    try {
      await action(id, version);
      outcomes.done.push(id);
    } catch (failure) {
      await sql`rollback to savepoint one_row`.execute(db);
      if (!isOfTheRow(failure)) throw failure;
      outcomes.refused.push({ id, message: failure.message });
    }
    await sql`release savepoint one_row`.execute(db);
  }
  return outcomes;
}

const isOfTheRow = (failure: unknown): failure is Failure =>
  failure instanceof Failure && [400, 404, 409].includes(failure.status);

/**
 * Inserts a row, or removes it if it exists; returns whether it exists now. Simultaneous presses count one after the
 * other: the insert waits for the other one's, and the unique key decides whether this press inserts or removes.
 */
export async function toggle(insert: () => Promise<boolean>, remove: () => Promise<boolean>): Promise<boolean> {
  for (;;) {
    if (await insert()) return true;
    if (await remove()) return false;
  }
}
