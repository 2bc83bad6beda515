import { deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import { chunk, encodePng } from './png.ts';

/** A file as someone might send it. */
export interface Sent {
  what: string;
  bytes: Buffer;
  type: string;
  /** The file name that the form declares. */
  name?: string;
}

type SharpModule = typeof import('sharp').default;

/** Creates the test pictures. Call it before the app blocks the sharp operations that this needs. */
export async function makeCorpus(): Promise<{ good: Sent[]; bad: Sent[] }> {
  const { default: sharp } = await import('sharp');
  const picture = (width = 900, height = 600) => gradient(sharp, width, height);
  const jpeg = await picture().jpeg().toBuffer();
  const png = await picture().png().toBuffer();
  const withPlace = await picture()
    .withExif({ IFD0: { Make: 'SECRETPHONE' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '26/1 11/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SECRETXMP</secret></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  const good: Sent[] = [
    { what: 'a JPEG', bytes: jpeg, type: 'image/jpeg' },
    { what: 'a PNG', bytes: png, type: 'image/png' },
    { what: 'a GIF', bytes: await picture(200, 100).gif().toBuffer(), type: 'image/gif' },
    { what: 'a WebP', bytes: await picture().webp().toBuffer(), type: 'image/webp' },
    { what: 'a photo of a phone', bytes: await picture(4000, 3000).jpeg().toBuffer(), type: 'image/jpeg' },
    { what: 'a JPEG with its place and maker', bytes: withPlace, type: 'image/jpeg' },
    { what: 'a JPEG with a program behind it', bytes: Buffer.concat([jpeg, programs]), type: 'image/jpeg' },
    { what: 'a path as its name', bytes: png, type: 'image/png', name: '../../../etc/passwd.png' },
    { what: 'another path as its name', bytes: png, type: 'image/png', name: '..\\..\\x\0.php;.png' },
    { what: 'a very long name', bytes: png, type: 'image/png', name: `${'a'.repeat(5_000)}.png` },
    { what: 'a PNG with 200 packed texts', bytes: withChunks(png, 200, packedText()), type: 'image/png' },
    { what: 'a PNG with 100,000 small texts', bytes: withChunks(png, 100_000, smallText), type: 'image/png' },
    { what: 'one pixel', bytes: await picture(1, 1).png().toBuffer(), type: 'image/png' },
    { what: 'a very flat picture', bytes: await picture(9_000, 1).png().toBuffer(), type: 'image/png' },
  ];
  const bad: Sent[] = [
    { what: 'an SVG', bytes: svg, type: 'image/svg+xml' },
    { what: 'an SVG as PNG', bytes: svg, type: 'image/png' },
    { what: 'a page as PNG', bytes: Buffer.from('<!doctype html><script>alert(1)</script>'), type: 'image/png' },
    {
      what: 'a page after the head of a PNG',
      bytes: Buffer.concat([png.subarray(0, 33), programs]),
      type: 'image/png',
    },
    {
      what: 'a script after the head of a GIF',
      bytes: Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)//'),
      type: 'image/gif',
    },
    { what: 'a PDF', bytes: Buffer.from('%PDF-1.7\n%%EOF'), type: 'image/jpeg' },
    { what: 'a HEIC', bytes: heic, type: 'image/heic' },
    { what: 'a HEIC as JPEG', bytes: heic, type: 'image/jpeg' },
    { what: 'an AVIF', bytes: await picture(64, 64).avif().toBuffer(), type: 'image/avif' },
    { what: 'a TIFF', bytes: await picture(64, 64).tiff().toBuffer(), type: 'image/tiff' },
    { what: 'a PNG as JPEG', bytes: png, type: 'image/jpeg' },
    { what: 'a PNG as bytes', bytes: png, type: 'application/octet-stream' },
    { what: 'half a JPEG', bytes: jpeg.subarray(0, jpeg.length / 2), type: 'image/jpeg' },
    { what: 'half a PNG', bytes: png.subarray(0, png.length / 2), type: 'image/png' },
    { what: 'three bytes of a JPEG', bytes: jpeg.subarray(0, 3), type: 'image/jpeg' },
    { what: 'a bomb of 400 megapixels', bytes: bomb(20_000, 20_000), type: 'image/png' },
    { what: 'a bomb just too large', bytes: bomb(7_100, 7_100), type: 'image/png' },
    { what: 'a bomb for the memory', bytes: png16(7_000, 7_000), type: 'image/png' },
    { what: 'a PNG that lies about its size', bytes: lyingPng(), type: 'image/png' },
    { what: 'more than 10 MB', bytes: Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]), type: 'image/jpeg' },
    { what: 'nothing', bytes: Buffer.alloc(0), type: 'image/png' },
  ];
  return { good, bad };
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const programs = Buffer.from('<script>alert("SECRETTAIL")</script><?php system($_GET[0]); ?>PK\x03\x04');
const smallText = chunk('tEXt', Buffer.from('a\0b'));
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);

function gradient(sharp: SharpModule, width: number, height: number): Sharp {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  return sharp({ create: { width, height, channels: 3, background: '#2468ac', noise } });
}

function bomb(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  return encodePng(
    { width, height, depth: 1, colour: 0 },
    deflateSync(Buffer.alloc(row.length * height), { level: 9 }),
  );
}

/** Declares 60 by 60 pixels and holds far more. */
const lyingPng = () =>
  encodePng(
    { width: 60, height: 60, depth: 8, colour: 2 },
    deflateSync(Buffer.alloc(30_000_000, 7)).subarray(0, 2_000),
  );

/** 49 megapixels of 8 bytes each, interlaced, so that a decoder must hold all of them at once. */
const png16 = (width: number, height: number) =>
  encodePng({ width, height, depth: 16, colour: 6, interlaced: 1 }, deflateSync(Buffer.alloc(1_000)));

/** The offset after the signature and the chunk with the size. */
const headEnd = 33;

const withChunks = (png: Buffer, count: number, added: Buffer) =>
  Buffer.concat([png.subarray(0, headEnd), ...Array.from({ length: count }, () => added), png.subarray(headEnd)]);

/** 40 MB of one letter, compressed to 40 kB. */
const packedText = () =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(40_000_000, 97))]));
