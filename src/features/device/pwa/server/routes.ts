import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { readSettings } from '#platform/settings/server/queries.ts';
import { contentSecurityPolicy } from '#server/http/pages/headers.ts';
import { AnyRawResponse, ownFile, RawResponse, type Route, route } from '#server/http/route.ts';
import { Done } from '#shared/fields.ts';
import { clearPath, iconNames, iconPath } from '../rules.ts';
import { appearanceHash, type IconService } from './icon-service.ts';
import { presentManifest } from './present.ts';

const IconParams = z.strictObject({ name: z.enum(iconNames) });
/** `v` gives the icon a new URL when its look changes. */
const IconQuery = z.strictObject({ v: z.optional(z.string().check(z.maxLength(20))) });

export const pwaRoutes = (icons: IconService): Route[] => [
  route({
    method: 'GET',
    path: '/manifest.webmanifest',
    access: 'visitor',
    summary: "The web app manifest, with the village's name and colours",
    responseType: AnyRawResponse,
    handle: async (context) => {
      const settings = await readSettings(context.db);
      const manifest = JSON.stringify(presentManifest(settings, appearanceHash(settings)));
      return ownFile(Buffer.from(manifest), 'application/manifest+json', 'manifest.webmanifest', false);
    },
  }),
  route({
    method: 'GET',
    path: '/icons/:name.png',
    access: 'visitor',
    summary: 'The icon of the installed app, made from the logo',
    params: IconParams,
    query: IconQuery,
    responseType: AnyRawResponse,
    handle: async (context) => {
      const { name } = context.params;
      const icon = await icons.icon(context.db, name, await readSettings(context.db), context.address);
      return ownFile(icon, 'image/png', `${name}.png`, context.query.v !== undefined);
    },
  }),
  route({
    method: 'GET',
    path: clearPath,
    access: 'visitor',
    summary: 'A page that clears what the app keeps on a device',
    responseType: AnyRawResponse,
    handle: (context) => {
      context.response.header('content-security-policy', clearPagePolicy);
      return new RawResponse(clearPage, 'text/html; charset=utf-8');
    },
  }),
  route({
    method: 'POST',
    path: clearPath,
    access: 'visitor',
    summary: "Tell the browser to clear the app's stored data, including the session cookie",
    responseType: Done,
    handle: (context) => {
      context.response.header('clear-site-data', '"cache", "cookies", "storage"');
      return { ok: true as const };
    },
  }),
];

const dark = 'color-scheme:dark;--ground:#090e18;--ink:#f1f4f9;--soft:#c5cedb;--accent:#bfec38';
const light = 'color-scheme:light;--ground:#f3f6fb;--ink:#141b29;--soft:#525b6d;--accent:#3c6100';

const styles = `:root{${dark}}@media (prefers-color-scheme:light){:root{${light}}}:root[data-theme=dark]{${dark}}:root[data-theme=light]{${light}}body{margin:0;background:var(--ground);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.5rem}h2{margin-top:2rem;font-size:1.25rem}ul{padding-left:1.25rem}p,li{color:var(--soft)}button{min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:12px;background:#bfec38;color:#141d0a;font:inherit;font-weight:700}a{color:var(--accent)}`;

/** Runs before the first paint: applies the theme chosen on this device, if any. */
const themeScript = `
try {
  document.documentElement.dataset.theme = localStorage.getItem('village-arena-theme') ?? '';
} catch {}`;

/** Most browsers clear the data by a response header; this script does it in those without support. */
const script = `
const button = document.querySelector('button');
const said = document.querySelector('[role=status]');
async function clearDevice() {
  await fetch('/api/logout', { method: 'POST' });
  const answer = await fetch('${clearPath}', { method: 'POST' });
  if (!answer.ok) throw new Error(String(answer.status));
  for (const worker of await (navigator.serviceWorker?.getRegistrations() ?? [])) await worker.unregister();
  for (const name of await (self.caches?.keys() ?? [])) await caches.delete(name);
  for (const { name } of await (indexedDB.databases?.() ?? [])) indexedDB.deleteDatabase(name);
  localStorage.clear();
  sessionStorage.clear();
}
button.addEventListener('click', () => {
  button.disabled = true;
  clearDevice().then(
    () => { said.textContent = 'Cleared. Opening the app...'; location.replace('/'); },
    () => { said.textContent = 'This did not work. Follow the steps below.'; button.disabled = false; },
  );
});`;

const hashContent = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const clearPagePolicy = contentSecurityPolicy({
  scripts: [themeScript, script].map(hashContent),
  styles: [hashContent(styles)],
});

/** Self-contained, because everything else on the device may be broken. */
const clearPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Clear this device</title><meta name="robots" content="noindex"><link rel="icon" href="${iconPath('any-192')}"><script>${themeScript}</script><style>${styles}</style></head><body><main><h1>Clear this device</h1><p>For when the app no longer opens here, or shows something old. Everything that it keeps on this device goes, text that you have not sent too, and you are logged out. Nothing is lost on the server.</p><p><button type="button">Clear this device</button></p><p role="status"></p><h2>If that does not help</h2><ul><li>Chrome, Edge: press the sign beside the address, then Cookies and site data, Manage, Delete.</li><li>Firefox: press the lock beside the address, then Clear cookies and site data.</li><li>iPhone and iPad: Settings, Apps, Safari, Advanced, Website Data; delete this site. An installed app: hold its icon, Remove App, then add it again.</li></ul><p><a href="/home">Back to the app</a></p></main><script>${script}</script></body></html>`;
