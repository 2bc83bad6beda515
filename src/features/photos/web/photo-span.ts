import type { Photo } from '../contract.ts';

interface Span {
  className: string;
  sizes: string;
}

const uprightBelow = 0.85;
const panoramaAbove = 1.9;

const one: Span = { className: '', sizes: '(min-width: 64rem) 220px, 50vw' };
const tall: Span = { className: 'row-span-2', sizes: '(min-width: 64rem) 330px, 50vw' };
const wide: Span = { className: 'col-span-2', sizes: '(min-width: 64rem) 440px, 100vw' };
const large: Span = { className: 'col-span-2 row-span-2', sizes: '(min-width: 64rem) 440px, 100vw' };

export function spanOf({ width, height }: Pick<Photo, 'width' | 'height'>, first: boolean): Span {
  if (first) return large;
  if (!width || !height) return one;
  const ratio = width / height;
  if (ratio < uprightBelow) return tall;
  return ratio > panoramaAbove ? wide : one;
}
