import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '#server/http/headers.ts';
import { cardPath, cardSize, resultPath, resultTitle } from '../rules.ts';
import type { FoundResult } from './queries.ts';

const styles =
  'body{margin:0;background:#090e18;color:#f1f4f9;font:18px/1.5 system-ui,sans-serif;text-align:center}main{display:grid;place-content:center;justify-items:center;gap:20px;min-height:100vh;padding:16px;box-sizing:border-box}h1{margin:0;font-size:22px}p{margin:0;color:#a7b1c0}img{display:block;width:100%;max-width:900px;height:auto;border-radius:16px}a{color:#bfec38;padding:10px}';

export const resultPagePolicy = contentSecurityPolicy({
  styles: [`'sha256-${createHash('sha256').update(styles).digest('base64')}'`],
});

/** One result for those without an account, and for the apps that show a preview of a link. */
export function resultPage({ game, result }: FoundResult, origin: string): string {
  const title = resultTitle(result);
  const about = `${result.sport}, ${result.day}. Final score.`;
  const picture = `${origin}${cardPath(game)}`;
  const tags: [property: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', result.productName],
    ['og:title', title],
    ['og:description', about],
    ['og:url', `${origin}${resultPath(game.id)}`],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', title],
  ];
  return page(
    `${title} | ${result.productName}`,
    tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`).join(''),
    `<h1>${escaped(title)}</h1><img src="${escaped(cardPath(game))}" alt="" width="${cardSize.width}" height="${cardSize.height}"><p>${escaped(about)}</p><a href="/games/${game.id}">Open in ${escaped(result.productName)}</a>`,
  );
}

/** The same whether there is no such result or it is not for everyone. */
export const noResultPage = (): string =>
  page(
    'No result here',
    '',
    '<h1>No result here</h1><p>Members can see results after logging in.</p><a href="/">Log in</a>',
  );

const page = (title: string, tags: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><meta name="robots" content="noindex"><meta name="twitter:card" content="summary_large_image">${tags}<style>${styles}</style></head><body><main>${body}</main></body></html>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
