import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { type RenderedPage, type RenderPage, shellPath, stateId } from '#shared/rendered-page.ts';
import { pageAt, type Sitemap, type SitePage } from '#shared/sitemap.ts';
import type { CacheTag } from '../../cache/changes.ts';
import { buildResponse, type ResponseCache } from '../../cache/response-cache.ts';
import type { Database } from '../../database/schema.ts';
import { contentSecurityPolicy } from './headers.ts';

export interface WebApp {
  /** The folder with the build. */
  folder: string;
  sitemap: Sitemap;
  /** The pages that the server renders: for everybody, or for members. */
  rendered: Sitemap;
  /** Loads the code that renders pages; null where none are rendered. */
  rendering: (() => Promise<RenderPage>) | null;
  /** When false, a service worker that unregisters itself replaces that of the app. */
  serviceWorker: boolean;
  /** For tests: multiplies how long a rendering may take. */
  timeoutMultiplier?: number | undefined;
  variant: { tags: readonly CacheTag[]; read(db: Database): Promise<PageLook> };
}

/** The village's own look, which the page shows before any code has run. */
export interface PageLook {
  product: string;
  /** The address of the logo; null for the app's own. */
  logo: string | null;
  /** CSS rules, or an empty text. */
  accentStyles: string;
}

/** Null when the web app is not built. */
export type Pages = ReturnType<typeof readPages>;

export function readPages(
  { folder, sitemap, variant }: WebApp,
  { db, responseCache }: { db: Database; responseCache: ResponseCache },
) {
  const template = readIfThere(join(folder, 'index.html'));
  if (template === null) return null;
  const listed = readIfThere(join(folder, '.vite/manifest.json')) ?? '{}';
  const manifest: Manifest = JSON.parse(listed);
  const build = buildOf(template, listed);
  const assemble = async (page: SitePage | undefined) =>
    withVariant(template, await variant.read(db))
      .replace(
        'name="build" content=""',
        `name="build" content="${build}"${page?.path === shellPath ? ' data-shell' : ''}`,
      )
      .replace('<!--preloads-->', preloads(page, manifest));
  const keyOf = (page: SitePage | undefined) => (page ? `page ${page.path}` : 'page');
  return {
    /** Identifies the build: it changes with the page or any of its code. */
    build,
    /** Allows, beside the app's own files, exactly the inline scripts and styles of the page. */
    policy: policyOf(template),
    has: (path: string) => pageAt(sitemap, path) !== undefined,
    /** The page as rendered for one person. */
    render: async (path: string, rendered: RenderedPage) => withMarkup(await assemble(pageAt(sitemap, path)), rendered),
    /** The plain page of a route, the same for everybody. */
    find: (path: string) => {
      const page = pageAt(sitemap, path);
      return responseCache.read({ key: keyOf(page), tags: variant.tags, knownChange: 0 }, async () =>
        buildResponse(await assemble(page), undefined),
      );
    },
  };
}

const ownName = 'Village Arena';
const ownIcon = 'href="/icon.svg"';
const ownSign = /<svg data-logo[\s\S]*?<\/svg>/g;

/** The template with this village's name, logo and accent in place of the app's own. */
function withVariant(template: string, { product, logo, accentStyles }: PageLook): string {
  const html = template
    .replaceAll(ownName, () => escaped(product))
    .replace('name="accent" content=""', () => `name="accent" content="${escaped(accentStyles)}"`);
  if (logo === null) return html;
  const src = escaped(logo);
  return html
    .replace(ownIcon, () => `href="${src}"`)
    .replace(ownSign, () => `<img src="${src}" alt="" width="34" height="34" class="rounded-[10px] object-contain">`);
}

const appShell = /\s*<!--app-shell-->[\s\S]*<!--\/app-shell-->\s*/;
/** React writes these elements before the markup that they belong to; the page has a title of its own. */
const hoisted = /<title>.*?<\/title>|<link rel="preload"[^>]*>/gs;

/** Replaces the app shell, which stands there until the app's code has loaded, with the rendered markup. */
function withMarkup(html: string, { markup, state }: RenderedPage): string {
  const links = (markup.match(hoisted) ?? []).filter((element) => element.startsWith('<link'));
  return html
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(appShell, () => markup.replaceAll(hoisted, ''))
    .replace('</body>', () => `<script type="application/json" id="${stateId}">${state}</script></body>`);
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const inline = (name: 'script' | 'style') => new RegExp(`<${name}>(.*?)</${name}>`, 'gs');

/** Built from the template alone: a script that got into a page in any other way is not allowed. */
function policyOf(template: string): string {
  const textsIn = (name: 'script' | 'style') => [...template.matchAll(inline(name))].map(([, content = '']) => content);
  return contentSecurityPolicy({
    scripts: textsIn('script').map(hashOf),
    styles: textsIn('style').map(hashOf),
    // React writes them when the server renders.
    hasStyleAttributes: true,
  });
}

export const buildOf = (template: string, manifest: string): string =>
  createHash('sha256').update(template).update(manifest).digest('hex').slice(0, 12);

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** `start.js` requests the code in this order. */
function preloads(page: SitePage | undefined, manifest: Manifest): string {
  if (!page) return '';
  const started = entriesUnder(manifest, 'index.html');
  const entries = [...entriesUnder(manifest, page.module)].filter((entry) => !started.has(entry));
  const styles = new Set(entries.flatMap(({ css = [] }) => css));
  return [
    ...entries.map(({ file }) => `<meta name="code" content="/${file}">`),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
  ].join('');
}

function entriesUnder(manifest: Manifest, name: string, found = new Set<ManifestChunk>()): Set<ManifestChunk> {
  const entry = manifest[name];
  if (!entry || found.has(entry)) return found;
  found.add(entry);
  for (const imported of entry.imports ?? []) entriesUnder(manifest, imported, found);
  return found;
}

function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
