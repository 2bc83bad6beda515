import { once } from './concurrency/lazy-singleton.ts';

export type SharpModule = typeof import('sharp').default;

/**
 * Loaded with the first picture. The library may read only four formats, from memory, and SVG for what the server draws
 * itself: the format of an upload is checked by its first bytes before it gets here.
 */
export const loadSharp = once(async (): Promise<SharpModule> => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`) });
  sharp.cache(false);
  // Leaves a core for people who only want to read.
  sharp.concurrency(1);
  return sharp;
});
