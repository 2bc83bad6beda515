import { getInitials, hashToHue } from '#shared/names.ts';
import { type CardNote, cardSize, type Result, type ResultLeader, type ResultSide } from '../rules.ts';
import type { Lettering, Weight } from './lettering.ts';

const { width, height } = cardSize;
const middle = width / 2;
export const cardColours = { ground: '#090e18', line: '#293444', ink: '#f1f4f9', soft: '#a7b1c0', accent: '#bfec38' };

/** Places of the crests, both for drawing shields and for laying pictures over them. */
export const crestBox = { width: 150, height: 183, top: 128, centres: { home: 232, away: width - 232 } } as const;

export interface Line {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  fill: string;
  /** The part of the text that is at `x`. */
  anchor?: 'left' | 'middle' | 'right';
  most?: number;
  /** The smallest size; a text too long even then is cut. */
  least?: number;
}

/** The card as SVG without text elements. A side whose crest is a picture gets no shield. */
export function drawCard(result: Result, letters: Lettering, withPicture: { home: boolean; away: boolean }): string {
  const accent = result.accent ?? cardColours.accent;
  const write = (text: string, line: Line) => writeLine(letters, text, line);
  const { home, away } = result;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="light" cx="0.5" cy="-0.05" r="0.75"><stop offset="0" stop-color="${accent}" stop-opacity="0.26"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${cardColours.ground}"/><rect width="${width}" height="${height}" fill="url(#light)"/><rect width="${width}" height="10" fill="${accent}"/>`,
    write(result.productName, { x: 60, y: 82, size: 40, weight: 700, fill: cardColours.ink, most: 520 }),
    write(result.sport, {
      x: width - 60,
      y: 82,
      size: 36,
      weight: 600,
      fill: cardColours.soft,
      anchor: 'right',
      most: 480,
    }),
    withPicture.home ? '' : shield(home, crestBox.centres.home, write),
    withPicture.away ? '' : shield(away, crestBox.centres.away, write),
    score(result, write),
    ...nameLines(letters, home.name, crestBox.centres.home, write),
    ...nameLines(letters, away.name, crestBox.centres.away, write),
    ...(result.note ? noteLines(result.note, accent, write) : []),
    ...foot(result, accent, write),
    '</svg>',
  ].join('');
}

type Write = (text: string, line: Line) => string;

export function writeLine(letters: Lettering, text: string, line: Line): string {
  const { x, y, size, weight, fill, anchor, most = width, least = minSize(size) } = line;
  const fitted = letters.fitted(text, { width: most, size, least, weight });
  const lineWidth = letters.measureWidth(fitted.text, fitted.size, weight);
  const left = anchor === 'right' ? x - lineWidth : anchor === 'middle' ? x - lineWidth / 2 : x;
  return `<path fill="${fill}" d="${letters.outline(fitted.text, { x: left, y, size: fitted.size, weight })}"/>`;
}

const minSize = (size: number): number => Math.round(size * 0.7);

/** Looks like a crest without a picture in the app. */
function shield({ name }: ResultSide, centre: number, write: Write): string {
  const scale = crestBox.width / 54;
  const hue = Math.round(hashToHue(name));
  const at = `translate(${centre - crestBox.width / 2} ${crestBox.top}) scale(${scale.toFixed(3)})`;
  const initials = write(getInitials(name), {
    x: centre,
    y: crestBox.top + crestBox.height * 0.62,
    size: 70,
    weight: 700,
    fill: '#ffffff',
    anchor: 'middle',
    most: crestBox.width - 20,
  });
  return `<g transform="${at}"><path d="M27 0l27 9v24c0 16-11 27-27 33C11 60 0 49 0 33V9z" fill="hsl(${hue}, 45%, 46%)"/><path d="M27 0l27 9v24c0 16-11 27-27 33z" fill="hsl(${hue}, 45%, 38%)"/></g>${initials}`;
}

