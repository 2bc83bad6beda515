import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, holdToast, releaseToast, shownToast, toast } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

test('a toast stays for 5000 ms', () => {
  toast({ title: 'Logged Out' });
  vi.advanceTimersByTime(4_999);
  expect(shownToast()?.title).toBe('Logged Out');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBe(null);
});

test('there is one at a time, and a new one has its own 5000 ms', () => {
  toast({ title: 'First' });
  vi.advanceTimersByTime(3_000);
  toast({ title: 'Second' });
  vi.advanceTimersByTime(4_999);
  expect(shownToast()?.title).toBe('Second');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBe(null);
});

test('one that fades is seen to go for 500 ms after its 5000', () => {
  toast({ title: 'Achievement unlocked', fades: true });
  vi.advanceTimersByTime(4_999);
  expect(shownToast()?.leaving).toBe(undefined);
  vi.advanceTimersByTime(1);
  expect(shownToast()?.leaving).toBe(true);
  vi.advanceTimersByTime(499);
  expect(shownToast()?.title).toBe('Achievement unlocked');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBe(null);
});

test('while somebody is on it, time stands still', () => {
  toast({ title: 'Read me' });
  vi.advanceTimersByTime(4_000);
  holdToast();
  vi.advanceTimersByTime(60_000);
  expect(shownToast()?.title).toBe('Read me');
  releaseToast();
  vi.advanceTimersByTime(999);
  expect(shownToast()?.title).toBe('Read me');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBe(null);
});
