import { expect, test } from 'vitest';
import { computeAddressShare } from './rules.ts';

test.each([
  [500, 0, 125],
  [500, 1, 125],
  [500, 4, 124],
  [500, 420, 20],
  [500, 500, 20],
  [3, 0, 20],
  [100_000, 0, 25_000],
])('of %i accounts a day, of which others have taken %i, an address may take %i', (aDay, byOthers, share) => {
  expect(computeAddressShare(aDay, byOthers)).toBe(share);
});

test('nine addresses that take all they can leave some for a tenth', () => {
  let taken = 0;
  for (let address = 0; address < 9; address += 1) taken += computeAddressShare(500, taken);
  expect(taken).toBeLessThan(500 - 20);
});
