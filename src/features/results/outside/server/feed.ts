import { type FoundResult, resultPath } from '#features/results/share-cards/rules.ts';
import { escaped } from '#server/http/pages/markup.ts';

interface Feed {
  origin: string;
  /** Its own address. */
  self: string;
  productName: string;
  results: readonly FoundResult[];
}

/** RSS 2.0. An item keeps its guid when its result is corrected. */
export function writeFeed({ origin, self, productName, results }: Feed): string {
  const channel = [
    element('title', `${productName}: results`),
    element('link', `${origin}/`),
    element('description', `The latest results of ${productName}`),
    element('language', 'en'),
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...results.map((found) => writeItem(found, origin)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('\n')}</channel></rss>\n`;
}

function writeItem({ game, result }: FoundResult, origin: string): string {
  const link = `${origin}${resultPath(game.id)}`;
  const parts = [
    element('title', result.title),
    element('link', link),
    `<guid isPermaLink="true">${escaped(link)}</guid>`,
    element('category', result.sport),
    element(
      'description',
      `${result.sport}, ${result.day}. ${result.ending === 'Final' ? 'Final score' : result.ending}.`,
    ),
    ...(game.dateTime === null ? [] : [element('pubDate', new Date(game.dateTime).toUTCString())]),
  ];
  return `<item>${parts.join('')}</item>`;
}

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
