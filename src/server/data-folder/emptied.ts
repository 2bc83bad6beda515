import { existsSync, readdirSync, statSync } from 'node:fs';
import { WrongSetting } from '../env.ts';
import { pathIn } from './names.ts';

/**
 * SQLite takes a file of no bytes for a new database, and throws away the newest writes beside it. Where a village has been,
 * somebody's disk or copy has failed, and a demo in its place would only hide that.
 */
export function mustNotBeEmptied(dataDir: string): void {
  const path = pathIn(dataDir, 'database');
  if (!existsSync(path) || statSync(path).size > 0) return;
  const hasWrites = existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0;
  if (!hasWrites && !holdsFiles(pathIn(dataDir, 'uploads')) && !holdsFiles(pathIn(dataDir, 'backups'))) return;
  throw new WrongSetting(
    `${path} is empty, and what lies beside it is not: restore a backup, or move that file away to begin anew`,
  );
}

const holdsFiles = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;
