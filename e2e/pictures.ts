import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A drawn picture in the format of a phone's photo; its colours follow from its name. */
export function photo(name: string, width = 1200, height = 800) {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 45%)"/><stop offset="1" stop-color="hsl(${(hue + 70) % 360} 55% 20%)"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="${width * 0.6}" cy="${height * 0.45}" r="${height * 0.22}" fill="hsl(${(hue + 180) % 360} 80% 60%)"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 88 }).toBuffer();
}

export const jpegFile = async (name: string, width?: number, height?: number) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await photo(name, width, height),
});

/** A picture that hardly compresses, for slow uploads. */
export const grain = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
