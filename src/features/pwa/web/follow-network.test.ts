import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOf } from '#web/api/calls.ts';
import { newQueryClient } from '#web/api/queries.ts';
import { LiveEvents } from '#web/live/apply.ts';
import { forgetChanges } from '#web/live/change-numbers.ts';
import { FakeServer } from '#web/live/testing/server.ts';
import { followNetwork } from './follow-network.ts';

const path = '/api/games/115';
const client = newQueryClient();
const events = new LiveEvents(client);
const server = new FakeServer();
followNetwork(client);

beforeEach(() => {
  vi.useFakeTimers();
  server.start();
});
afterEach(() => {
  client.clear();
  forgetChanges();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const score = () => client.getQueryData<{ homeScore: number }>([path, {}])?.homeScore;

function set(homeScore: number) {
  server.answers.set(path, { body: { id: 115, homeScore }, tags: 'game:115', rows: 'game /api/games' });
}

/** The stream goes on, and tells of a score while calls do not arrive. */
async function missScore() {
  set(1);
  new QueryObserver(client, readOf(path)).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(score()).toBe(1);
  server.delay = () => Promise.reject(new TypeError('Failed to fetch'));
  server.change += 1;
  set(2);
  events.apply({ kind: 'change', number: server.change, completeTo: server.change, topics: ['game:115'] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([score(), onlineManager.isOnline()]).toEqual([1, false]);
  server.delay = async () => undefined;
}

test('a score whose read failed is read when the browser says that the network is back', async () => {
  await missScore();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(score()).toBe(2);
});

test('and where the browser never noticed that it was gone', async () => {
  await missScore();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(score()).toBe(2);
  expect(onlineManager.isOnline()).toBe(true);
});
