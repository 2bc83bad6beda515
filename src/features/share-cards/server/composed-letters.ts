import type { Font, Glyph } from 'opentype.js';

export interface Piece {
  font: Font;
  glyph: Glyph;
  /** From where the letter stands, in shares of its size; y upwards. */
  x: number;
  y: number;
}

type Place = 'above' | 'below';

/** A mark as it stands under or over a letter, and the sign of the font that looks like it. */
const marks: Record<string, readonly [sign: string, place: Place]> = {
  '\u0300': ['`', 'above'],
  '\u0301': ['´', 'above'],
  '\u0302': ['ˆ', 'above'],
  '\u0303': ['˜', 'above'],
  '\u0304': ['¯', 'above'],
  '\u0307': ['·', 'above'],
  '\u0308': ['¨', 'above'],
  '\u030c': ['ˇ', 'above'],
  '\u0323': ['·', 'below'],
  '\u032d': ['ˆ', 'below'],
  '\u0331': ['¯', 'below'],
};

const gap = 0.05;

/**
 * A letter that no font has, put together from its base and signs that stand for its marks: Venda's ḓ ḽ ṋ ṱ are letters over ˆ.
 * Nothing where the base is unknown; a mark without a sign is left out.
 */
export function composed(letter: string, find: (sign: string) => { font: Font; glyph: Glyph } | undefined): Piece[] {
  const [base = '', ...accents] = letter.normalize('NFD');
  const found = find(base);
  if (!found || accents.length === 0) return [];
  const box = boxOf(found);
  const edges = { above: Math.max(box.top, 0.5), below: Math.min(box.bottom, 0) };
  const pieces: Piece[] = [{ ...found, x: 0, y: 0 }];
  for (const accent of accents) {
    const [sign, place] = marks[accent] ?? [];
    const mark = sign === undefined ? undefined : find(sign);
    if (!mark || !place) continue;
    const own = boxOf(mark);
    const y = place === 'above' ? edges.above + gap - own.bottom : edges.below - gap - own.top;
    pieces.push({ ...mark, x: (box.left + box.right - own.left - own.right) / 2, y });
    edges[place] = y + (place === 'above' ? own.top : own.bottom);
  }
  return pieces;
}

function boxOf({ font, glyph }: { font: Font; glyph: Glyph }) {
  const { x1, x2, y1, y2 } = glyph.getBoundingBox();
  const em = font.unitsPerEm;
  return { left: x1 / em, right: x2 / em, bottom: y1 / em, top: y2 / em };
}
