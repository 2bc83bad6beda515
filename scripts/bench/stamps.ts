import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Reads when each session was last updated, on a connection of its own beside the running village. */
export interface Stamps {
  all(): Promise<string[]>;
  close(): Promise<void>;
}

const query = 'select last_seen_at from sessions order by id';

export function openStamps(env: Record<string, string>): Promise<Stamps> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = env;
  return url ? openPostgresStamps(url) : openFileStamps(join(folder, 'village.sqlite'));
}

async function openFileStamps(path: string): Promise<Stamps> {
  const file = new DatabaseSync(path, { readOnly: true });
  const all = file.prepare(query);
  return {
    all: async () => all.all().map((row) => String(row['last_seen_at'])),
    close: async () => file.close(),
  };
}

async function openPostgresStamps(connectionString: string): Promise<Stamps> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return {
    all: async () => (await client.query(query)).rows.map((row) => String(row.last_seen_at)),
    close: () => client.end(),
  };
}
