import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '#features/competition/games/contract.ts';
import { gamesOptions } from '#features/competition/games/web/api.ts';
import { sampleGame } from '#features/competition/games/web/testing/sample-game.ts';
import { defaultSettings } from '#platform/settings/rules.ts';
import { settingsOptions } from '#platform/settings/web/api.ts';
import { homeCards } from './HomePage.tsx';

const hourMs = 3_600_000;
const now = Date.now();
const hoursFromNow = (hours: number) => new Date(now + hours * hourMs).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('shows the following game once the next game begins', async () => {
  show([
    sampleGame({ id: 1, category: 'tournament', dateTime: hoursFromNow(54.5) }),
    sampleGame({ id: 2, dateTime: hoursFromNow(80), awayTeam: { id: 3, name: 'Oak Res', logo: null } }),
  ]);
  expect(screen.getByText('2d 6h to go')).toBeDefined();
  expect(screen.getByText('TOURNAMENT GAME')).toBeDefined();
  expect(screen.getByText('Knox House Hawks').closest('a')?.getAttribute('href')).toBe('/games/1');

  act(() => vi.advanceTimersByTime(54.5 * hourMs));
  expect(screen.getByText('1d 1h to go')).toBeDefined();
  expect(screen.getByText('Oak Res')).toBeDefined();
  expect(screen.queryByText('TOURNAMENT GAME')).toBe(null);

  act(() => vi.advanceTimersByTime(26 * hourMs));
  expect(await screen.findByText('No upcoming games scheduled')).toBeDefined();
});

test('says whether the home side won the latest game, and links to its box score', () => {
  const played = sampleGame({
    id: 115,
    status: 'completed',
    dateTime: hoursFromNow(-20),
    homeScore: 67,
    awayScore: 94,
  });
  show([{ ...played, hasBoxScore: true }]);
  expect(screen.getByText('Defeat')).toBeDefined();
  expect(screen.getByText('Princeton Village')).toBeDefined();
  const link = screen.getByRole('link', { name: 'View Detailed Box Score' });
  expect(link.getAttribute('href')).toBe('/box-score-detail?game=115');
  cleanup();

  show([{ ...played, homeScore: 95 }]);
  expect(screen.getByText('Victory!')).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/games/115']);
});

test('shows a live game on top with its running score, and without a result', async () => {
  show([sampleGame({ status: 'live', dateTime: hoursFromNow(-1), homeScore: 31, awayScore: 28 })]);
  expect(screen.getByText('Live')).toBeDefined();
  expect(screen.getByText('31')).toBeDefined();
  expect(screen.queryByText(/Final|Victory!|Defeat/)).toBe(null);
  expect(await screen.findByText('No games played yet')).toBeDefined();
});

function show(games: Game[]) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(gamesOptions.queryKey, { pages: [{ rows: games, next: null }], pageParams: [null] });
  client.setQueryData(settingsOptions.queryKey, { ...defaultSettings, accentStyles: '', papers: [], version: 1 });
  const none = { teams: [], isLoading: false, error: null, isFetching: false, retry: () => undefined };
  const { main, side } = homeCards(false, none);
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        {main}
        {side}
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
