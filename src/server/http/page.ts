import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAt, readsOf, type Sitemap, type SitePage, type SitePart } from '#shared/sitemap.ts';
import { type BuiltAnswer, buildAnswer } from '../built-answer.ts';
import { contentSecurityPolicy } from './headers.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestEntry>;

export interface WebApp {
  /** Where the build put it. */
  folder: string;
  sitemap: Sitemap;
  parts: readonly SitePart[];
}

export interface Pages {
  has(path: string): boolean;
  /** Allows, beside the app's own files, exactly the script and the styles that stand in the page. */
  policy: string;
  /** The page of a route. `query` is null for a visitor, who is given the reads of open pages alone. */
  find(path: string, query: URLSearchParams | null): BuiltAnswer;
}

export function readPages({ folder, sitemap, parts }: WebApp): Pages | null {
  const template = readIfThere(join(folder, 'index.html'));
  if (template === null) return null;
  const manifest = JSON.parse(readIfThere(join(folder, '.vite/manifest.json')) ?? '{}') as Manifest;
  const built = new Map<string, BuiltAnswer>();
  return {
    policy: policyOf(template),
    has: (path) => pageAt(sitemap, path) !== undefined,
    find: (path, query) => {
      const page = pageAt(sitemap, path);
      const calls = page ? callsOf(page, parts, query) : [];
      const key = page ? [path, ...calls].join(' ') : '';
      const known =
        built.get(key) ?? buildAnswer(template.replace('<!--preloads-->', preloads(page, manifest, calls)), undefined);
      built.set(key, known);
      return known;
    },
  };
}

function callsOf(page: SitePage, parts: readonly SitePart[], query: URLSearchParams | null): readonly string[] {
  if (query) return ['/api/settings', '/api/user', ...readsOf(page, parts, query)];
  return page.guard === 'visitor' ? ['/api/settings', ...readsOf(page, parts, new URLSearchParams())] : [];
}

const inline = (name: 'script' | 'style') => new RegExp(`<${name}>(.*?)</${name}>`, 'gs');

function policyOf(template: string): string {
  const hashes = (name: 'script' | 'style') =>
    [...template.matchAll(inline(name))].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
  return contentSecurityPolicy({ scripts: hashes('script'), styles: hashes('style') });
}

/** None of it holds up the first paint; of one low priority, it comes in the order in which it stands: code, reads, fonts. */
function preloads(page: SitePage | undefined, manifest: Manifest, calls: readonly string[]): string {
  if (!page) return '';
  const files = page.module ? codeOf(manifest, page.module) : { scripts: [], styles: [] };
  return [
    ...files.scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    ...files.styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...calls.map(
      (call) =>
        `<link rel="preload" as="fetch" fetchpriority="low" crossorigin="anonymous" href="${call.replaceAll('&', '&amp;')}">`,
    ),
  ].join('');
}

function codeOf(manifest: Manifest, module: string): { scripts: string[]; styles: string[] } {
  const started = entriesUnder(manifest, 'index.html');
  const entries = [...entriesUnder(manifest, module)].filter((entry) => !started.has(entry));
  return {
    scripts: entries.map(({ file }) => file),
    styles: [...new Set(entries.flatMap(({ css = [] }) => css))],
  };
}

function entriesUnder(manifest: Manifest, name: string, found = new Set<ManifestEntry>()): Set<ManifestEntry> {
  const entry = manifest[name];
  if (!entry || found.has(entry)) return found;
  found.add(entry);
  for (const imported of entry.imports ?? []) entriesUnder(manifest, imported, found);
  return found;
}

function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
