import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '#web/ui/time/clock.ts';
import { LivePill } from './GameClock.tsx';

const since = '2026-11-28T16:00:00.000Z';
const third = { name: 'Q3', title: '3rd quarter', since, elapsedMs: null, from: 600, to: 0 };
const shown = () => screen.getByText(/Q3/).textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(since) + 312_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

it('counts down the time of the period, and says the period in words', () => {
  render(<LivePill game={{ period: third }} />);
  expect(shown()).toBe('Q3 · 4:48');
  expect(screen.getByText('Live, 3rd quarter')).toBeDefined();
  act(() => vi.advanceTimersByTime(3_000));
  expect(shown()).toBe('Q3 · 4:45');
});

it('stands where its scorer has stopped it', () => {
  render(<LivePill game={{ period: { ...third, since: null, elapsedMs: 60_000 } }} />);
  act(() => vi.advanceTimersByTime(3_000));
  expect(shown()).toBe('Q3 · 9:00');
});

it('is right on a phone whose clock is wrong, once the server has responded', () => {
  const wrong = Date.parse(since) + 312_000 + 3 * 3_600_000;
  vi.setSystemTime(wrong);
  render(<LivePill game={{ period: third }} />);
  expect(shown()).toBe('Q3');
  noteServerTime(wrong - 3 * 3_600_000);
  act(() => vi.advanceTimersByTime(1_000));
  expect(shown()).toBe('Q3 · 4:47');
});

it('shows no clock while the app hears nothing', () => {
  render(<LivePill game={{ period: third }} />);
  act(() => onlineManager.setOnline(false));
  expect(shown()).toBe('Q3');
});

it('says only that a game is live where nobody scores it, or no clock runs', () => {
  const { rerender } = render(<LivePill game={{ period: null }} />);
  expect(screen.getByText('Live')).toBeDefined();
  rerender(<LivePill game={{ period: { ...third, since: null } }} />);
  expect(shown()).toBe('Q3');
});
