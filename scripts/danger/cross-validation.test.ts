import { expect, it } from 'vitest';
import { readSentences, readVocabulary } from './data.ts';
import { computeShares, crossValidated, inDanger, pickHarmless, underTriaged } from './measuring.ts';

it('a model of danger finds what it was not trained on: a fifth of the sentences', () => {
  const fifth = crossValidated(readSentences(), readVocabulary(), { folds: 5, tried: 1, turns: 5 });
  const urgent = fifth.filter(({ label }) => label === 'crisis' || label === 'emergency');
  expect(computeShares(inDanger(fifth)).found).toBeGreaterThan(88);
  expect(computeShares(pickHarmless(fifth)).sure).toBeLessThan(4);
  expect((100 * underTriaged(fifth).length) / urgent.length).toBeLessThan(14);
});
