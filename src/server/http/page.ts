import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawPage } from '#shared/drawn-page.ts';
import { pageAt, readAt, readsOf, type Sitemap, type SitePage, type SitePart } from '#shared/sitemap.ts';
import type { Answers } from '../answers.ts';
import { type BuiltAnswer, buildAnswer } from '../built-answer.ts';
import type { Topic } from '../changes.ts';
import type { Database } from '../database/schema.ts';
import type { FirstScreen } from './drawn/drawing.ts';
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
  /** What draws first screens; null where none are drawn. */
  drawing: (() => Promise<DrawPage>) | null;
  /** For tests: multiplies how long a drawing may take. */
  patience?: number | undefined;
  look: { topics: readonly Topic[]; read(db: Database): Promise<PageLook> };
}

/** What of the village the page shows before any code has run. */
export interface PageLook {
  product: string;
  /** The address of its picture; null for the app's own sign. */
  logo: string | null;
  /** Style rules, or none. */
  accentStyles: string;
}

export interface Pages {
  has(path: string): boolean;
  /** Allows, beside the app's own files, exactly the script and the styles that stand in the page. */
  policy: string;
  /** The same page with its first screen drawn in it, and a policy that allows what stands in it. */
  draw(path: string, query: URLSearchParams, screen: FirstScreen): Promise<{ html: string; policy: string }>;
  /** The page of a route. `query` is null for a visitor, who is given the reads of open pages alone. */
  find(path: string, query: URLSearchParams | null): Promise<BuiltAnswer>;
  /** What `find` answered a visitor, while that is kept. */
  kept(path: string): BuiltAnswer | undefined;
}

export function readPages(
  { folder, sitemap, parts, look }: WebApp,
  { db, answers }: { db: Database; answers: Answers },
): Pages | null {
  const template = readIfThere(join(folder, 'index.html'));
  if (template === null) return null;
  const manifest = JSON.parse(readIfThere(join(folder, '.vite/manifest.json')) ?? '{}') as Manifest;
  const assemble = async (page: SitePage | undefined, calls: readonly string[]) =>
    withLook(template, await look.read(db)).replace('<!--preloads-->', preloads(page, manifest, calls));
  const keyOf = (path: string, query: URLSearchParams | null) => {
    const page = pageAt(sitemap, path);
    const calls = page ? callsAt(page, path, parts, query) : [];
    return { page, calls, key: page ? ['page', page.path, ...calls].join(' ') : 'page' };
  };
  return {
    policy: policyOf(template),
    has: (path) => pageAt(sitemap, path) !== undefined,
    draw: async (path, query, screen) => {
      const page = pageAt(sitemap, path);
      const html = withScreen(await assemble(page, page ? callsAt(page, path, parts, query) : []), screen);
      return { html, policy: policyOf(template, [screen.sheet]) };
    },
    kept: (path) => answers.find(keyOf(path, null).key, 0),
    find: (path, query) => {
      const { page, calls, key } = keyOf(path, query);
      return answers.read({ key, spelling: key, topics: look.topics, knownChange: 0 }, async () =>
        buildAnswer(await assemble(page, calls), undefined),
      );
    },
  };
}

const callsAt = (page: SitePage, path: string, parts: readonly SitePart[], query: URLSearchParams | null) =>
  callsOf(page, parts, query).map((read) => readAt(read, path));

function callsOf(page: SitePage, parts: readonly SitePart[], query: URLSearchParams | null): readonly string[] {
  if (query) return ['/api/settings', '/api/user', ...readsOf(page, parts, query)];
  return page.guard === 'visitor' ? ['/api/settings', ...readsOf(page, parts, new URLSearchParams())] : [];
}

const ownName = 'Village Arena';
const ownIcon = 'href="/icon.svg"';
const ownSign = /<svg data-logo[\s\S]*?<\/svg>/g;

/** The template with this village's name, logo and accent in place of the app's own. */
function withLook(template: string, { product, logo, accentStyles }: PageLook): string {
  const html = template
    .replaceAll(ownName, () => escaped(product))
    .replace('name="accent" content=""', () => `name="accent" content="${escaped(accentStyles)}"`);
  if (logo === null) return html;
  const src = escaped(logo);
  return html
    .replace(ownIcon, () => `href="${src}"`)
    .replace(ownSign, () => `<img src="${src}" alt="" width="34" height="34" class="rounded-[10px] object-contain">`);
}

const chrome = /<!--chrome-->[\s\S]*<!--\/chrome-->/;
const early = /<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g;

/**
 * In place of the chrome that stands there until the app's code has come: nothing in it can be pressed either. What shows
 * comes first then, its fonts and pictures; `start.js` asks for the code, and what it reads, once all that is painted.
 */
function withScreen(html: string, { markup, sheet }: FirstScreen): string {
  const later = html.match(early)?.join('') ?? '';
  return html
    .replaceAll(early, '')
    .replace('</head>', () => `<template data-later>${later}</template></head>`)
    .replace(
      chrome,
      () => `<style>${sheet}</style><div data-drawn class="contents" inert aria-hidden="true">${markup}</div>`,
    );
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const inline = (name: 'script' | 'style') => new RegExp(`<${name}>(.*?)</${name}>`, 'gs');

/** Made of the template alone: a script that came into a page by any other way is not allowed. */
function policyOf(template: string, sheets: readonly string[] = []): string {
  const textsIn = (name: 'script' | 'style') => [...template.matchAll(inline(name))].map(([, content = '']) => content);
  return contentSecurityPolicy({
    scripts: textsIn('script').map(hashOf),
    styles: [...textsIn('style'), ...sheets].map(hashOf),
  });
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

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
