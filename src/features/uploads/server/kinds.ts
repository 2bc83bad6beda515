export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp';

interface Signature {
  kind: PictureKind | 'heic';
  matches(head: Buffer): boolean;
}

const starts = (head: Buffer, hex: string) => head.subarray(0, hex.length / 2).toString('hex') === hex;
const textAt = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

/** Brands of the container that phones put HEVC pictures in. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const signatures: Signature[] = [
  { kind: 'jpeg', matches: (head) => starts(head, 'ffd8ff') },
  { kind: 'png', matches: (head) => starts(head, '89504e470d0a1a0a') },
  { kind: 'gif', matches: (head) => /^GIF8[79]a$/.test(textAt(head, 0, 6)) },
  { kind: 'webp', matches: (head) => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP' },
  { kind: 'heic', matches: (head) => textAt(head, 4, 8) === 'ftyp' && heicBrands.has(textAt(head, 8, 12)) },
];

export function kindOf(bytes: Uint8Array): Signature['kind'] | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16));
  return signatures.find((signature) => signature.matches(head))?.kind;
}

export const isHeldWhole = (bytes: Uint8Array): boolean =>
  kindOf(bytes) === 'webp' && /^VP8[LX]$/.test(Buffer.from(bytes.subarray(12, 16)).toString('latin1'));

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
