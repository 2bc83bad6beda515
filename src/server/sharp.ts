export type SharpModule = typeof import('sharp').default;
let loaded: Promise<SharpModule> | undefined;

/**
 * Loaded with the first picture. Of all that the library can read, only four kinds from memory stay possible, and SVG for
 * what the server itself has drawn: what people send is known by its first bytes before it comes here.
 */
export function loadSharp(): Promise<SharpModule> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`) });
    sharp.cache(false);
    // One core is left to those who only want to read.
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}
