import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The web app as Vite built it (`scripts/page-parts.ts`). */
export interface Build {
  /** Changes with the page or any of its code. */
  id: string;
  template: string;
  /** What stands in the page itself, so that nothing delays its first paint. */
  inline: { theme: string; start: string; styles: string };
  manifest: Manifest;
}

/** The module that starts the app. */
export const entryModule = 'src/app/web/main.tsx';

/** Null when the folder holds no build. */
export function readBuild(folder: string): Build | null {
  if (!existsSync(join(folder, '.page'))) return null;
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const template = read('.page/index.html');
  const inline = { theme: read('.page/theme.js'), start: read('.page/start.js'), styles: read('.page/styles.css') };
  const listed = read('.vite/manifest.json');
  const hash = createHash('sha256');
  for (const part of [template, ...Object.values(inline), listed]) hash.update(part);
  return { id: hash.digest('hex').slice(0, 12), template, inline, manifest: JSON.parse(listed) };
}

/** The chunks of a module and of all that it imports, each after those that it needs. */
export function collectChunks(manifest: Manifest, name: string, found = new Set<ManifestChunk>()): Set<ManifestChunk> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk)) return found;
  for (const imported of chunk.imports ?? []) collectChunks(manifest, imported, found);
  return found.add(chunk);
}
