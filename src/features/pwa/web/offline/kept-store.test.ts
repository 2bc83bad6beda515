import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readKept } from './kept-store.ts';

vi.mock('idb-keyval', () => ({ createStore: () => () => new Promise(() => undefined) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('treats a store that never answers as empty, so that the app opens', async () => {
  const kept = readKept(null);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(Promise.race([kept, 'still waiting'])).resolves.toBeNull();
});
