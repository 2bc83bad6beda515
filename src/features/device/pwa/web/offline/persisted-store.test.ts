import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPersisted } from './persisted-store.ts';

vi.mock('idb-keyval', () => ({ createStore: () => () => new Promise(() => undefined) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('treats a store that never answers as empty, so that the app opens', async () => {
  const persisted = readPersisted(null);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(Promise.race([persisted, 'still waiting'])).resolves.toBeNull();
});
