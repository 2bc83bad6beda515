import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlayerComparePage } from './PlayerComparePage.tsx';

const team = { id: 1, name: 'Princeton Village', sportId: 1, sport: { id: 1, name: 'Basketball' } };
const names = ['', 'Ada', 'Bea', 'Cleo'];
const playerOf = (id: number) => ({ id, displayName: names[id], photo: null, jerseyNumber: id, team });
const seasonOf = (id: number) => ({
  player: playerOf(id),
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
  if (id) return Response.json(seasonOf(Number(id)));
  return Response.json(path.startsWith('/api/sports') ? [{ id: 1, name: 'Basketball' }] : [1, 2, 3].map(playerOf));
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
  return { person: userEvent.setup(), router };
}

async function choose(person: UserEvent, player: string, name: string) {
  await vi.waitFor(() => expect(screen.getByRole('combobox', { name: player })).toHaveProperty('disabled', false));
  await person.type(screen.getByRole('combobox', { name: player }), name);
  await person.click(await screen.findByRole('option', { name: `${name}, Princeton Village` }));
}

const compareButton = () => screen.getByRole('button', { name: 'Compare Players' });
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

it('hides the result and keeps the other player when one is changed, and clears all on Reset', async () => {
  const { person, router } = open('?sport=1&a=1&b=2');
  await screen.findByText('Season 2026');
  await choose(person, 'Second player', 'Cleo');
  await screen.findByText('No comparison yet');
  expect(screen.getByRole('combobox', { name: 'First player' })).toHaveProperty('value', 'Ada, Princeton Village');
  await person.click(compareButton());
  await screen.findByText('Season 2026');
  await vi.waitFor(() => expect(router.state.location.search).toBe('?sport=1&a=1&b=3'));
  await person.click(screen.getByRole('button', { name: 'Reset' }));
  await screen.findByText('No comparison yet');
  expect(screen.getByLabelText('Sport')).toHaveProperty('value', '');
});

it('does not compare a player with themselves', async () => {
  const { person } = open('?sport=1');
  await screen.findByRole('combobox', { name: 'First player' });
  expect(compareButton()).toHaveProperty('disabled', true);
  await choose(person, 'First player', 'Ada');
  await choose(person, 'Second player', 'Ada');
  expect(compareButton()).toHaveProperty('disabled', true);
  await screen.findByText('Choose two different players.');
});

it('says that statistics did not load, and tries again', async () => {
  failing.add('/api/players/2/season');
  const { person } = open('?sport=1&a=1&b=2');
  await screen.findByText('Unable to load player statistics. Please try again.');
  failing.clear();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Season 2026');
});
