import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, holdToast, releaseToast, shownToast, type Toast, toast } from './toasts.ts';

/** As it is once it stands on the screen. */
function drawn(message: Toast) {
  toast(message);
  releaseToast();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

test('a toast stays for 5000 ms', () => {
  drawn({ title: 'Logged Out' });
  vi.advanceTimersByTime(4_999);
  expect(shownToast()?.title).toBe('Logged Out');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBe(null);
});

test('its time begins when it is drawn, however late the code for that comes', () => {
  toast({ title: 'No file selected' });
  vi.advanceTimersByTime(60_000);
  expect(shownToast()?.title).toBe('No file selected');
  releaseToast();
  vi.advanceTimersByTime(4_999);
  expect(shownToast()?.title).toBe('No file selected');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBe(null);
});

test('there is one at a time, and a new one has its own 5000 ms', () => {
  drawn({ title: 'First' });
  vi.advanceTimersByTime(3_000);
  drawn({ title: 'Second' });
  vi.advanceTimersByTime(4_999);
  expect(shownToast()?.title).toBe('Second');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBe(null);
});

test('one that fades is seen to go for 500 ms after its 5000', () => {
  drawn({ title: 'Achievement unlocked', fades: true });
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
  drawn({ title: 'Read me' });
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
