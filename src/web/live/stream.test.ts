import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetChanges, noteChange } from './sources.ts';
import { type LiveEvent, listenAcrossTabs } from './stream.ts';

/** The open streams; calling one delivers an event, as the server would. */
const streams = new Set<(event: LiveEvent) => void>();
class Source extends EventTarget {
  readonly #deliver = ({ kind, ...data }: LiveEvent) => {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  };

  constructor() {
    super();
    streams.add(this.#deliver);
  }

  close() {
    streams.delete(this.#deliver);
  }
}

/** The browser's locks for one name: the holder first, then the waiting requests. */
const line: { callback: () => Promise<void>; signal: AbortSignal }[] = [];
const locks = {
  request: async (_name: string, { signal }: { signal: AbortSignal }, callback: () => Promise<void>) => {
    const lockRequest = { callback, signal };
    line.push(lockRequest);
    signal.addEventListener('abort', () => line.indexOf(lockRequest) > 0 && line.splice(line.indexOf(lockRequest), 1));
    if (line.length === 1) void grantNext();
  },
};
async function grantNext() {
  await Promise.resolve();
  await line[0]?.callback();
  line.shift();
  if (line.length > 0) await grantNext();
}

/** Another tab of the same browser that waits for the lock. */
const otherTab = vi.fn(() => new Promise<void>(() => undefined));

let stop: (() => void) | undefined;
const received: LiveEvent[] = [];

beforeEach(() => {
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('EventSource', Source);
  see('visible');
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
  forgetChanges();
  line.length = 0;
  received.length = 0;
  otherTab.mockClear();
});

function see(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const listen = () => {
  stop = listenAcrossTabs('member', (event) => received.push(event));
};
const leads = () => expect.poll(() => streams.size).toBe(1);
const standsBack = () => expect.poll(() => [streams.size, line.length]).toEqual([0, 0]);

test('a visible tab listens, and forwards the events that it receives', async () => {
  const forwarded: unknown[] = [];
  const channel = new BroadcastChannel('village-arena-live');
  channel.onmessage = ({ data }) => forwarded.push(data);
  listen();
  await leads();
  for (const notify of streams) notify({ kind: 'hello', number: 4 });
  expect(received).toEqual([{ kind: 'hello', number: 4 }]);
  await expect.poll(() => forwarded).toContainEqual({ kind: 'hello', number: 4 });
  channel.close();
});

test.each([
  ['is hidden', () => see('hidden'), () => see('visible')],
  ['is frozen', () => document.dispatchEvent(new Event('freeze')), () => document.dispatchEvent(new Event('resume'))],
  ['is left', () => dispatchEvent(new Event('pagehide')), () => dispatchEvent(new Event('pageshow'))],
])(
  'a tab that %s hands over to the next, and waits for the lock again when it is back',
  async (_what, leave, comeBack) => {
    listen();
    await leads();
    void locks.request('', { signal: new AbortController().signal }, otherTab);
    expect(otherTab).not.toHaveBeenCalled();
    leave();
    await expect.poll(() => otherTab.mock.calls.length).toBe(1);
    expect(streams.size).toBe(0);
    comeBack();
    await expect.poll(() => line.length).toBe(2);
    expect(streams.size).toBe(0);
  },
);

test('a hidden tab neither listens nor waits for the lock until it is visible', async () => {
  see('hidden');
  listen();
  await standsBack();
  see('visible');
  await leads();
  see('hidden');
  await standsBack();
});

test('a tab that is hidden at the moment when it gets the lock releases it', async () => {
  listen();
  see('hidden');
  await standsBack();
  see('visible');
  await leads();
});

test('the listening tab tells its change number to another tab that asks', async () => {
  noteChange(7, 7);
  listen();
  await leads();
  const responses: unknown[] = [];
  const channel = new BroadcastChannel('village-arena-live');
  channel.onmessage = ({ data }) => responses.push(data);
  channel.postMessage({ kind: 'ask' });
  await expect.poll(() => responses).toEqual([{ kind: 'hello', number: 7 }]);
  channel.close();
});

test('a stopped tab does not listen again when it becomes visible', async () => {
  listen();
  await leads();
  stop?.();
  see('hidden');
  see('visible');
  await standsBack();
});
