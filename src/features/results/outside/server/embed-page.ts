import { createHash } from 'node:crypto';
import type { Settings } from '#platform/settings/contract.ts';
import { ownPalette } from '#platform/settings/server/queries.ts';
import { escaped } from '#server/http/pages/markup.ts';
import { type EmbedQuery, framesAllowed } from '../rules.ts';

interface EmbedPage {
  title: string;
  /** Escaped. */
  body: string;
  settings: Settings;
  theme: EmbedQuery['theme'];
  /** Whether it reads itself again while somebody looks at it. */
  isLive: boolean;
}

/** A page for the frame of another website: no cookie, no file, nothing that runs but what reads a score again. */
export function writeEmbed({ title, body, settings, theme, isLive }: EmbedPage) {
  const styles = buildStyles(settings);
  const script = isLive ? followScore : '';
  const html = [
    `<!doctype html><html lang="en"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title><style>${styles}</style></head><body><main${isLive ? ' aria-live="polite"' : ''}>`,
    `<h1>${escaped(title)}</h1>${body}</main>`,
    `<footer><a href="/" target="_blank" rel="noopener">${escaped(settings.productName)}</a></footer>`,
    script && `<script>${script}</script>`,
    '</body></html>',
  ].join('');
  return { html, policy: buildPolicy(styles, script, settings.embedSites) };
}

const buildPolicy = (styles: string, script: string, sites: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${hash(styles)}`,
    ...(script ? [`script-src ${hash(script)}`, "connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framesAllowed(sites)}`,
  ].join('; ');

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Where the page around it runs no scripts, the score stays as it was when the frame was loaded. */
const followScore = `setInterval(async()=>{if(document.hidden)return;try{const answer=await fetch(location.href,{credentials:'omit'});if(answer.status>404)return;const next=new DOMParser().parseFromString(await answer.text(),'text/html').querySelector('main');const shown=document.querySelector('main');if(next&&next.innerHTML!==shown.innerHTML)shown.innerHTML=next.innerHTML}catch{}},10000)`;

const appAccent = { dark: '#bfec38', light: '#3f6212' };

function buildStyles(settings: Settings): string {
  const palette = ownPalette(settings);
  const accent = (theme: 'dark' | 'light') => palette?.[theme].accentText ?? appAccent[theme];
  const dark = `--ground:#121926;--ink:#f1f4f9;--soft:#a7b1c0;--line:#2b3546;--live:#ff7a70;--accent:${accent('dark')};color-scheme:dark`;
  return `:root{--ground:#fff;--ink:#141c2b;--soft:#525d70;--line:#d8dee8;--live:#b3151b;--accent:${accent('light')};color-scheme:light}@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}:root[data-theme=dark]{${dark}}${layout}`;
}

const layout =
  'body{margin:0;padding:14px 16px;background:var(--ground);color:var(--ink);font:15px/1.4 system-ui,sans-serif;font-variant-numeric:tabular-nums}h1{margin:0 0 10px;font-size:17px;line-height:1.25}h2{margin:14px 0 4px;font-size:14px;color:var(--soft)}p{margin:0;color:var(--soft)}.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{padding:7px 6px;text-align:right;white-space:nowrap}thead th{font-size:12px;font-weight:600;color:var(--soft)}tbody tr{border-top:1px solid var(--line)}tbody th{text-align:left;white-space:normal;overflow-wrap:anywhere;min-width:8em;font-weight:600}thead th:nth-child(2){text-align:left}td:first-child,td.points,.score b{font-weight:700}td.points{color:var(--accent)}ul{margin:0;padding:0;list-style:none}li{display:flex;gap:4px 14px;align-items:baseline;justify-content:space-between;flex-wrap:wrap;padding:9px 0;border-top:1px solid var(--line)}li strong{overflow-wrap:anywhere}li span{font-size:13px;color:var(--soft)}.score{width:100%;display:grid;grid-template-columns:1fr auto;gap:2px 12px}.score b{font-size:22px;line-height:1.15}.live{color:var(--live)!important;font-weight:700}footer{margin-top:12px;font-size:13px}a{color:var(--accent)}a:focus-visible,.scroll:focus-visible{outline:2px solid var(--accent);outline-offset:2px}';
