import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LivePill } from './GameClock.tsx';

const since = '2026-11-28T16:00:00.000Z';
const third = { name: 'Q3', title: '3rd quarter', since };
const shown = () => screen.getByText(/Q3/).textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(since) + 312_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

it('counts the time since the period began, and says the period in words', () => {
  render(<LivePill game={{ period: third }} />);
  expect(shown()).toBe('Q3 · 5:12');
  expect(screen.getByText('Live, 3rd quarter')).toBeDefined();
  act(() => vi.advanceTimersByTime(3_000));
  expect(shown()).toBe('Q3 · 5:15');
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
