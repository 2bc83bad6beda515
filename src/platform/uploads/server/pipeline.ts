import type { Metadata, Sharp } from 'sharp';
import { badField, Failure, overloaded } from '#server/failure.ts';
import type { UploadedFile } from '#server/http/uploads/upload.ts';
import { loadSharp, type SharpModule } from '#server/sharp.ts';
import type { PictureFormat } from '../contract.ts';
import { hasFormat, maxMegapixels, maxSide, standardWidths } from '../rules.ts';

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp';

interface Signature {
  kind: PictureKind | 'heic';
  matches(head: Buffer): boolean;
}

const starts = (head: Buffer, hex: string) => head.subarray(0, hex.length / 2).toString('hex') === hex;
const textAt = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

/** Brands of the container format in which phones store HEVC pictures. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const signatures: Signature[] = [
  { kind: 'jpeg', matches: (head) => starts(head, 'ffd8ff') },
  { kind: 'png', matches: (head) => starts(head, '89504e470d0a1a0a') },
  { kind: 'gif', matches: (head) => /^GIF8[79]a$/.test(textAt(head, 0, 6)) },
  { kind: 'webp', matches: (head) => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP' },
  { kind: 'heic', matches: (head) => textAt(head, 4, 8) === 'ftyp' && heicBrands.has(textAt(head, 8, 12)) },
];

export function detectKind(bytes: Uint8Array): Signature['kind'] | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16));
  return signatures.find((signature) => signature.matches(head))?.kind;
}

export const isHeldWhole = (bytes: Uint8Array): boolean =>
  detectKind(bytes) === 'webp' && /^VP8[LX]$/.test(Buffer.from(bytes.subarray(12, 16)).toString('latin1'));

const declaredAs: Record<string, PictureKind> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/pjpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

export const declaredKind = (type: string): PictureKind | undefined => declaredAs[type.toLowerCase()];
export const isDeclaredHeic = (type: string): boolean => /^image\/hei[cf](-sequence)?$/i.test(type);

export interface PictureFile {
  width: number;
  format: PictureFormat;
  bytes: Uint8Array;
}

export interface MadePicture {
  width: number;
  height: number;
  colour: string;
  files: PictureFile[];
}

interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const widest = standardWidths[standardWidths.length - 1] ?? 2048;
const maxPixels = maxMegapixels * 1_000_000;
const maxSeconds = 5;
const maxHeldBytes = 120_000_000;
const maxLineBytes = 100_000;

export async function makePicture(file: UploadedFile): Promise<MadePicture> {
  const kind = checkedKind(file);
  const sharp = await loadSharp();
  const pixels = await readPixels(sharp, kind === 'png' ? onlyPixels(file.bytes) : file.bytes, kind);
  const again = () => sharp(pixels.data, { raw: pixels.raw });
  const { width, height } = pixels.raw;
  const files: PictureFile[] = [];
  for (const target of widthsFor(width)) {
    for (const format of ['webp', 'avif'] as const) {
      if (hasFormat(target, format))
        files.push({ width: target, format, bytes: await encode(again(), target, format) });
    }
  }
  return { width, height, colour: await averageColour(again()), files };
}

/** Detects the kind of file. It must be one of four kinds, and the declared one. */
function checkedKind({ bytes, declaredType }: UploadedFile): PictureKind {
  const kind = detectKind(bytes);
  if (kind === 'heic' || (kind === undefined && isDeclaredHeic(declaredType))) {
    throw new Failure(415, 'HEIC pictures cannot be shown everywhere. Please choose a JPEG, PNG, GIF or WebP picture.');
  }
  if (kind === undefined) throw new Failure(415, 'Please choose a JPEG, PNG, GIF or WebP picture');
  if (declaredKind(declaredType) !== kind) throw new Failure(415, 'The file is not of the type it claims to be');
  return kind;
}

