import type { Residence, ShieldShape } from '../names.ts';

const strokes: Record<string, string> = {
  A: 'M0 14V4L4 0L8 4V14M0 9H8',
  B: 'M0 7H6L8 5V2L6 0H0V14H6L8 12V9L6 7',
  C: 'M8 4V2L6 0H2L0 2V12L2 14H6L8 12V10',
  D: 'M0 0H5L8 3V11L5 14H0Z',
  E: 'M8 0H0V14H8M0 7H6',
  F: 'M8 0H0V14M0 7H6',
  G: 'M8 4V2L6 0H2L0 2V12L2 14H6L8 12V8H5',
  H: 'M0 0V14M8 0V14M0 7H8',
  I: 'M4 0V14',
  J: 'M8 0V12L6 14H2L0 12V10',
  K: 'M0 0V14M8 0L1 7.5L8 14',
  L: 'M0 0V14H7',
  M: 'M0 14V0L4 8L8 0V14',
  N: 'M0 14V0M0 2L8 12M8 14V0',
  O: 'M2 0H6L8 2V12L6 14H2L0 12V2Z',
  P: 'M0 14V0H6L8 2V6L6 8H0',
  Q: 'M2 0H6L8 2V12L6 14H2L0 12V2ZM5 10L8 14',
  R: 'M0 14V0H6L8 2V6L6 8H0M4 8L8 14',
  S: 'M8 3.5V2L6 0H2L0 2V5L2 7H6L8 9V12L6 14H2L0 12V10.5',
  T: 'M0 0H8M4 0V14',
  U: 'M0 0V12L2 14H6L8 12V0',
  V: 'M0 0L4 14L8 0',
  W: 'M0 0L2 14L4 5L6 14L8 0',
  X: 'M0 0L8 14M8 0L0 14',
  Y: 'M0 0L4 7L8 0M4 7V14',
  Z: 'M0 0H8L0 14H8',
};

interface Lettering {
  x: number;
  y: number;
  height: number;
  colour: string;
}

function initialsAt(initials: string, { x, y, height, colour }: Lettering): string {
  const scale = height / 14;
  const across = scale * 0.84;
  const advance = 12;
  const width = (initials.length - 1) * advance + 8;
  const letters = [...initials]
    .map((letter, at) => `<path transform="translate(${at * advance} 0)" d="${strokes[letter] ?? ''}"/>`)
    .join('');
  const left = round(x - (width / 2) * across);
  const top = round(y - height / 2);
  return `<g transform="translate(${left} ${top}) scale(${round(across)} ${round(scale)})" fill="none" stroke="${colour}" stroke-width="2.9">${letters}</g>`;
}

const round = (value: number) => Math.round(value * 100) / 100;

export type CrestPattern =
  | 'halves'
  | 'chevron'
  | 'stripes'
  | 'sash'
  | 'star'
  | 'quarters'
  | 'band'
  | 'rays'
  | 'waves'
  | 'dots'
  | 'diamonds'
  | 'net'
  | 'stumps';

export interface CrestDesign extends Pick<Residence, 'initials' | 'light' | 'dark' | 'trim' | 'shape'> {
  pattern: CrestPattern;
}

interface Shield {
  outline: string;
  middle: number;
}

const shields: Record<ShieldShape, Shield> = {
  heater: { outline: 'M50 4 88 15V49C88 75 72 93 50 102 28 93 12 75 12 49V15Z', middle: 49 },
  crowned: {
    outline: 'M12 12Q23 17 31 7 41 15 50 5 59 15 69 7 77 17 88 12V52C88 76 71 93 50 102 29 93 12 76 12 52Z',
    middle: 52,
  },
  round: { outline: 'M50 8A44 44 0 0 1 50 98 44 44 0 0 1 50 8Z', middle: 53 },
  hexagon: { outline: 'M50 4 91 27V79L50 102 9 79V27Z', middle: 53 },
  pennant: { outline: 'M12 7H88V60L50 102 12 60Z', middle: 44 },
  square: { outline: 'M20 7H80Q88 7 88 15V70Q88 77 82 81L50 102 18 81Q12 77 12 70V15Q12 7 20 7Z', middle: 46 },
};

const patterns: Record<CrestPattern, string> = {
  halves: '',
  chevron: '<path fill="trim" opacity=".9" d="M0 62 50 82 100 62V71L50 91 0 71Z"/>',
  stripes: '<path fill="trim" opacity=".22" d="M18 0H30V110H18ZM70 0H82V110H70Z"/>',
  sash: '<path fill="trim" opacity=".2" d="M0 66 100 6V34L0 94Z"/>',
  star: '<path fill="trim" d="m50 71 3.8 7.7 8.5 1.2-6.2 6 1.5 8.5-7.6-4-7.6 4 1.5-8.5-6.2-6 8.5-1.2Z"/>',
  quarters: '<path fill="light" d="M50 53H100V110H50Z"/><path fill="dark" d="M0 53H50V110H0Z"/>',
  band: '<path fill="trim" opacity=".92" d="M0 73H100V80H0Z"/>',
  rays: '<path fill="trim" opacity=".2" d="M50 53 24 110H4ZM50 53 96 110H76ZM50 53 42 110H58ZM50 53 4 0H24ZM50 53 76 0H96ZM50 53 42 0H58Z"/>',
  dots: '<path fill="none" stroke="trim" stroke-width="10" stroke-linecap="round" d="M32 76h.01M50 82h.01M68 76h.01"/>',
  diamonds:
    '<path fill="trim" opacity=".2" d="M50 2 76 53 50 104 24 53ZM102 2 128 53 102 104 76 53ZM-2 2 24 53-2 104-28 53Z"/>',
  net: '<path fill="none" stroke="trim" stroke-width="2" opacity=".7" d="M0 72H100M0 82H100M0 92H100M14 72V110M32 72V110M50 72V110M68 72V110M86 72V110"/>',
  stumps: '<path fill="trim" d="M36 76H41V104H36ZM47.5 76H52.5V104H47.5ZM59 76H64V104H59ZM35 71H65V74H35Z"/>',
  waves:
    '<path fill="none" stroke="trim" stroke-width="5" d="M0 77q12.5-9 25 0t25 0 25 0 25 0M0 89q12.5-9 25 0t25 0 25 0 25 0"/>',
};

export function drawCrest(design: CrestDesign): string {
  const { outline, middle } = shields[design.shape];
  const lower = ['chevron', 'star', 'band', 'waves', 'dots'].includes(design.pattern);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 0 106 106" width="160" height="160">',
    `<clipPath id="s"><path d="${outline}"/></clipPath><g clip-path="url(#s)">`,
    `<path fill="${design.light}" d="M0 0H50V106H0Z"/><path fill="${design.dark}" d="M50 0H100V106H50Z"/>`,
    coloured(patterns[design.pattern], design),
    '</g>',
    `<path d="${outline}" fill="none" stroke="${design.trim}" stroke-opacity=".28" stroke-width="2.5"/>`,
    initialsAt(design.initials, {
      x: 50,
      y: lower ? middle - 6 : middle,
      height: lower ? 34 : 39,
      colour: design.trim,
    }),
    '</svg>\n',
  ].join('');
}

const coloured = (drawing: string, design: CrestDesign) =>
  drawing.replace(/"(light|dark|trim)"/g, (_, part: 'light' | 'dark' | 'trim') => `"${design[part]}"`);
