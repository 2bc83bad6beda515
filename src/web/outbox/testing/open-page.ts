import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type NewEntry, Outbox } from '../outbox.ts';
import { fakeLocks } from './fake-locks.ts';
import { MemoryStore } from './memory-store.ts';

export const answered = vi.fn<typeof fetch>();
/** What the device has stored; a new one for each test. */
export const device = { store: new MemoryStore() };
const pages: Outbox[] = [];

/** Pages of one browser, whose server accepts everything. */
export function onOneDevice() {
  beforeEach(() => {
    device.store = new MemoryStore();
    found();
    vi.stubGlobal('fetch', answered);
    vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export function openPage(more: Partial<ConstructorParameters<typeof Outbox>[0]> = {}) {
  const page = new Outbox({ owner: 3, store: device.store, ...more });
  pages.push(page);
  return page.open();
}

export const comment = (number: number, more: Partial<NewEntry> = {}): NewEntry => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  method: 'POST',
  path: `/api/games/7/comments?number=${number}`,
  body: { content: `Number ${number}` },
  resource: 'comments:game:7',
  label: `Comment ${number}`,
  ...more,
});

const readNumber = (path: unknown) => Number(/number=(\d+)/.exec(String(path))?.[1]);

/** The numbers of what was sent, in order. */
export const sent = () => answered.mock.calls.map(([path]) => readNumber(path));
export const shown = (page: Outbox) => page.get().entries.map(({ path }) => readNumber(path));
export const stored = () => device.store.entries.map(({ path }) => readNumber(path));
export const settled = (page: Outbox) => vi.waitFor(() => expect(page.get().entries).toEqual([]));

export function lost() {
  answered.mockReset();
  answered.mockRejectedValue(new TypeError('Failed to fetch'));
}

export function found() {
  answered.mockReset();
  answered.mockImplementation(async () => Response.json({}));
}
