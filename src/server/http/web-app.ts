import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SitePage, sitemap } from '#shared/sitemap.ts';
import { isMember } from '../access.ts';
import { type HttpServices, identify } from './dispatch.ts';
import { unknownCall } from './server.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** Serves the built app: files that never change their content, and one page for all routes of the app. */
export async function serveWebApp(server: FastifyInstance, services: HttpServices, folder: string): Promise<void> {
  if (existsSync(join(folder, 'index.html'))) {
    await server.register(fastifyStatic, {
      root: folder,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
    });
  }
  const page = pageBuilder(folder);
  // The files' own folder has this address too, and would answer that it is no file.
  server.get('/', (request, reply) => sendPage(services, page, request, reply));
  server.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/') || (request.method !== 'GET' && request.method !== 'HEAD')) unknownCall();
    if (hasExtension(request.url)) return reply.code(404).type('text/plain').send('Not found');
    return sendPage(services, page, request, reply);
  });
}

function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return path.includes('/art/') ? 'public, max-age=86400' : 'no-cache';
}

const hasExtension = (url: string) => /\.[a-z0-9]{1,8}$/i.test(url.split('?')[0] ?? '');

async function sendPage(
  services: HttpServices,
  page: PageBuilder,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await identify(services, request);
  const [path = '/', query] = request.url.split('?');
  const html = page(path, isMember(request.viewer) ? new URLSearchParams(query) : null);
  if (html === null) return reply.code(503).type('text/plain').send('The app is not built yet: run npm run build');
  reply.header('cache-control', 'no-cache').header('vary', 'Cookie').type('text/html; charset=utf-8');
  return reply.code(sitemap.some((known) => known.path === path) ? 200 : 404).send(html);
}

/** `query` is null for a visitor, who is given no reads. */
type PageBuilder = (path: string, query: URLSearchParams | null) => string | null;

/** The page of a route, with preload links for its code and, for someone logged in, the reads it will make. */
function pageBuilder(folder: string): PageBuilder {
  const built = new Map<string, string>();
  const template = readIfThere(join(folder, 'index.html'));
  const manifest = JSON.parse(readIfThere(join(folder, '.vite/manifest.json')) ?? '{}') as Manifest;
  return (path, query) => {
    if (template === null) return null;
    const page = sitemap.find((known) => known.path === path);
    const calls = page && query ? ['/api/settings', '/api/user', ...(page.callsFor?.(query) ?? page.calls ?? [])] : [];
    const key = page ? [path, ...calls].join(' ') : '';
    const known = built.get(key);
    if (known) return known;
    const html = template.replace('</head>', `${preloads(page, manifest, calls)}</head>`);
    built.set(key, html);
    return html;
  };
}

function preloads(page: SitePage | undefined, manifest: Manifest, calls: readonly string[]): string {
  if (!page) return '';
  const files = page.page ? codeOf(manifest, page.page) : { scripts: [], styles: [] };
  return [
    ...files.scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...files.styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...calls.map(
      (call) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${call.replaceAll('&', '&amp;')}">`,
    ),
  ].join('');
}

function codeOf(manifest: Manifest, module: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const collect = (name: string) => {
    const entry = manifest[name];
    if (!entry || scripts.has(entry.file)) return;
    scripts.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
    for (const imported of entry.imports ?? []) if (imported !== 'index.html') collect(imported);
  };
  collect(module);
  return { scripts: [...scripts], styles: [...styles] };
}

function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
