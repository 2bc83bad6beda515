import { join } from 'node:path';

const names = {
  database: 'village.sqlite',
  lock: 'village.lock',
  uploads: 'uploads',
  trash: 'uploads-trash',
  backups: 'backups',
} as const;

/** Where something is in the data folder. */
export const pathIn = (dataDir: string, what: keyof typeof names): string => join(dataDir, names[what]);
