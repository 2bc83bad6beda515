import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from '../ui/fields/SearchBox.tsx';
import { useSearchChange, useTypedSearch } from './search-params.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  history.replaceState(null, '', '/athletes?sport=2');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

for (const [order, before, after] of [
  ['before the typed text settles', 100, 100],
  ['as it settles', 200, 0],
  ['after it has settled', 250, 0],
] as const) {
  test(`keeps both the text and a filter pressed ${order}`, async () => {
    await open();
    type('thandi');
    // In one `act`, so that nothing renders between the timer and the press.
    await act(async () => {
      vi.advanceTimersByTime(before);
      screen.getByRole('button', { name: 'All-Stars' }).click();
      vi.advanceTimersByTime(after);
    });
    expect(location.search).toBe(before < 200 ? '?sport=2&allstars=true&q=thandi' : '?sport=2&q=thandi&allstars=true');
  });
}

test('keeps a filter pressed before typing', async () => {
  await open();
  await act(async () => {
    screen.getByRole('button', { name: 'All-Stars' }).click();
    type('thandi');
    vi.advanceTimersByTime(200);
  });
  expect(location.search).toBe('?sport=2&allstars=true&q=thandi');
});

test('keeps text typed while the address is being updated', async () => {
  await open();
  await act(async () => {
    type('pri');
    vi.advanceTimersByTime(200);
  });
  await act(async () => {
    type('prin');
    vi.advanceTimersByTime(200);
    type('princ');
  });
  expect(location.search).toBe('?sport=2&q=prin');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'princ');
  await act(async () => vi.advanceTimersByTime(200));
  expect(location.search).toBe('?sport=2&q=princ');
});

test('does not navigate back after the person leaves while the text settles', async () => {
  const arrive = await open();
  type('thandi');
  await act(async () => screen.getByRole('link', { name: 'Home' }).click());
  await act(async () => vi.advanceTimersByTime(300));
  await act(async () => arrive());
  expect(screen.getByText('You are home')).toBeDefined();
  expect(location.pathname + location.search).toBe('/home');
});

/** Returns a function that lets the other page's code load. */
async function open(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const loader = async () => null;
  const router = createBrowserRouter([
    { path: '/athletes', loader, Component: Athletes },
    { path: '/home', lazy: () => promise.then(() => ({ Component: Home })) },
  ]);
  await act(async () => render(<RouterProvider router={router} />));
  return resolve;
}

const Home = () => <p>You are home</p>;

function Athletes() {
  const [typed, onType] = useTypedSearch('q');
  const change = useSearchChange();
  return (
    <>
      <SearchBox label="Search athletes..." value={typed} onType={onType} />
      <button type="button" onClick={() => change({ allstars: 'true' }, { replace: true })}>
        All-Stars
      </button>
      <Link to="/home">Home</Link>
    </>
  );
}

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