/** With a shoot-out the score moves up to make room for it. */
function score({ home, away, detail }: Result, write: Write): string {
  const fill = ({ hasLost }: ResultSide) => (hasLost ? cardColours.soft : cardColours.ink);
  const line = { y: detail === null ? 292 : 258, size: 190, weight: 700 } as const;
  return [
    write(String(home.score), {
      ...line,
      x: middle - 38,
      anchor: 'right',
      fill: fill(home),
      most: 240,
      least: 60,
    }),
    write('–', { ...line, y: line.y - 20, size: 110, x: middle, anchor: 'middle', fill: cardColours.soft }),
    write(String(away.score), { ...line, x: middle + 38, fill: fill(away), most: 240, least: 60 }),
    detail === null
      ? ''
      : write(`(${detail})`, {
          x: middle,
          y: 306,
          size: 44,
          weight: 700,
          fill: cardColours.ink,
          anchor: 'middle',
          most: 330,
          least: 20,
        }),
  ].join('');
}

/** Below the names, above the rule. */
function noteLines({ title, home, away }: CardNote, accent: string, write: Write): string[] {
  const line = { y: 451, size: 28, anchor: 'middle' } as const;
  const side = (text: string | null, x: number) =>
    text === null ? '' : write(text, { ...line, x, weight: 700, fill: accent, most: nameWidth });
  return [
    side(home, crestBox.centres.home),
    write(title, { ...line, x: middle, weight: 600, fill: cardColours.soft, most: 330 }),
    side(away, crestBox.centres.away),
  ];
}

const nameSize = 46;
const nameWidth = 380;

/** A long name takes two lines, split where these are most alike in length; if still too long, the second is cut. */
function nameLines(letters: Lettering, name: string, centre: number, write: Write): string[] {
  const line = {
    x: centre,
    size: nameSize,
    weight: 700,
    fill: cardColours.ink,
    anchor: 'middle',
    most: nameWidth,
  } as const;
  if (letters.measureWidth(name, nameSize, 700) <= nameWidth) return [write(name, { ...line, y: 382 })];
  const words = name.split(/\s+/);
  const half = Math.max(1, Math.min(findHalf(words), fitting(letters, words)));
  const [first, second] = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  return second === ''
    ? [write(first, { ...line, y: 382 })]
    : [write(first, { ...line, y: 370 }), write(second, { ...line, y: 420 })];
}

function findHalf(words: readonly string[]): number {
  const lengths = words.map((_, at) => words.slice(0, at + 1).join(' ').length);
  const whole = lengths.at(-1) ?? 0;
  return lengths.findIndex((length) => length >= whole / 2) + 1;
}

/** How many of the first words fit on a line at the smallest size. */
const fitting = (letters: Lettering, words: readonly string[]): number =>
  words.filter((_, at) => letters.measureWidth(words.slice(0, at + 1).join(' '), minSize(nameSize), 700) <= nameWidth)
    .length;

function foot({ leaders, day, ending }: Result, accent: string, write: Write): string[] {
  const final = write(ending.toUpperCase(), {
    x: middle,
    y: 348,
    size: 34,
    weight: 700,
    fill: accent,
    anchor: 'middle',
    most: 330,
  });
  const rule = `<rect x="60" y="462" width="${width - 120}" height="2" fill="${cardColours.line}"/>`;
  const date = { x: middle, weight: 600, fill: cardColours.soft, anchor: 'middle' } as const;
  if (leaders.length === 0) return [final, rule, write(day, { ...date, y: 556, size: 46 })];
  const column = (width - 120) / leaders.length;
  return [
    final,
    rule,
    write(day, { ...date, y: 398, size: 30, most: 330 }),
    ...leaders.flatMap((leader, index) => leaderLines(leader, 60 + column * index, column - 30, write)),
  ];
}

function leaderLines({ label, value, name }: ResultLeader, x: number, most: number, write: Write): string[] {
  return [
    write(String(value), {
      x: x + 90,
      y: 566,
      size: 84,
      weight: 700,
      fill: cardColours.ink,
      anchor: 'right',
      most: 90,
      least: 30,
    }),
    write(label, { x: x + 108, y: 524, size: 28, weight: 600, fill: cardColours.soft, most: most - 108 }),
    write(name, { x: x + 108, y: 566, size: 38, weight: 700, fill: cardColours.ink, most: most - 108 }),
  ];
}
