import { expect, test } from 'vitest';
import type { Figures } from './audit.ts';
import { measureScreen, shortfalls } from './screens.ts';

const figures = (performance: number): Figures => ({
  performance,
  accessibility: 100,
  bestPractices: 100,
  firstPaint: 1.3,
  largestPaint: 2.2,
  blocked: 0.1,
  blockedByItself: 0.05,
  layoutShift: 0,
  javaScript: 100,
});

/** An audit that returns these scores one after the other; a string is the message it fails with. */
function auditGiving(...results: (number | string)[]) {
  return async () => {
    const next = results.shift();
    if (typeof next !== 'number') throw new Error(next ?? 'asked too often');
    return figures(next);
  };
}

test('the figures of a page are the medians of its runs', async () => {
  const odd = await measureScreen('/home', 3, auditGiving(90, 98, 96));
  expect(odd).toMatchObject({ runs: 3, failures: [], figures: { performance: 96, firstPaint: 1.3 } });
  expect((await measureScreen('/home', 2, auditGiving(90, 98))).figures?.performance).toBe(94);
});

test('a page that Chromium once failed to record is tried again', async () => {
  const screen = await measureScreen('/home', 1, auditGiving('NO_FCP', 97));
  expect(screen).toMatchObject({ runs: 1, failures: ['NO_FCP'], figures: { performance: 97 } });
  expect(shortfalls([screen], 1)).toEqual([]);
});

test('a page that can never be recorded is given up after two more tries, and named', async () => {
  const screen = await measureScreen('/media', 3, auditGiving('NO_FCP', 'NO_FCP', 'nothing came', 97, 97, 97));
  expect(screen).toMatchObject({ runs: 0, figures: null });
  expect(shortfalls([screen], 3)).toEqual(['/media could not be measured: nothing came']);
});

test('a page with fewer runs than asked for keeps the medians of those it has, and is named', async () => {
  const screen = await measureScreen('/clubs', 3, auditGiving(95, 'NO_FCP', 97, 'NO_FCP', 'NO_LCP', 99));
  expect(screen.figures?.performance).toBe(96);
  expect(shortfalls([screen], 3)).toEqual(['/clubs was measured 2 of 3 times: NO_LCP']);
});
