import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeLimit } from './exclusive.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = { status: 503, extra: { code: 'busy' } };

it('returns the result of work that is done in time', async () => {
  const limit = new TimeLimit(100);
  await expect(limit.within(Promise.resolve('done'))).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('ends the wait exactly at the limit, and lets no work begin after it', async () => {
  const limit = new TimeLimit(100);
  const ended = vi.fn();
  const waited = limit.within(new Promise(() => undefined)).catch(ended);
  await vi.advanceTimersByTimeAsync(99);
  limit.mustNotBeOver();
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waited;
  expect(ended).toHaveBeenCalledWith(expect.objectContaining(busy));
  expect(() => limit.mustNotBeOver()).toThrow(expect.objectContaining(busy));
  expect(() => limit.lift()).toThrow(expect.objectContaining(busy));
});

it('waits for a commit that has begun, however long it takes', async () => {
  const limit = new TimeLimit(100);
  const { promise, resolve } = Promise.withResolvers<string>();
  const waited = limit.within(promise);
  limit.lift();
  await vi.advanceTimersByTimeAsync(1_000);
  resolve('committed');
  await expect(waited).resolves.toBe('committed');
});
