import { describe, expect, it } from 'vitest';
import stored from '#platform/settings/danger/model.json' with { type: 'json' };
import { dangerIn } from '#platform/settings/danger-rules.ts';
import { dataHash, readHeldOut } from './data.ts';
import { computeShares, inDanger, pickHarmless, underTriaged } from './measuring.ts';

describe('the model of danger', () => {
  it('is trained from the committed sentences (else: npm run train-danger)', () => {
    expect(stored.dataHash).toBe(dataHash());
  });

  it('finds what it was not trained on: the held-out sentences', () => {
    const heldOut = readHeldOut().map((one) => ({ ...one, found: dangerIn(one.text) }));
    const urgent = heldOut.filter(({ label }) => label === 'crisis' || label === 'emergency');
    // In percent, with a little room below what docs/decisions/100 reports.
    expect(computeShares(inDanger(heldOut)).found).toBeGreaterThan(92);
    expect(computeShares(pickHarmless(heldOut)).sure).toBeLessThan(2);
    expect((100 * underTriaged(heldOut).length) / urgent.length).toBeLessThan(8);
  });
});
