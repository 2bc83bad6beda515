import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { tagsIn } from '#shared/cache-tags.ts';
import { newQueryClient, readOptions } from '#web/api/requests.ts';
import { LiveEvents } from '#web/live/follow.ts';
import { forgetChanges } from '#web/live/sources.ts';
import { FakeServer } from '#web/live/testing/server.ts';
import { followNetwork } from './follow-app.ts';

const greeting = vi.hoisted(() => ({ notify: (): void => undefined }));
vi.mock('#web/live/follow.ts', async (importReal) => ({
  ...(await importReal<object>()),
  onGreeting: (notify: () => void) => Object.assign(greeting, { notify }),
}));

const path = '/api/games/115';
const client = newQueryClient();
const events = new LiveEvents(client);
const server = new FakeServer();
followNetwork(client);

beforeAll(() => {
  vi.useFakeTimers();
});
beforeEach(() => {
  server.start();
});
afterEach(async () => {
  client.clear();
  forgetChanges();
  onlineManager.setOnline(true);
  await vi.runOnlyPendingTimersAsync();
  vi.unstubAllGlobals();
});

const score = () => client.getQueryData<{ homeScore: number }>([path, {}])?.homeScore;

function set(homeScore: number) {
  server.responses.set(path, { body: { id: 115, homeScore }, tags: 'game:115', rows: 'game /api/games' });
}

const show = async () => {
  set(1);
  const hide = new QueryObserver(client, readOptions(path)).subscribe(() => undefined);
  onTestFinished(hide);
  await vi.advanceTimersByTimeAsync(0);
  expect(score()).toBe(1);
};

const publish = () => {
  server.change += 1;
  events.apply({ kind: 'change', number: server.change, completeTo: server.change, tags: tagsIn('game:115') });
};

/** The stream still announces a new score while requests fail. */
async function missScore() {
  await show();
  server.delay = () => Promise.reject(new TypeError('Failed to fetch'));
  set(2);
  publish();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([score(), onlineManager.isOnline()]).toEqual([1, false]);
  server.delay = async () => undefined;
}

test('refetches a score whose read failed when the browser reports the network back', async () => {
  await missScore();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(score()).toBe(2);
});

test('refetches it also if the browser never noticed that the network was gone', async () => {
  await missScore();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(score()).toBe(2);
  expect(onlineManager.isOnline()).toBe(true);
});

test('goes online at the stream’s greeting, unless the browser reports no network', async () => {
  await missScore();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  greeting.notify();
  expect(onlineManager.isOnline()).toBe(false);
  greeting.notify();
  expect(onlineManager.isOnline()).toBe(true);
});

test('retries a read that a busy server refused, less and less often, until it succeeds', async () => {
  await show();
  const requestsBefore = server.times(path);
  server.responses.set(path, { status: 503, body: { message: 'The server is busy.' } });
  publish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([score(), onlineManager.isOnline()]).toEqual([1, true]);
  const tries = server.times(path) - requestsBefore;
  expect(tries).toBeGreaterThanOrEqual(3);
  expect(tries).toBeLessThanOrEqual(6);
  set(2);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(score()).toBe(2);
  const afterwards = server.times(path);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.times(path), 'nothing is asked for once all is there').toBe(afterwards);
});

test('does not retry a read that is forbidden', async () => {
  await show();
  server.responses.set(path, { status: 403, body: { message: 'For officers' } });
  publish();
  await vi.advanceTimersByTimeAsync(2_000);
  const requestsBefore = server.times(path);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.times(path)).toBe(requestsBefore);
});
