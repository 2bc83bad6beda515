import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { buildOf } from '#server/http/pages/page.ts';

interface Entry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
type Manifest = Readonly<Record<string, Entry>>;

/** The service worker of the app that was built there, in one file. */
export function workerBuild(root: string, dist: string): InlineConfig {
  const [page = '', listed = ''] = ['index.html', '.vite/manifest.json'].map((path) =>
    readFileSync(join(dist, path), 'utf8'),
  );
  return {
    root,
    configFile: false,
    define: {
      'self.BUILD': JSON.stringify(buildOf(page, listed)),
      'self.FILES': JSON.stringify(filesKept(JSON.parse(listed))),
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

/** What only admins and officers open needs the network anyhow. */
const isForAdmins = (name: string): boolean => /\/manage\/|\/admin-routes\.ts$/.test(name);

/** The code, styles and fonts of all that members open; a name tells the content, so none has a revision. */
export function filesKept(manifest: Manifest): { url: string; revision: null }[] {
  const names = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    if (!entry || names.has(name) || isForAdmins(name)) return;
    names.add(name);
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) visit(next);
  };
  visit('index.html');
  const files = new Set([...names].flatMap((name) => filesOf(manifest[name])));
  return [...files].filter((file) => !file.endsWith('.woff')).map((file) => ({ url: `/${file}`, revision: null }));
}

const filesOf = (entry: Entry | undefined): string[] =>
  entry ? [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])] : [];
