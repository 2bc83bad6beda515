import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A backup of a small village of each released version: `1.0.0.tar.gz`. */
export const keptVillages = join(import.meta.dirname, 'kept-villages');

/** Of all its accounts. */
export const keptPassword = 'court-lights-9';

export const listKeptVillages = (): { version: string; file: string }[] =>
  readdirSync(keptVillages).map((name) => ({ version: name.replace('.tar.gz', ''), file: join(keptVillages, name) }));
