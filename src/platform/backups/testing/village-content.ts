import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** What logins, acts and the running app leave behind, whatever a restore does. */
const traces = [
  ...[
    'audit_log',
    'sessions',
    'known_devices',
    'login_failures',
    'change_number',
    'village_clock',
    'push_sender',
    'push_outbox',
  ],
  'last_seen_at',
];

/** A hash of the rows of each table, in whatever order they are stored. */
export async function hashVillage(db: Database): Promise<Record<string, string>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !traces.includes(name));
  const hashes: Record<string, string> = {};
  for (const { name, columns } of tables) {
    const lasting = columns.map((column) => column.name).filter((column) => !traces.includes(column));
    const named = sql.join(lasting.map((column) => sql.id(column)));
    const { rows } = await sql<Record<string, unknown>>`select ${named} from ${sql.id(name)}`.execute(db);
    const texts = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
    hashes[name] = `${rows.length} ${createHash('sha256').update(texts.join('\n')).digest('hex')}`;
  }
  return hashes;
}
