import { readFile } from 'node:fs/promises';
import type { Font, Glyph, PathCommand } from 'opentype.js';
import { once } from '#server/concurrency/lazy-singleton.ts';

export type Weight = 600 | 700;

/** Letters as outlines: a server may have no fonts. So nobody's text gets into a drawing, only numbers. */
export class Lettering {
  readonly #fonts: Record<Weight, readonly Font[]>;

  constructor(fonts: Record<Weight, readonly Font[]>) {
    this.#fonts = fonts;
  }

  measureWidth(text: string, size: number, weight: Weight): number {
    return this.#placed(text, size, weight).width;
  }

  /** As much of a text as fits, smaller if needed; ends in `…` if even the smallest size is too wide. */
  fitted(text: string, most: { width: number; size: number; least: number; weight: Weight }) {
    const { width, least, weight } = most;
    const wanted = this.measureWidth(text, most.size, weight);
    const size = wanted <= width ? most.size : Math.max(least, Math.floor((most.size * width) / wanted));
    let letters = [...text];
    while (letters.length > 1 && this.measureWidth(ended(letters, text), size, weight) > width)
      letters = letters.slice(0, -1);
    return { text: ended(letters, text), size };
  }

  /** Path data, from the left end of the baseline. */
  outline(text: string, at: { x: number; y: number; size: number; weight: Weight }): string {
    return this.#placed(text, at.size, at.weight)
      .glyphs.flatMap(({ glyph, x, y }) => glyph.getPath(at.x + x, at.y - y, at.size).commands.map(pathData))
      .join('');
  }

  #placed(text: string, size: number, weight: Weight) {
    let width = 0;
    let before: Piece | undefined;
    const glyphs = [...text.normalize('NFC')].flatMap((letter) => {
      const pieces = this.#findPieces(letter, weight);
      const [base] = pieces;
      if (!base) return [];
      const scale = size / base.font.unitsPerEm;
      if (before?.font === base.font) width += base.font.getKerningValue(before.glyph, base.glyph) * scale;
      before = base;
      const start = width;
      width += (base.glyph.advanceWidth ?? 0) * scale;
      return pieces.map(({ glyph, x, y }) => ({ glyph, x: start + x * size, y: y * size }));
    });
    return { glyphs, width };
  }

  /** Composes a letter that no font has; one that is still unknown becomes a question mark, and a symbol is left out. */
  #findPieces(letter: string, weight: Weight): Piece[] {
    const found = this.#findGlyph(letter, weight);
    if (found) return [{ ...found, x: 0, y: 0 }];
    const pieces = composed(letter, (sign) => this.#findGlyph(sign, weight));
    if (pieces.length > 0) return pieces;
    return /\p{L}|\p{N}/u.test(letter) ? this.#findPieces('?', weight) : [];
  }

  #findGlyph(letter: string, weight: Weight): { font: Font; glyph: Glyph } | undefined {
    const font = this.#fonts[weight].find((candidate) => candidate.charToGlyphIndex(letter) > 0);
    return font && { font, glyph: font.charToGlyph(letter) };
  }
}

/** The font library's own path writer omits the space before a negative number that rounds to zero. */
function pathData(command: PathCommand): string {
  if (command.type === 'Z') return 'Z';
  const { x, y } = command;
  if (command.type === 'Q') return `Q${numbers(command.x1, command.y1, x, y)}`;
  if (command.type === 'C') return `C${numbers(command.x1, command.y1, command.x2, command.y2, x, y)}`;
  return `${command.type}${numbers(x, y)}`;
}

const numbers = (...values: number[]): string => values.map((value) => value.toFixed(1)).join(' ');

const ended = (letters: readonly string[], text: string): string =>
  letters.length === [...text].length ? text : `${letters.join('').trimEnd()}…`;

/** Loaded with the first card. */
export const loadLettering = once(async () => {
  const [semibold, bold] = await Promise.all([loadFonts(600), loadFonts(700)]);
  return new Lettering({ 600: semibold, 700: bold });
});

const loadFonts = (weight: Weight): Promise<Font[]> =>
  Promise.all(['latin', 'latin-ext', 'vietnamese'].map((letters) => readFont(letters, weight)));

async function readFont(letters: string, weight: Weight): Promise<Font> {
  const file = `@fontsource/barlow-condensed/files/barlow-condensed-${letters}-${weight}-normal.woff`;
  const bytes = await readFile(new URL(import.meta.resolve(file)));
  const { default: opentype } = await import('opentype.js');
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

interface Piece {
  font: Font;
  glyph: Glyph;
  /** Offset from the letter's origin, in shares of its size; y upwards. */
  x: number;
  y: number;
}

type MarkPosition = 'above' | 'below';

/** Combining marks: the glyph that looks like each, and its position at the letter. */
const marks: Record<string, readonly [sign: string, position: MarkPosition]> = {
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
 * Composes a letter that no font has from its base and glyphs that look like its marks: Venda's ḓ ḽ ṋ ṱ are letters
 * over ˆ. Returns nothing if the base is unknown; leaves out a mark without such a glyph.
 */
function composed(letter: string, find: (sign: string) => { font: Font; glyph: Glyph } | undefined): Piece[] {
  const [base = '', ...accents] = letter.normalize('NFD');
  const found = find(base);
  if (!found || accents.length === 0) return [];
  const box = getBox(found);
  const edges = { above: Math.max(box.top, 0.5), below: Math.min(box.bottom, 0) };
  const pieces: Piece[] = [{ ...found, x: 0, y: 0 }];
  for (const accent of accents) {
    const [sign, position] = marks[accent] ?? [];
    const mark = sign === undefined ? undefined : find(sign);
    if (!mark || !position) continue;
    const own = getBox(mark);
    const y = position === 'above' ? edges.above + gap - own.bottom : edges.below - gap - own.top;
    pieces.push({ ...mark, x: (box.left + box.right - own.left - own.right) / 2, y });
    edges[position] = y + (position === 'above' ? own.top : own.bottom);
  }
  return pieces;
}

function getBox({ font, glyph }: { font: Font; glyph: Glyph }) {
  const { x1, x2, y1, y2 } = glyph.getBoundingBox();
  const em = font.unitsPerEm;
  return { left: x1 / em, right: x2 / em, bottom: y1 / em, top: y2 / em };
}
