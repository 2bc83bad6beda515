import { expect, test } from 'vitest';
import type { Game } from '#features/competition/games/contract.ts';
import { defaultSettings } from '#platform/settings/rules.ts';
import { describeGameNews } from './copy-rules.ts';

const now = new Date('2026-11-28T20:00:00Z');
const volleyball: Game = {
  ...{ id: 7, version: 1, sportId: 12, homeTeamId: 1, awayTeamId: 2, season: '2026' },
  sport: { id: 12, name: 'Volleyball' },
  homeTeam: { id: 1, name: "Ou Manne's 6", logo: null },
  awayTeam: { id: 2, name: '7 Up 🏐', logo: null },
  ...{ dateTime: '2026-11-28T18:00:00Z', date_time: '2026-11-28T18:00:00Z' },
  ...{ location: 'Hall 3', venue: 'Hall 3', venueId: null, status: 'completed', category: 'league' },
  ...{ group: null, round: null, overtime: false, homeScore: null, awayScore: null, period: null },
  ...{ homeShootout: null, awayShootout: null, periodScores: null, innings: null },
  ...{ resultType: null, resultAgainst: null, forfeitNotice: null, counts: true },
  ...{ homeTries: null, awayTries: null, homeBonusPoints: null, awayBonusPoints: null },
  ...{ competitionId: null, competition: null, hasBoxScore: false, rsvpCount: 0, rsvpNames: [] },
  ...{ likesCount: 0, commentsCount: 0, can: { score: false, edit: false, delete: false } },
};
const tell = (kind: 'final' | 'period', game: Partial<Game>, definition: string, period?: number) =>
  describeGameNews(
    kind,
    { ...volleyball, ...game },
    { definition, isCorrected: false, period },
    { settings: defaultSettings, now },
  );

test('a final score of sets or innings says them below the score', () => {
  const periodScores: [number, number][] = [
    [25, 21],
    [20, 25],
    [25, 18],
    [25, 17],
  ];
  expect(tell('final', { status: 'completed', homeScore: 3, awayScore: 1, periodScores }, 'volleyball')).toMatchObject({
    title: "Ou Manne's 6 3–1 7 Up 🏐",
    text: 'Final score in Volleyball: 25–21, 20–25, 25–18, 25–17',
  });
  const innings = (['home', 'away'] as const).map((side) => ({ side, wickets: 9, balls: 119, overs: 20, players: 11 }));
  expect(tell('final', { status: 'completed', homeScore: 165, awayScore: 169, innings }, 'cricket')?.text).toBe(
    'Final score in Volleyball: 165/9 (19.5) – 169/9 (19.5)',
  );
  const goals = {
    status: 'completed' as const,
    homeScore: 2,
    awayScore: 0,
    periodScores: [[2, 0]] as [number, number][],
  };
  expect(tell('final', goals, 'soccer')?.text).toBe('Final score in Volleyball');
});

test('the end of a set says its points, and that of a quarter only that it ended', () => {
  const live = {
    status: 'live' as const,
    homeScore: 1,
    awayScore: 1,
    periodScores: [
      [25, 21],
      [20, 25],
      [0, 0],
    ] as [number, number][],
  };
  expect(tell('period', live, 'volleyball', 2)?.text).toBe('End of S2: 20–25');
  expect(tell('period', { ...live, homeScore: 45, awayScore: 46 }, 'netball', 1)?.text).toBe('End of Q1');
});
