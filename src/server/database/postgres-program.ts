import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Finds one of PostgreSQL's own programs, in Debian's folders first, then in `PATH`. */
export function findPostgresProgram(name: string): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  return [...folders, ...(process.env['PATH'] ?? '').split(':')].map((folder) => join(folder, name)).find(existsSync);
}
