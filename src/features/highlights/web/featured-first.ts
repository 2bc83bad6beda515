import type { Highlight } from '../contract.ts';

interface Arranged {
  featured: Highlight | undefined;
  others: Highlight[];
}

/** The newest featured one, else the newest, before the rest in their order. One list, so that one request is enough. */
export function featuredFirst(highlights: readonly Highlight[]): Arranged {
  const featured = highlights.find((highlight) => highlight.featured) ?? highlights[0];
  return { featured, others: highlights.filter((highlight) => highlight !== featured) };
}
