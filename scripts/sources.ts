import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Source {
  /** From the repository's root: `src/shared/fields.ts`. */
  path: string;
  text: string;
}

/** All TypeScript below `folder`. */
export function readSources(root: string, folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
