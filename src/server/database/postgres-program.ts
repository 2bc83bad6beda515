import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where one of PostgreSQL's own programs lies: Debian's folders first, then the path. */
export function findPostgresProgram(name: string): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  return [...folders, ...(process.env['PATH'] ?? '').split(':')].map((folder) => join(folder, name)).find(existsSync);
}