async function readPixels(sharp: SharpModule, bytes: Uint8Array, kind: PictureKind): Promise<Pixels> {
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (head.format !== kind) throw damaged();
    mustFit(head, isHeldWhole(bytes));
    const small = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' })
      .timeout({ seconds: maxSeconds })
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    return (head.orientation ?? 1) > 1 ? await turned(sharp, small, head.orientation) : await toPixels(small);
  } catch (error) {
    throw error instanceof Failure ? error : damaged();
  }
}

function mustFit(head: Metadata, heldWhole: boolean): void {
  const tooLarge = (message: string) => new Failure(413, message);
  if (Math.max(head.width, head.height) > maxSide) {
    throw tooLarge(`The picture is wider or higher than ${maxSide.toLocaleString('en')} pixels`);
  }
  if (head.width * head.height > maxPixels) throw tooLarge(`The picture has more than ${maxMegapixels} megapixels`);
  const held = heldWhole ? head.width * head.height * 4 : bytesHeld(head);
  if (held > maxHeldBytes || countLineBytes(head) > maxLineBytes)
    throw tooLarge('This kind of picture is too large. Please make it smaller.');
}

/** Reducing holds hundreds of lines at a time. */
const countLineBytes = ({ width, channels, depth }: Metadata): number => width * channels * (depth === 'uchar' ? 1 : 2);

/** The memory, as measured, for kinds that are decoded as a whole. Most kinds are decoded line by line. */
function bytesHeld({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata): number {
  const pixels = width * height;
  if (format === 'gif') return pixels * 5;
  if (!isProgressive) return 0;
  if (format === 'jpeg') return pixels * channels * (chromaSubsampling === '4:2:0' ? 1 : 2);
  return pixels * channels * (depth === 'uchar' ? 1 : 2);
}

/** Rotation needs all pixels in memory, so it is applied to the reduced picture. */
async function turned(sharp: SharpModule, small: Sharp, orientation: number | undefined): Promise<Pixels> {
  const lying = await small
    .png({ compressionLevel: 1 })
    .withMetadata({ orientation: orientation ?? 1 })
    .toBuffer();
  return toPixels(sharp(lying).autoOrient());
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const damaged = () => badField('image', 'This picture is damaged or incomplete');

function widthsFor(width: number): number[] {
  return [...standardWidths.filter((standard) => standard < width), width];
}

function encode(picture: Sharp, width: number, format: PictureFormat): Promise<Uint8Array> {
  const resized = picture.resize({ width });
  // Effort 2 takes half a second for a large photo; more effort saves too little to be worth the wait.
  const encoded =
    format === 'webp' ? resized.webp({ quality: 80, effort: 2 }) : resized.avif({ quality: 50, effort: 2 });
  // The pixels are valid by now, so only the timeout can fail here.
  return encoded
    .timeout({ seconds: maxSeconds })
    .toBuffer()
    .catch(() => Promise.reject(overloaded(5)));
}

async function averageColour(picture: Sharp): Promise<string> {
  const pixel = await picture.removeAlpha().resize(1, 1, { fit: 'fill' }).raw({ depth: 'uchar' }).toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

const signatureLength = 8;
/** A chunk's length and name precede its content, and a checksum follows. */
const headLength = 8;
const tailLength = 4;

/** The chunks needed for the pixels: size, palette, transparency, colours and orientation. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IDAT', 'IEND']);

/**
 * A PNG with only the chunks that its pixels need. The decoder would unpack each text chunk, up to 8 MB at a time,
 * before anything could stop it. Keeps each needed chunk once, and all chunks of pixels.
 */
function onlyPixels(png: Uint8Array): Buffer {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const parts = [bytes.subarray(0, signatureLength)];
  const wanted = new Set(needed);
  for (let at = signatureLength; at + headLength <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + headLength);
    const end = at + headLength + length + tailLength;
    if (wanted.has(name) && !(name === 'IDAT' && length === 0)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    if (name !== 'IDAT') wanted.delete(name);
    at = end;
  }
  return Buffer.concat(parts);
}
