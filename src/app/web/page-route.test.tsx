import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageOutlet } from '#web/layout/Shell.tsx';
import { lazily } from './page-route.ts';

const missingCode = () => new TypeError('Failed to fetch dynamically imported module');
const waiting = "It will load when you're back online.";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});

afterEach(() => {
  setOnline(true);
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('shows that a page first opened offline will load, and loads it once online', async () => {
  const load = vi.fn(async () => ({ Component: AllGames })).mockRejectedValueOnce(missingCode());
  openGames(load, false);
  await waitForText(waiting);
  setOnline(true);
  await waitForText('All games');
  expect(screen.queryByText(waiting)).toBeNull();
});

test('goes back to a loaded page without waiting for the other', async () => {
  const router = openGames(() => Promise.reject(missingCode()), false);
  await waitForText(waiting);
  await router.navigate('/');
  await waitForText('See games');
});

test('shows an error when the code of a page is gone', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  openGames(() => Promise.reject(missingCode()));
  await waitForText('This page could not be loaded');
});

const AllGames = () => <p>All games</p>;

/** Opens Games from another page; the network may be lost in between. */
function openGames(load: () => Promise<{ Component: ComponentType }>, isOnline = true) {
  const home = { path: '/', element: <Link to="/games">See games</Link> };
  const router = createMemoryRouter([{ Component: PageOutlet, children: [home, lazily('/games', load)] }]);
  render(<RouterProvider router={router} />);
  setOnline(isOnline);
  screen.getByText('See games').click();
  return router;
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

async function waitForText(text: string) {
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => screen.getByText(text));
}
