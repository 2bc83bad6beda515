import { join } from 'node:path';
import type { InlineConfig, Manifest, ManifestChunk } from 'vite';
import { liveGamesAdminPages } from '#features/live/live-games/admin-pages.ts';
import { entryModule, readBuild } from '#server/http/pages/build.ts';

/** Builds the service worker, in one file, for the app that is already built in `dist`. */
export function workerBuild(root: string, dist: string): InlineConfig {
  const build = readBuild(dist);
  if (!build) throw new Error('The app is not built yet');
  return {
    root,
    configFile: false,
    define: {
      'self.BUILD': JSON.stringify(build.id),
      'self.FILES': JSON.stringify(precachedFiles(build.manifest)),
      'self.CONSOLE_FILES': JSON.stringify(consoleFiles(build.manifest)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(root, 'src/app/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  };
}

const adminRoutes = 'src/app/web/admin-routes.ts';
const consolePages = new Set(liveGamesAdminPages.map(({ module }) => module));

/** Code, styles and fonts of all that members open; file names contain a content hash, so none needs a revision. */
export const precachedFiles = (manifest: Manifest): { url: string; revision: null }[] =>
  listUrls(manifest, memberModules(manifest)).map((url) => ({ url, revision: null }));

/**
 * The additional files that the console needs. Other screens for admins and officers need the network anyway, but the
 * console can be saved for offline use.
 */
export function consoleFiles(manifest: Manifest): string[] {
  const memberFiles = new Set(listUrls(manifest, memberModules(manifest)));
  const others = loadedByAdminRoutes(manifest).filter((name) => !consolePages.has(name));
  return listUrls(manifest, reached(manifest, [adminRoutes], others)).filter((url) => !memberFiles.has(url));
}

const memberModules = (manifest: Manifest) =>
  reached(manifest, [entryModule], [adminRoutes, ...loadedByAdminRoutes(manifest)]);

const loadedByAdminRoutes = (manifest: Manifest): string[] => manifest[adminRoutes]?.dynamicImports ?? [];

/** The entries and everything they import, statically or dynamically, except what is left out. */
function reached(manifest: Manifest, entries: readonly string[], leftOut: readonly string[]): Set<string> {
  const names = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    if (!entry || names.has(name) || leftOut.includes(name)) return;
    names.add(name);
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) visit(next);
  };
  entries.forEach(visit);
  return names;
}

const listUrls = (manifest: Manifest, names: ReadonlySet<string>): string[] =>
  [...new Set([...names].flatMap((name) => listFiles(manifest[name])))]
    .filter((file) => !file.endsWith('.woff'))
    .map((file) => `/${file}`);

const listFiles = (entry: ManifestChunk | undefined): string[] =>
  entry ? [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])] : [];
