import { deflateSync } from 'node:zlib';
import type { Sent } from './corpus.ts';
import { encodePng } from './png.ts';

interface Shape {
  width: number;
  height: number;
  bits?: 1 | 8 | 16;
  interlaced?: boolean;
}

/** Valid pictures of one colour, with an opacity except for those of one bit: all that is needed takes hundreds of MB, the file some kB. */
const shapes: Record<string, Shape> = {
  'a line of 50 megapixels': { width: 1, height: 50_000_000, bits: 1 },
  'a million wide': { width: 1_000_000, height: 50 },
  'a million wide, of one bit': { width: 1_000_000, height: 50, bits: 1 },
  'as wide as a JPEG may be': { width: 65_000, height: 760 },
  'as high as a JPEG may be': { width: 760, height: 65_000 },
  'interlaced, a million wide': { width: 1_000_000, height: 25, interlaced: true },
  'interlaced, as wide as may be': { width: 20_000, height: 1_450, interlaced: true },
  'as wide as may be': { width: 20_000, height: 2_500 },
  'as high as may be': { width: 2_500, height: 20_000 },
  'of 16 bits, as wide as may be': { width: 20_000, height: 2_500, bits: 16 },
  'of 16 bits, as high as may be': { width: 2_500, height: 20_000, bits: 16 },
  'of 16 bits and interlaced, as wide as may be': { width: 20_000, height: 745, bits: 16, interlaced: true },
};

export const oddShapes = (): Sent[] =>
  Object.entries(shapes).map(([what, shape]) => ({ what, bytes: drawn(shape), type: 'image/png' }));

function drawn({ width, height, bits = 8, interlaced = false }: Shape): Buffer {
  const channels = bits === 1 ? 1 : 4;
  const passes = interlaced ? adam7(width, height) : [[width, height] as const];
  const bytes = passes.reduce((sum, [across, down]) => sum + (1 + Math.ceil((across * bits * channels) / 8)) * down, 0);
  const pixels = deflateSync(Buffer.alloc(bytes), { level: 1 });
  return encodePng({ width, height, depth: bits, colour: bits === 1 ? 0 : 6, interlaced: Number(interlaced) }, pixels);
}

/** The size of each of the seven passes in which an interlaced PNG stores its pixels. */
const adam7 = (width: number, height: number) =>
  (
    [
      [0, 0, 8, 8],
      [4, 0, 8, 8],
      [0, 4, 4, 8],
      [2, 0, 4, 4],
      [0, 2, 2, 4],
      [1, 0, 2, 2],
      [0, 1, 1, 2],
    ] as const
  )
    .map(([x, y, right, down]) => [Math.ceil((width - x) / right), Math.ceil((height - y) / down)] as const)
    .filter(([across, down]) => across > 0 && down > 0);
