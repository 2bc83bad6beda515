import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { adminSitemap } from '#app/admin-sitemap.ts';
import { type RenderedPage, type RenderPage, stateId } from '#shared/rendered-page.ts';
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
          const art = path.startsWith('/art/') ? drawings().get(path.slice('/art/'.length)) : undefined;
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
  const template = await readFile(join(vite.config.root, 'index.html'), 'utf8');
  const html = await vite.transformIndexHtml(path, withStyles(template));
  // Only the browser renders the pages of officers and admins.
  const isRendered = options.isRendering && !pageAt(adminSitemap, path.split('?')[0] ?? path);
  const rendered = isRendered ? await renderedPage(vite, request, options) : null;
  return rendered ? withMarkup(html, rendered) : html;
}

/** Without a build the styles come with the code, too late for the first paint. */
const withStyles = (html: string) =>
  html.replace('</head>', '<link rel="stylesheet" href="/src/web/styles/main.css"></head>');

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
    spend: (work) => work(),
  });
}

function withMarkup(html: string, { markup, state }: RenderedPage): string {
  return html
    .replace(/\s*<!--app-shell-->[\s\S]*<!--\/app-shell-->\s*/, () => markup)
    .replace('</body>', () => `<script type="application/json" id="${stateId}">${state}</script></body>`);
}
