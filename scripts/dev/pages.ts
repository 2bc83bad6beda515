import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { adminSitemap } from '#app/admin-sitemap.ts';
import { entryModule } from '#server/http/pages/build.ts';
import { renderedSlots } from '#server/http/pages/page.ts';
import { fill, Html } from '#server/http/pages/template.ts';
import type { RenderedPage, RenderPage } from '#shared/rendered-page.ts';
import { pageAt } from '#shared/sitemap.ts';
import { drawings } from '../demo-art.ts';

interface PagesOptions {
  /** The address of the app's own process. */
  server: string;
  isRendering: boolean;
}

/** Serves the app's pages in development: rendered by the server's code as in production, with Vite's scripts for hot reload. */
export function pages(options: PagesOptions): Plugin {
  return {
    name: 'development-pages',
    configureServer: (vite) => () => {
      vite.middlewares.use(async (request, response, next) => {
        const path = (request.originalUrl ?? '/').split('?')[0] ?? '/';
        try {
          const art = path.startsWith('/art/') ? (await drawings()).get(path.slice('/art/'.length)) : undefined;
          if (art !== undefined) return response.setHeader('content-type', 'image/svg+xml').end(art);
          if (path === '/version.json')
            return response.setHeader('content-type', 'application/json').end('{"build":null}');
          if (/\.\w+$/.test(path)) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8').end(await pageFor(vite, request, options));
        } catch (error) {
          if (error instanceof Error) vite.ssrFixStacktrace(error);
          next(error);
        }
      });
    },
  };
}

async function pageFor(vite: ViteDevServer, request: Connect.IncomingMessage, options: PagesOptions): Promise<string> {
  const path = request.originalUrl ?? '/';
  const { root } = vite.config;
  // Only the browser renders the pages of officers and admins.
  const isRendered = options.isRendering && !pageAt(adminSitemap, path.split('?')[0] ?? path);
  const rendered = isRendered ? await renderedPage(vite, request, options) : null;
  const page = fill(await readFile(join(root, 'index.html'), 'utf8'), {
    product: 'Village Arena',
    icon: '/icon.svg',
    theme: new Html(await readFile(join(root, 'src/web/first-paint/theme.js'), 'utf8')),
    code: new Html(code),
    ...renderedSlots(rendered ?? undefined),
    ...Object.fromEntries(['accent', 'build', 'isShell', 'fonts', 'start', 'styles'].map((slot) => [slot, ''])),
  });
  return vite.transformIndexHtml(path, page.markup);
}

/** React refreshes a page in place although it exports a loader. A changed loader takes a reload. */
const refresh = `window.__getReactRefreshIgnoredExports = ({ id }) => (id.endsWith('Page.tsx') ? ['loader'] : []);`;

/** Without a build the styles would come with the code, too late for the first paint. */
const code = `<script>${refresh}</script><link rel="stylesheet" href="/src/web/styles/main.css"><script type="module" src="/${entryModule}"></script>`;

async function renderedPage(
  vite: ViteDevServer,
  request: Connect.IncomingMessage,
  { server }: PagesOptions,
): Promise<RenderedPage | null> {
  const { host = 'localhost', cookie = '', 'user-agent': browser = '' } = request.headers;
  const { renderPage }: { renderPage?: RenderPage } = await vite.ssrLoadModule('/src/app/web/render-page.tsx');
  if (!renderPage) return null;
  return renderPage({
    url: new URL(request.originalUrl ?? '/', `http://${host}`),
    isWide: !/Mobi/.test(browser),
    timeZone: null,
    read: (path) => fetch(server + path, { headers: { cookie } }),
  });
}
