import { expect, it } from 'vitest';
import { changeNews, type NewsGame, seasonOutNews } from './news-rules.ts';

const clock = { toWall: (instant: string) => new Date(instant), now: new Date('2027-01-10T10:00:00Z') };
const at = (dateTime: string | null) => ({ dateTime, location: 'Hall, court 2' });
const game = (fields: Partial<NewsGame> = {}): NewsGame => ({
  ...{ gameId: 7, homeTeamId: 1, awayTeamId: 2, home: 'Ants', away: 'Bees', to: at('2027-02-01T18:00:00Z') },
  ...fields,
});

it('says that a season is out, with the first game and who comes', () => {
  const later = game({ gameId: 8, to: at('2027-02-08T18:00:00Z') });
  expect(seasonOutNews([later, game()], new Set([1]), clock)).toEqual({
    ...{ title: 'Your season is out', text: '2 games, the first on Mon 1 Feb, 18:00 v Bees', link: '/games' },
  });
  expect(seasonOutNews([game()], new Set([2]), clock).text).toBe('1 game, on Mon 1 Feb, 18:00 v Ants');
  expect(seasonOutNews([game()], new Set([1, 2]), clock).text).toBe('1 game, on Mon 1 Feb, 18:00 (Ants v Bees)');
  expect(seasonOutNews([game({ to: at(null) })], new Set([1]), clock).text).toBe('1 game');
});

it('names a game that changed, and up to three of several', () => {
  expect(changeNews([game()], clock)).toEqual({
    ...{ title: 'Ants v Bees', text: 'Now Mon 1 Feb, 18:00, Hall, court 2', link: '/games/7' },
  });
  const games = [game(), game({ to: null }), game({ to: at(null) }), game()];
  expect(changeNews(games, clock)).toEqual({
    title: '4 of your games changed',
    text: 'Ants v Bees: now Mon 1 Feb, 18:00, Hall, court 2; Ants v Bees: cancelled; Ants v Bees: postponed; and 1 more',
    link: '/games',
  });
});
