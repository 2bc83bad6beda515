import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { SeasonPlan } from '../../../contract.ts';
import { useAnswers } from './use-answers.ts';

const plan: SeasonPlan = {
  ...{ id: 7, version: 1, name: 'Term 1', season: '2027', status: 'draft', titles: {}, games: 0, unplaced: 0 },
  ...{ createdAt: '2026-11-29T08:00:00.000Z', changedAt: '2026-11-29T08:00:00.000Z', publishedAt: null },
  setup: {
    ...{ firstDay: '2027-02-01', lastDay: '2027-05-09', venues: [], daysOff: [], competitions: [], wishes: [] },
  },
};
const theirs: SeasonPlan = { ...plan, version: 2, name: 'Their term' };
const Sent = z.object({ version: z.number(), name: z.string(), season: z.string() });
const sent = vi.fn<(body: z.infer<typeof Sent>) => Promise<Response> | Response>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) =>
    method === 'PATCH' ? sent(Sent.parse(JSON.parse(String(body)))) : Response.json(theirs),
  );
});
afterEach(() => {
  cleanup();
  sent.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderHook(() => useAnswers(plan), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

const conflict = () => Response.json({ message: 'Somebody changed this plan meanwhile' }, { status: 409 });
const saved = ({ version, name, season }: z.infer<typeof Sent>) =>
  Response.json({ ...plan, version: version + 1, name, season });

async function openConflict() {
  sent.mockImplementationOnce(conflict);
  const opened = open();
  act(() => opened.result.current.change({ name: 'My term' }));
  await act(() => opened.result.current.flush());
  await waitFor(() => expect(opened.result.current.saving).toEqual({ is: 'conflict', both: ['name'] }));
  return opened;
}

test('an answer that two people changed is sent only once somebody has decided', async () => {
  const { result } = await openConflict();
  sent.mockImplementation(saved);
  act(() => result.current.change({ season: '2028' }));
  expect(await act(() => result.current.flush())).toBe(false);
  expect(sent).toHaveBeenCalledTimes(1);
  act(() => result.current.keepMine());
  await waitFor(() => expect(result.current.saving).toEqual({ is: 'saved' }));
  expect(sent.mock.lastCall?.[0]).toMatchObject({ version: 2, name: 'My term', season: '2028' });
});

test('an answer that nobody has decided about is asked for again when the page is opened again', async () => {
  const { result, unmount } = await openConflict();
  act(() => result.current.change({ season: '2028' }));
  unmount();
  expect(sent).toHaveBeenCalledTimes(1);
  const client = new QueryClient();
  const again = renderHook(() => useAnswers(theirs), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  expect(again.result.current.saving).toEqual({ is: 'conflict', both: ['name'] });
  expect(again.result.current.answers).toMatchObject({ name: 'My term', season: '2028' });
  again.unmount();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('whoever takes the answer of somebody else keeps what else they typed', async () => {
  const { result } = await openConflict();
  sent.mockImplementation(saved);
  act(() => result.current.change({ season: '2028' }));
  act(() => result.current.takeTheirs());
  await waitFor(() => expect(result.current.saving).toEqual({ is: 'saved' }));
  expect(sent.mock.lastCall?.[0]).toMatchObject({ version: 2, name: 'Their term', season: '2028' });
});

test('before something is made of the answers, those under way arrive, and those typed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  sent.mockImplementationOnce(async (body) => promise.then(() => saved(body)));
  sent.mockImplementationOnce(saved);
  const { result } = open();
  act(() => result.current.change({ name: 'First' }));
  const first = result.current.flush();
  act(() => result.current.change({ name: 'Second' }));
  const all = result.current.flush();
  resolve();
  await act(async () => void (await first));
  expect(await act(() => all)).toBe(true);
  expect(sent.mock.calls.map(([{ name }]) => name)).toEqual(['First', 'Second']);
});

test('answers that did not arrive are said to be missing', async () => {
  sent.mockImplementation(() => Response.json({ message: 'Nothing can be saved right now' }, { status: 503 }));
  const { result } = open();
  act(() => result.current.change({ name: 'Mine' }));
  expect(await act(() => result.current.flush())).toBe(false);
  expect(result.current.answers.name).toBe('Mine');
});

test('answers that a server did not take for a while are sent again by themselves', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sent.mockImplementationOnce(() => Response.json({ message: 'Nothing can be saved right now' }, { status: 503 }));
  sent.mockImplementation(saved);
  const { result } = open();
  act(() => result.current.change({ name: 'Mine' }));
  await act(() => result.current.flush());
  expect(result.current.saving).toMatchObject({ is: 'failed', isRetried: true });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(result.current.saving).toEqual({ is: 'saved' }));
  expect(sent.mock.lastCall?.[0]).toMatchObject({ name: 'Mine' });
});
