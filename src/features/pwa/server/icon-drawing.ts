import type { Sharp } from 'sharp';
import { loadSharp } from '#server/sharp.ts';
import { ground, type IconName, icons } from '../rules.ts';

export interface IconLook {
  /** The village's own picture; null for the app's sign. */
  logo: Uint8Array | null;
  /** What the app's sign stands on; light enough to be read on a dark ground. */
  accent: string;
}

/** How much of the icon a logo takes. Of a maskable one at least the middle four fifths stay, as a circle. */
const logoShare = { any: 0.78, maskable: 0.56, apple: 0.72 } as const;
const corner = 0.22;

export async function drawIcon(name: IconName, variant: IconLook): Promise<Uint8Array> {
  const logo =
    variant.logo && (await fitted(variant.logo, Math.round(icons[name].size * logoShare[icons[name].purpose])));
  const drawn = logo ? await logoIcon(name, logo) : await svg(signIcon(name, variant));
  return drawn.png({ compressionLevel: 9 }).timeout({ seconds: 5 }).toBuffer();
}

async function logoIcon(name: IconName, logo: Buffer): Promise<Sharp> {
  return (await svg(framed(name, ground, ''))).composite([{ input: logo, gravity: 'centre' }]);
}

/** A picture that can't be read leaves its place to the app's sign. */
async function fitted(bytes: Uint8Array, size: number): Promise<Buffer | null> {
  const sharp = await loadSharp();
  return sharp(bytes)
    .resize({ width: size, height: size, fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer()
    .catch(() => null);
}

const svg = async (drawing: string): Promise<Sharp> => (await loadSharp())(Buffer.from(drawing));

/** The letters of the app's sign, on a ground of 64 by 64. */
const letters =
  'M9 15h9l5.200 24L28.500 15h8.700L28.500 49H17.800zM40.300 15h9.400L58 49h-8.800l-1.300-6.700h-6.300L40.300 49h-8.600zm2.600 20.500h3.800L44.900 25z';

function signIcon(name: IconName, { accent }: IconLook): string {
  const scale = icons[name].purpose === 'maskable' ? 0.74 : 1;
  const at = `translate(32 32) scale(${scale}) translate(-33.5 -32)`;
  return framed(name, accent, `<path fill="#141d0a" transform="${at}" d="${letters}"/>`);
}

/** Only a plain icon has corners of its own; the device cuts the others. */
function framed(name: IconName, fill: string, content: string): string {
  const { size, purpose } = icons[name];
  const round = purpose === 'any' ? 64 * corner : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="${fill}"/>${content}</svg>`;
}
