import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Answers } from '../answers.ts';
import { type Changes, everything, type Topic } from '../changes.ts';
import type { Database, Tx } from '../database/schema.ts';

const channel = 'village_changes';
/** PostgreSQL refuses notifications of 8000 bytes and more. */
const mostBytes = 7_000;

const Notice = z.object({ number: z.int(), topics: z.array(z.string()) });

/** Tells of a change as part of the command's transaction, so that others hear of it exactly when it has committed. */
export async function notifyOthers(tx: Tx, number: number, topics: readonly Topic[]): Promise<void> {
  const full = JSON.stringify({ number, topics });
  const payload = Buffer.byteLength(full) < mostBytes ? full : JSON.stringify({ number, topics: [everything] });
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}

/**
 * Hears of other processes' commits, in their order (and of its own again, which says nothing new). While the
 * connection is lost nothing is kept, and when it is back everything kept is dropped, because what was said in between
 * is not known.
 */
export async function listenToOthers(
  databaseUrl: string,
  db: Database,
  changes: Changes,
  answers: Answers,
): Promise<{ close(): Promise<void> }> {
  const { default: pg } = await import('pg');
  let closed = false;
  let client: InstanceType<typeof pg.Client> | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    fresh.on('notification', ({ payload }) => hear(changes, payload));
    fresh.on('error', () => undefined);
    fresh.on('end', () => void lost());
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    client = fresh;
    changes.publishEverything(await latestNumber(db));
    answers.keeping = true;
  }

  async function lost(): Promise<void> {
    answers.keeping = false;
    while (!closed) {
      try {
        await connect();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  await connect();
  return {
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}

export async function latestNumber(db: Database): Promise<number> {
  const row = await db.selectFrom('change_number').select('value').where('id', '=', 1).executeTakeFirst();
  return row?.value ?? 0;
}

function hear(changes: Changes, payload: string | undefined): void {
  const notice = z.safeParse(Notice, parse(payload));
  if (notice.success) changes.publish(notice.data);
}

function parse(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? '');
  } catch {
    return null;
  }
}
