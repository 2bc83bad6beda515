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

export interface Import {
  specifier: string;
  typeOnly: boolean;
  /** Whether it is a dynamic import: `import('…')`. */
  lazy: boolean;
}

const statement = /^[ \t]*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s+)?['"]([^'"\n]+)['"]/gm;
const call = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** What a file imports or re-exports, lazily or at once. */
export function listImports({ text }: Source): Import[] {
  const written = [...text.matchAll(statement)].map(([, type, specifier = '']) => ({
    specifier,
    typeOnly: Boolean(type),
    lazy: false,
  }));
  const lazy = [...text.matchAll(call)].map(([, specifier = '']) => ({ specifier, typeOnly: false, lazy: true }));
  return [...written, ...lazy];
}
