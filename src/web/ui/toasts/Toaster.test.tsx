import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { dismissToast, shownToast, type Toast, toast } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  dismissToast();
  vi.useRealTimers();
});

const showToast = (message: Toast) => act(() => toast(message));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const getCard = (title: string) => screen.getByText(title).closest('.settle') ?? document.body;

test('a toast stays for 5000 ms', () => {
  render(<Toaster />);
  showToast({ title: 'Logged Out' });
  pass(4_999);
  expect(screen.getByRole('status').textContent).toBe('Logged Out');
  pass(1);
  expect(shownToast()).toBe(null);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the time of a toast starts when it is rendered, however late its code loads', () => {
  showToast({ title: 'No file selected' });
  pass(60_000);
  expect(shownToast()?.title).toBe('No file selected');
  render(<Toaster />);
  pass(4_999);
  expect(shownToast()?.title).toBe('No file selected');
  pass(1);
  expect(shownToast()).toBe(null);
});

test('shows one toast at a time, and gives a new one its own 5000 ms', () => {
  render(<Toaster />);
  showToast({ title: 'First' });
  pass(3_000);
  showToast({ title: 'Second' });
  expect(screen.queryByText('First')).toBe(null);
  pass(4_999);
  expect(shownToast()?.title).toBe('Second');
  pass(1);
  expect(shownToast()).toBe(null);
});

test('a fading toast fades for 500 ms after its 5000, even when it is focused then', () => {
  render(<Toaster />);
  showToast({ title: 'Achievement unlocked', fades: true });
  pass(4_999);
  expect(getCard('Achievement unlocked').className).not.toContain('opacity-0');
  pass(1);
  expect(getCard('Achievement unlocked').className).toContain('opacity-0');
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  pass(499);
  expect(shownToast()?.title).toBe('Achievement unlocked');
  pass(1);
  expect(shownToast()).toBe(null);
});

test('pauses the time of a toast while it has the focus', () => {
  render(<Toaster />);
  showToast({ title: 'Read me' });
  pass(4_000);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  pass(60_000);
  expect(shownToast()?.title).toBe('Read me');
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  pass(999);
  expect(shownToast()?.title).toBe('Read me');
  pass(1);
  expect(shownToast()).toBe(null);
});
