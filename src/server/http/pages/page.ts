import { createHash } from 'node:crypto';
import type { Manifest, ManifestChunk } from 'vite';
import type { CacheTag } from '#shared/cache-tags.ts';
import { type RenderedPage, type RenderPage, shellPath, stateId } from '#shared/rendered-page.ts';
import { pageAt, type Sitemap, type SitePage } from '#shared/sitemap.ts';
import { buildResponse, type ResponseCache } from '../../cache/response-cache.ts';
import type { Database } from '../../database/schema.ts';
import { collectChunks, entryModule, readBuild } from './build.ts';
import { contentSecurityPolicy } from './headers.ts';
import { fill, fillEach, Html, type Slots } from './template.ts';

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
  const build = readBuild(folder);
  if (!build) return null;
  const { template, inline, manifest } = build;
  const parts = {
    build: build.id,
    theme: new Html(inline.theme),
    start: new Html(inline.start),
    styles: new Html(inline.styles),
    fonts: fillEach(
      '<link rel="preload" href="/{{value}}" as="font" type="font/woff2" fetchpriority="low" crossorigin />',
      firstFonts.flatMap((font) => manifest[font]?.file ?? []),
    ),
  };
  const assemble = async (page: SitePage | undefined, rendered?: RenderedPage) =>
    fill(template, {
      ...parts,
      ...lookSlots(await variant.read(db)),
      ...renderedSlots(rendered),
      code: renderCode(page, manifest),
      isShell: String(page?.path === shellPath),
    }).markup;
  const getKey = (page: SitePage | undefined) => (page ? `page ${page.path}` : 'page');
  return {
    build: build.id,
    /** Allows, beside the app's own files, exactly the scripts and styles that the build put into the page. */
    policy: contentSecurityPolicy({
      scripts: [inline.theme, inline.start].map(hashContent),
      styles: [hashContent(inline.styles)],
      // React writes them when the server renders.
      hasStyleAttributes: true,
    }),
    has: (path: string) => pageAt(sitemap, path) !== undefined,
    /** The page as rendered for one person. */
    render: (path: string, rendered: RenderedPage) => assemble(pageAt(sitemap, path), rendered),
    /** The plain page of a route, the same for everybody. */
    find: (path: string) => {
      const page = pageAt(sitemap, path);
      return responseCache.read({ key: getKey(page), tags: variant.tags, knownChange: 0 }, async () =>
        buildResponse(await assemble(page), undefined),
      );
    },
  };
}

const firstFonts = ['archivo-core', 'barlow-condensed-700-core'].map((font) => `src/web/styles/fonts/${font}.woff2`);

/** This village's name, logo and accent, or the app's own. */
const lookSlots = ({ product, logo, accentStyles }: PageLook): Slots => ({
  product,
  accent: accentStyles,
  icon: logo ?? '/icon.svg',
  logo: logo === null ? undefined : fill(logoImage, { logo }),
});

const logoImage = '<img src="{{logo}}" alt="" width="34" height="34" class="rounded-[10px] object-contain">';

/** Without a rendered page, the app shell stands in place of the content until the app's code has loaded. */
export const renderedSlots = (rendered: RenderedPage | undefined): Slots => ({
  content: rendered && new Html(rendered.markup),
  state: rendered ? fill(stateElement, { stateId, state: new Html(rendered.state) }) : '',
});

const stateElement = '<script type="application/json" id="{{stateId}}">{{state}}</script>';

const hashContent = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** `start.js` preloads all of it in this order, and first starts the app. */
function renderCode(page: SitePage | undefined, manifest: Manifest): Html {
  const started = collectChunks(manifest, entryModule);
  const others = [...(page ? collectChunks(manifest, page.module) : [])].filter((chunk) => !started.has(chunk));
  return new Html(
    [
      fillEach('<meta name="code" data-start content="/{{value}}">', listFiles([...started])),
      fillEach('<meta name="code" content="/{{value}}">', listFiles(others)),
      fillEach('<link rel="stylesheet" href="/{{value}}">', new Set(others.flatMap(({ css = [] }) => css))),
    ]
      .map(({ markup }) => markup)
      .join(''),
  );
}

const listFiles = (chunks: readonly ManifestChunk[]) => chunks.map(({ file }) => file);
