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

test('a page first opened without a network says that it comes, and comes by itself', async () => {
  const load = vi.fn(async () => ({ Component: AllGames })).mockRejectedValueOnce(missingCode());
  openGames(load, false);
  await seen(waiting);
  setOnline(true);
  await seen('All games');
  expect(screen.queryByText(waiting)).toBeNull();
});

test('whoever goes back to a page that is there is not kept waiting for the other', async () => {
  const router = openGames(() => Promise.reject(missingCode()), false);
  await seen(waiting);
  await router.navigate('/');
  await seen('See games');
});

test('a page whose code is gone says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  openGames(() => Promise.reject(missingCode()));
  await seen('This page could not be loaded');
});

const AllGames = () => <p>All games</p>;

/** The network may go while another page is open. */
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

async function seen(text: string) {
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => screen.getByText(text));
}
