import { join } from 'node:path';

const names = {
  database: 'village.sqlite',
  lock: 'village.lock',
  uploads: 'uploads',
  trash: 'uploads-trash',
  backups: 'backups',
  pushKeys: 'push-keys.json',
} as const;

export const pathIn = (dataDir: string, name: keyof typeof names): string => join(dataDir, names[name]);
