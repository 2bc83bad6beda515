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

const say = (message: Toast) => act(() => toast(message));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const cardOf = (title: string) => screen.getByText(title).closest('.settle') ?? document.body;

test('a toast stays for 5000 ms', () => {
  render(<Toaster />);
  say({ title: 'Logged Out' });
  pass(4_999);
  expect(screen.getByRole('status').textContent).toBe('Logged Out');
  pass(1);
  expect(shownToast()).toBe(null);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('its time begins when it is drawn, however late the code for that comes', () => {
  say({ title: 'No file selected' });
  pass(60_000);
  expect(shownToast()?.title).toBe('No file selected');
  render(<Toaster />);
  pass(4_999);
  expect(shownToast()?.title).toBe('No file selected');
  pass(1);
  expect(shownToast()).toBe(null);
});

test('there is one at a time, and a new one has its own 5000 ms', () => {
  render(<Toaster />);
  say({ title: 'First' });
  pass(3_000);
  say({ title: 'Second' });
  expect(screen.queryByText('First')).toBe(null);
  pass(4_999);
  expect(shownToast()?.title).toBe('Second');
  pass(1);
  expect(shownToast()).toBe(null);
});

test('one that fades is seen to go for 500 ms after its 5000, whoever comes onto it then', () => {
  render(<Toaster />);
  say({ title: 'Achievement unlocked', fades: true });
  pass(4_999);
  expect(cardOf('Achievement unlocked').className).not.toContain('opacity-0');
  pass(1);
  expect(cardOf('Achievement unlocked').className).toContain('opacity-0');
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  pass(499);
  expect(shownToast()?.title).toBe('Achievement unlocked');
  pass(1);
  expect(shownToast()).toBe(null);
});

test('while somebody is on it, time stands still', () => {
  render(<Toaster />);
  say({ title: 'Read me' });
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
