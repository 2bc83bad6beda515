import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ofEachStat } from '#features/teams/players/stat-keys.ts';
import { LeadersPart } from './Leaders.tsx';
import { PlayerSeason } from './PlayerSeason.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(response: object, part: ReactNode) {
  vi.stubGlobal('fetch', async () => Response.json(response));
  const client = new QueryClient();
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const game = (gameId: number, points: number, didNotPlay = false) => ({
  gameId,
  dateTime: '2025-05-24T10:00:00Z',
  season: '2025',
  opponent: { id: 2, name: 'Oak' },
  ownScore: 67,
  otherScore: 94,
  ownShootout: null,
  otherShootout: null,
  didNotPlay,
  stats: { points, steals: 1 },
  measure: points,
});
const player = { id: 1, openingStats: null };
const season = {
  season: '2026',
  definition: 'basketball',
  games: 2,
  rating: 5,
  totals: { points: 9, steals: 3 },
  gamesCounted: {},
};

it('lists the latest games in a profile, draws their trend, and shows averages', async () => {
  show({ ...season, log: [game(3, 7), game(2, 0, true), game(1, 2)] }, <PlayerSeason player={player} />);
  await screen.findByRole('img', { name: 'Points game by game, oldest first: 2, 7' });
  const texts = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(texts[1]).toMatch(/^against OakSat 24 May.*67–9471$/);
  expect(texts[2]).toContain('Did not play');
  expect(screen.getByText('Steals per game').closest('div')?.textContent).toContain('1.5');
});

const getTiles = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

it('says that a profile has no games yet, and shows no numbers', async () => {
  const { container } = show({ ...season, games: 0, totals: {}, log: [] }, <PlayerSeason player={player} />);
  await screen.findByText('No statistics this season yet');
  expect(getTiles(container)).toEqual([]);
});

it('shows in a profile what its sport counts: boards in chess, and no points per game', async () => {
  const chess = {
    definition: 'chess',
    games: 2,
    rating: 3,
    totals: { wins: 7, draws: 0, losses: 1, moves: 31 },
    log: [],
  };
  const { container } = show({ ...season, ...chess }, <PlayerSeason player={player} />);
  await screen.findByRole('heading', { name: 'Season 2026' });
  expect(getTiles(container)).toEqual([
    ...['WBoards won7', 'DBoards drawn0', 'LBoards lost1', 'MOVMoves31'],
    ...['WBoards won per game3.5', 'LBoards lost per game0.5', 'MOVMoves per game15.5'],
  ]);
  expect(container.textContent).not.toMatch(/No statistics|PPG|Rating/);
});

it('names totals kept by hand as the sport names them', async () => {
  const soccer = { definition: 'soccer', totals: { goals: 3 }, log: [] };
  const openingStats = { ...ofEachStat(() => 0), points: 3, gamesPlayed: 2 };
  show({ ...season, ...soccer }, <PlayerSeason player={{ ...player, openingStats }} />);
  await screen.findByText('Includes 3 goals in 2 games entered by hand');
});

it('lists leaders under their statistic, with their average where games were counted', async () => {
  const player = (id: number, displayName: string) => ({ id, displayName, team: 'Oak' });
  const leaders = [
    { position: 1, player: player(1, 'Ada'), total: 9, games: 2, perGame: 4.5, byHand: 0, splits: null },
    { position: 2, player: player(2, 'Bea'), total: 8, games: 0, perGame: null, byHand: 0, splits: null },
  ];
  const statistics = [
    { key: 'points', abbreviation: 'PTS', label: 'Points', least: { games: 2, attempts: null }, leaders },
  ];
  show({ season: '2026', statistics }, <LeadersPart sportId={1} season="2026" />);
  await screen.findByRole('heading', { name: 'Points' });
  expect(screen.getByText('At least 2 games')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1AdaOak94.5 per game',
    '2BeaOak8',
  ]);
  expect(screen.getByRole('link', { name: /Ada/ }).getAttribute('href')).toBe('/players/1');
});
