import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readKept } from './kept-store.ts';

vi.mock('idb-keyval', () => ({ createStore: () => () => new Promise(() => undefined) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a store that never answers holds nothing: the app opens without', async () => {
  const kept = readKept(null);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(Promise.race([kept, 'still waiting'])).resolves.toBeNull();
});
