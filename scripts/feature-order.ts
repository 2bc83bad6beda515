import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files in which features are listed, as text. */
interface Lists {
  server: string;
  sitemap: string;
  adminSitemap: string;
}

/**
 * A feature imports only those before it. The server's list says which they are; a feature of pages alone stands after
 * the one before it on the sitemap, and before all where there is none.
 */
export function featureOrderOf({ server, sitemap, adminSitemap }: Lists): string[] {
  const order = listedIn(server);
  for (const opened of [listedIn(sitemap), listedIn(adminSitemap)]) {
    for (const [index, feature] of opened.entries()) {
      const before = order.indexOf(opened[index - 1] ?? '');
      if (!order.includes(feature)) order.splice(before + 1, 0, feature);
    }
  }
  return order;
}

export function readFeatureOrder(root: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return featureOrderOf({
    server: read('src/app/server/features.ts'),
    sitemap: read('src/app/sitemap.ts'),
    adminSitemap: read('src/app/admin-sitemap.ts'),
  });
}

/** The folders of what is imported from features, in the order in which the lines after the imports name it. */
function listedIn(text: string): string[] {
  const folders = new Map([...text.matchAll(importLine)].map(([, name = '', folder = '']) => [name, folder]));
  const named = [...text.replaceAll(importLine, '').matchAll(/\w+/g)].flatMap(([word]) => folders.get(word) ?? []);
  return [...new Set(named)];
}

const importLine = /^import \{ (\w+) \} from '#features\/([a-z-]+)\/[^']+';$/gm;
