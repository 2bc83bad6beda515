import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files in which features are listed, as text. */
interface Lists {
  server: string;
  sitemap: string;
  adminSitemap: string;
}

/**
 * The order of features: each may import only those before it. It is the order of the server's list; a feature that has
 * only pages comes after its predecessor on the sitemap, or first if it has none there.
 */
export function deriveFeatureOrder({ server, sitemap, adminSitemap }: Lists): string[] {
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
  return deriveFeatureOrder({
    server: read('src/app/server/features.ts'),
    sitemap: read('src/app/sitemap.ts'),
    adminSitemap: read('src/app/admin-sitemap.ts'),
  });
}

/** The folders of the features that a file imports, in the order in which the code after the imports uses them. */
function listedIn(text: string): string[] {
  const folders = new Map([...text.matchAll(importLine)].map(([, name = '', folder = '']) => [name, folder]));
  const named = [...text.replaceAll(importLine, '').matchAll(/\w+/g)].flatMap(([word]) => folders.get(word) ?? []);
  return [...new Set(named)];
}

const importLine = /^import \{ (\w+) \} from '#(?:features\/[a-z-]+|platform)\/([a-z-]+)\/[^']+';$/gm;
