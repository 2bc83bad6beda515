import { once } from './concurrency/once.ts';

export type SharpModule = typeof import('sharp').default;

/**
 * Loaded with the first picture. Of all that the library can read, only four kinds from memory stay possible, and SVG for
 * what the server itself has drawn: what people send is known by its first bytes before it comes here.
 */
export const loadSharp = once(async (): Promise<SharpModule> => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`) });
  sharp.cache(false);
  // One core is left to those who only want to read.
  sharp.concurrency(1);
  return sharp;
});
