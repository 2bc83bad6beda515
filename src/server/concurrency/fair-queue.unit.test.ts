import { expect, test } from 'vitest';
import { FairQueue } from './bounded-queue.ts';

const removed = (queue: FairQueue<string>, method: 'shift' | 'pop') =>
  Array.from({ length: queue.size }, () => queue[method]());

function waiting(): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.push(['a', 'x'], item);
  queue.push(['a', 'y'], 'ay');
  queue.push(['b'], 'b1');
  return queue;
}

test('takes turns between shares, and between the shares within them', () => {
  expect(removed(waiting(), 'shift')).toEqual(['a1', 'b1', 'ay', 'a2', 'a3', 'a4']);
});

test('removes the last item of the largest share first', () => {
  expect(removed(waiting(), 'pop').slice(0, 3)).toEqual(['a4', 'a3', 'a2']);
});

test('returns nothing when it is empty', () => {
  const queue = new FairQueue<string>();
  expect([queue.shift(), queue.pop(), queue.size]).toEqual([undefined, undefined, 0]);
});
