import { describe, expect, it } from 'vitest';
import stored from '#platform/settings/danger/model.json' with { type: 'json' };
import { dangerIn } from '#platform/settings/danger-rules.ts';
import { dataHash, readHeldOut, readSentences, readVocabulary } from './data.ts';
import { computeShares, crossValidated, inDanger, type Judged, pickHarmless, underTriaged } from './measuring.ts';

describe('the model of danger', () => {
  it('is trained from the committed sentences (else: npm run train-danger)', () => {
    expect(stored.dataHash).toBe(dataHash());
  });

  it('finds what it was not trained on: the held-out sentences', () => {
    const heldOut = readHeldOut().map((one) => ({ ...one, found: dangerIn(one.text) }));
    expectShares(heldOut, { found: 92, taken: 2, underTriaged: 8 });
  });

  it('finds what it was not trained on: a fifth of its sentences', () => {
    const fifth = crossValidated(readSentences(), readVocabulary(), { folds: 5, tried: 1, turns: 5 });
    expectShares(fifth, { found: 88, taken: 4, underTriaged: 14 });
  });
});

/** Bounds in percent, with a little room below what docs/decisions/028 reports. */
function expectShares(judged: Judged[], bounds: { found: number; taken: number; underTriaged: number }): void {
  const urgent = judged.filter(({ label }) => label === 'crisis' || label === 'emergency');
  expect(computeShares(inDanger(judged)).found).toBeGreaterThan(bounds.found);
  expect(computeShares(pickHarmless(judged)).sure).toBeLessThan(bounds.taken);
  expect((100 * underTriaged(judged).length) / urgent.length).toBeLessThan(bounds.underTriaged);
}
