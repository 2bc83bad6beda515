import { sql } from 'kysely';
import { type Member, movedWindow } from '#server/access/access.ts';
import { batches, type Engine } from '#server/database/engine.ts';
import type { Database, Tx } from '#server/database/schema.ts';

interface Stamp {
  sessionId: number;
  accountId: number;
  at: string;
  adminUntil: number;
}

type Holder = Pick<Member, 'sessionId' | 'accountId' | 'isAdmin' | 'adminUntil' | 'passwordAt'>;

const maxStamps = 50_000;

/** Collects in memory who used their session and when, so that requests write nothing, and writes it all at once. */
export class Activity {
  readonly #stamps = new Map<number, Stamp>();
  readonly #db: Database;
  readonly #engine: Engine;
  readonly #failed: (error: unknown) => void;
  #flushing: Promise<void> | undefined;

  constructor(db: Database, engine: Engine, failed: (error: unknown) => void = () => undefined) {
    this.#db = db;
    this.#engine = engine;
    this.#failed = failed;
  }

  used(viewer: Holder, now: Date): void {
    this.#stamp(viewer, now, this.#stamps.get(viewer.sessionId)?.adminUntil ?? 0);
  }

  /** The person did something: this extends an admin's open window. */
  acted(viewer: Holder, now: Date): void {
    const adminUntil = movedWindow(viewer, now);
    if (adminUntil === viewer.adminUntil) return;
    viewer.adminUntil = adminUntil;
    this.#stamp(viewer, now, adminUntil);
  }

  getAdminWindow({ sessionId, adminUntil }: Pick<Holder, 'sessionId' | 'adminUntil'>): number {
    return adminUntil === 0 ? 0 : Math.max(adminUntil, this.#stamps.get(sessionId)?.adminUntil ?? 0);
  }

  flush(): Promise<void> {
    this.#flushing ??= this.#write().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  #stamp({ sessionId, accountId }: Holder, now: Date, adminUntil: number): void {
    this.#stamps.delete(sessionId);
    const [oldest] = this.#stamps.keys();
    if (this.#stamps.size >= maxStamps && oldest !== undefined) this.#stamps.delete(oldest);
    this.#stamps.set(sessionId, { sessionId, accountId, at: now.toISOString(), adminUntil });
  }

  async #write(): Promise<void> {
    const stamps = [...this.#stamps.values()];
    if (stamps.length === 0) return;
    try {
      await this.#db.transaction().execute((tx) => writeStamps(tx, this.#engine, stamps));
      for (const stamp of stamps) {
        if (this.#stamps.get(stamp.sessionId) === stamp) this.#stamps.delete(stamp.sessionId);
      }
    } catch (error) {
      this.#failed(error);
    }
  }
}

async function writeStamps(tx: Tx, engine: Engine, stamps: readonly Stamp[]): Promise<void> {
  for (const batch of batches(stamps)) {
    const rows = batch.map(({ sessionId, at, adminUntil }) => row(sessionId, at, windowText(adminUntil)));
    await sql`update sessions set last_seen_at = stamp.column2,
      admin_until = case when stamp.column3 > admin_until then stamp.column3 else admin_until end
      from (values ${sql.join(rows)}) as stamp
      where sessions.id = stamp.column1 ${unlocked(engine, 'sessions', batch, 'sessionId')}`.execute(tx);
  }
  const accounts = [...new Map(stamps.map((stamp) => [stamp.accountId, stamp])).values()];
  for (const batch of batches(accounts)) {
    const rows = batch.map(({ accountId, at }) => row(accountId, at));
    await sql`update accounts set last_seen_at = stamp.column2
      from (values ${sql.join(rows)}) as stamp
      where accounts.id = stamp.column1 ${unlocked(engine, 'accounts', batch, 'accountId')}`.execute(tx);
  }
}

const row = (id: number, ...texts: string[]) =>
  sql`(cast(${id} as integer), ${sql.join(texts.map((text) => sql`cast(${text} as text)`))})`;

const windowText = (adminUntil: number): string => (adminUntil === 0 ? '' : new Date(adminUntil).toISOString());

/** Skips rows that a command has locked: waiting for one while holding others could deadlock. */
function unlocked(
  engine: Engine,
  table: 'sessions' | 'accounts',
  batch: readonly Stamp[],
  id: 'sessionId' | 'accountId',
) {
  if (engine === 'sqlite') return sql``;
  const ids = sql.join(batch.map((stamp) => stamp[id]));
  return sql`and ${sql.table(table)}.id in
    (select id from ${sql.table(table)} where id in (${ids}) for update skip locked)`;
}
