import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlayerComparePage } from './PlayerComparePage.tsx';

const team = { id: 1, name: 'Princeton Village', sportId: 1, sport: { id: 1, name: 'Basketball' } };
const names = ['', 'Ada', 'Bea', 'Cleo'];
const buildPlayer = (id: number) => ({ id, displayName: names[id], photo: null, jerseyNumber: id, team });
const buildSeason = (id: number) => ({
  player: buildPlayer(id),
  season: '2026',
  definition: 'basketball',
  games: 2,
  rating: 10 * id,
  log: [],
  gamesCounted: {},
  totals: { points: 10 * id, rebounds: 7 - id, assists: 4 },
});

const failing = new Set<string>();

function responseTo(path: string): Response {
  if (failing.has(path)) return Response.json({ message: 'down' }, { status: 503 });
  const id = /players\/(\d)\/season/.exec(path)?.[1];
  if (id) return Response.json(buildSeason(Number(id)));
  return Response.json(path.startsWith('/api/sports') ? [{ id: 1, name: 'Basketball' }] : [1, 2, 3].map(buildPlayer));
}

beforeEach(() => void vi.stubGlobal('fetch', async (path: string) => responseTo(path)));
afterEach(() => {
  cleanup();
  failing.clear();
  vi.unstubAllGlobals();
});

function open(search = '') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const path = '/player-compare';
  const router = createMemoryRouter([{ path, element: <PlayerComparePage /> }], { initialEntries: [path + search] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup() };
}

const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

it('shows both players of a shared link, and says which value is higher', async () => {
  open('?sport=1&a=1&b=2');
  await screen.findByText('Season 2026');
  expect(rows()).toEqual([
    'StatisticAdaBea',
    'Points1020, higher',
    'Rebounds6, higher5',
    'Assists44',
    'Steals00',
    'Blocks00',
    'StatisticAdaBea',
    'Performance rating1020, higher',
  ]);
});

it('says that statistics did not load, and tries again', async () => {
  failing.add('/api/players/2/season');
  const { person } = open('?sport=1&a=1&b=2');
  await screen.findByText('Unable to load player statistics. Please try again.');
  failing.clear();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Season 2026');
});
