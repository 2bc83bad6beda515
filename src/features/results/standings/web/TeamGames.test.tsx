import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Game } from '#features/competition/games/contract.ts';
import { teamGamesOptions } from '#features/competition/games/web/api.ts';
import { sampleGame } from '#features/competition/games/web/testing/sample-game.ts';
import type { Standings } from '../contract.ts';
import { standingsOptions } from './api.ts';
import { SeasonRecord } from './SeasonRecord.tsx';
import { TeamGames } from './slots/TeamGames.tsx';

afterEach(cleanup);

const team = {
  id: 1,
  version: 1,
  name: 'Princeton PV',
  sportId: 1,
  sport: { id: 1, name: 'Basketball' },
  logo: null,
  residenceId: null,
  secondResidenceId: null,
  residences: [],
  gender: 'Mixed' as const,
  wins: 4,
  losses: 2,
  gamesPlayed: 6,
  can: { edit: false, delete: false },
};
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const played = (id: number, homeScore: number, awayScore: number, fields: Partial<Game> = {}) =>
  sampleGame({ id, status: 'completed', homeScore, awayScore, dateTime: day(-id), ...fields });

const competitions = { competition: null, competitions: [] };
const noTable: Standings = {
  sport: null,
  season: '2026',
  ...competitions,
  sports: [],
  seasons: [],
  rule: '',
  lacking: [],
  adjustments: [],
  rows: [],
};

function show(games: Game[], table = noTable) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(teamGamesOptions(1).queryKey, { pages: [{ rows: games, next: null }], pageParams: [null] });
  queries.setQueryData(standingsOptions({ sportId: 1, season: '2026' }).queryKey, table);
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <SeasonRecord team={team} />
        <TeamGames team={team} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('shows the next game, then the last five, latest first, from the side of the team', () => {
  const away = { homeTeamId: 2, awayTeamId: 1, awayTeam: { id: 1, name: 'Princeton PV', logo: null } };
  show([
    sampleGame({ id: 20, dateTime: day(9) }),
    sampleGame({ id: 21, dateTime: day(2), awayTeam: { id: 3, name: 'Lions', logo: null } }),
    played(1, 3, 1, { hasBoxScore: true }),
    played(2, 2, 0, { ...away, homeTeam: { id: 2, name: 'Knox House Hawks', logo: null } }),
    ...[played(3, 1, 1), played(4, 5, 0), played(5, 6, 0), played(6, 0, 9)],
  ]);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(6);
  expect(rows[0]).toMatch(/Lions.*Next/);
  expect(rows.slice(1).map((row) => /\d–\d+/.exec(row ?? '')?.[0])).toEqual(['3–1', '0–2', '1–1', '5–0', '6–0']);
  expect(screen.getByText('won, won, drawn, lost, won')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/box-score-detail?game=1');
});

test('shows form and record of the same season, and names it with both', async () => {
  const row = { position: 1, team, played: 2, won: 1, drawn: 1, lost: 0, for: 4, against: 2, difference: 2 };
  const table = {
    sport: team.sport,
    season: '2026',
    ...competitions,
    sports: [],
    seasons: ['2026', '2025'],
    rule: '',
    lacking: [],
    adjustments: [],
  };
  show([played(1, 3, 1), played(2, 1, 1), played(3, 0, 9, { season: '2025' })], {
    ...table,
    rows: [{ ...row, points: 3, bonus: 0, adjustment: 0, form: [], brokenBy: null, marks: [] }],
  });
  expect(screen.getByRole('heading', { name: 'Form, season 2026' })).toBeTruthy();
  expect(screen.getByText('drawn, won')).toBeTruthy();
  expect(screen.getByText('1 won, 1 drawn, 0 lost, season 2026')).toBeTruthy();
});

test('shows the record of all seasons, and says so, if there is no league game of that season', () => {
  show([played(1, 3, 1, { category: 'friendly' })], { ...noTable, season: '2026' });
  expect(screen.getByText('4 won, 2 lost, all seasons')).toBeTruthy();
});

test('shows no form for a team without games', () => {
  show([sampleGame({ id: 1, status: 'cancelled' })]);
  expect(screen.queryByText(/^Form/)).toBe(null);
});
