import { expect, test } from 'vitest';
import { Shares } from './shares.ts';

const taken = (shares: Shares<string>, take: 'shift' | 'pop') =>
  Array.from({ length: shares.size }, () => shares[take]());

function waiting(): Shares<string> {
  const shares = new Shares<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) shares.push(['a', 'x'], item);
  shares.push(['a', 'y'], 'ay');
  shares.push(['b'], 'b1');
  return shares;
}

test('every share has its turn, and those within it too', () => {
  expect(taken(waiting(), 'shift')).toEqual(['a1', 'b1', 'ay', 'a2', 'a3', 'a4']);
});

test('the last of the largest share is turned away first', () => {
  expect(taken(waiting(), 'pop').slice(0, 3)).toEqual(['a4', 'a3', 'a2']);
});

test('nobody waits in an empty one', () => {
  const shares = new Shares<string>();
  expect([shares.shift(), shares.pop(), shares.size]).toEqual([undefined, undefined, 0]);
});
