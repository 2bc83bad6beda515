import { expect, it } from 'vitest';
import { featuredFirst } from './MediaPage.tsx';
import { highlightToOpen, openHighlight } from './PlayLink.tsx';
import { sampleHighlight } from './testing/sample-highlight.ts';

it('features the newest featured highlight, else the newest, and keeps the rest in order', () => {
  const [a, b, c] = [
    sampleHighlight({ id: 3 }),
    sampleHighlight({ id: 2, featured: true }),
    sampleHighlight({ id: 1 }),
  ];
  expect(featuredFirst([a, b, c])).toEqual({ featured: b, others: [a, c] });
  expect(featuredFirst([a, c])).toEqual({ featured: a, others: [c] });
  expect(featuredFirst([])).toEqual({ featured: undefined, others: [] });
});

it('passes on which highlight was pressed, and nothing else', () => {
  expect(highlightToOpen(openHighlight(7))).toBe(7);
  for (const state of [null, undefined, 'x', {}, { highlight: '7' }]) expect(highlightToOpen(state)).toBe(null);
});
