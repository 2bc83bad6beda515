import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduledJobs as createScheduledJobs } from './scheduled-jobs.ts';

const log = { warn: vi.fn() };
const right = { isBelieved: async () => true };

beforeEach(() => {
  vi.useFakeTimers();
  log.warn.mockClear();
});
afterEach(() => vi.useRealTimers());

test('runs a job at the start and then at its interval, until it is closed', async () => {
  const ran: string[] = [];
  const task = (name: string, waitsAtFirst: boolean) => ({
    name,
    every: 100,
    waitsAtFirst,
    work: async () => void ran.push(name),
  });
  const scheduledJobs = createScheduledJobs([task('sweep', false), task('flush', true)], log, right);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ran).toEqual([]);
  scheduledJobs.begin();
  await vi.advanceTimersByTimeAsync(99);
  expect(ran).toEqual(['sweep']);
  await vi.advanceTimersByTimeAsync(1);
  expect(ran).toEqual(['sweep', 'sweep', 'flush']);
  await scheduledJobs.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ran).toHaveLength(3);
});

test('logs a job that fails and tries it again, and runs a slow one once at a time', async () => {
  const slow = Promise.withResolvers<void>();
  const work = { failing: vi.fn(() => Promise.reject(new Error('disk full'))), slow: vi.fn(() => slow.promise) };
  const scheduledJobs = createScheduledJobs(
    [
      { name: 'accounts', every: 100, work: work.failing },
      { name: 'pictures', every: 100, work: work.slow },
    ],
    log,
    right,
  );
  scheduledJobs.begin();
  await vi.advanceTimersByTimeAsync(100);
  expect([work.failing.mock.calls.length, work.slow.mock.calls.length]).toEqual([2, 1]);
  expect(log.warn).toHaveBeenCalledWith(
    { err: new Error('disk full') },
    'scheduled job accounts failed; it is tried again',
  );
  slow.resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(work.slow).toHaveBeenCalledTimes(2);
  await scheduledJobs.close();
});

test('waits for jobs under way when it is closed, but not forever', async () => {
  const stuck = createScheduledJobs(
    [{ name: 'pictures', every: 100, work: () => new Promise(() => undefined) }],
    log,
    right,
  );
  stuck.begin();
  const closed = vi.fn();
  void stuck.close().then(closed);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toHaveBeenCalled();
});

test('skips jobs that delete old rows while the clock cannot be trusted', async () => {
  const work = { sweep: vi.fn(async () => undefined), flush: vi.fn(async () => undefined) };
  let believed = false;
  const tasks = [
    { name: 'sweep', every: 100, trustsClock: true, work: work.sweep },
    { name: 'flush', every: 100, work: work.flush },
  ];
  const scheduledJobs = createScheduledJobs(tasks, log, { isBelieved: async () => believed });
  scheduledJobs.begin();
  await vi.advanceTimersByTimeAsync(250);
  expect([work.sweep.mock.calls.length, work.flush.mock.calls.length]).toEqual([0, 3]);
  believed = true;
  await vi.advanceTimersByTimeAsync(100);
  expect(work.sweep).toHaveBeenCalledTimes(1);
  await scheduledJobs.close();
});
