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

export function initialsAt(initials: string, { x, y, height, colour }: Lettering): string {
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
