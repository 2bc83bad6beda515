import { expect, it } from 'vitest';
import { actNews, type NewsGame, withdrawalNews } from './news-rules.ts';

const clock = { toWall: (instant: string) => new Date(instant), now: new Date('2027-01-10T10:00:00Z') };
const at = (dateTime: string | null) => ({ dateTime, location: 'Hall, court 2' });
const game = (fields: Partial<NewsGame> = {}): NewsGame => ({
  ...{ gameId: 7, homeTeamId: 1, awayTeamId: 2, home: 'Ants', away: 'Bees', to: at('2027-02-01T18:00:00Z') },
  ...fields,
});

const out = (added: NewsGame[], teamIds?: number[]) =>
  actNews({ added, changed: [], isFirst: true }, clock, teamIds && new Set(teamIds));
const change = (changed: NewsGame[], teamIds?: number[]) =>
  actNews({ added: [], changed }, clock, teamIds && new Set(teamIds));

it('says that a season is out, with the first game and who comes', () => {
  const later = game({ gameId: 8, to: at('2027-02-08T18:00:00Z') });
  expect(out([later, game()], [1])).toEqual({
    ...{ title: 'Your season is out', text: '2 games, the first on Mon 1 Feb, 18:00 (Ants v Bees)', link: '/games' },
  });
  expect(out([game()], [2]).text).toBe('1 game, on Mon 1 Feb, 18:00 (Ants v Bees)');
  expect(out([game()], []).text).toBe('1 game of teams you follow, on Mon 1 Feb, 18:00 (Ants v Bees)');
  expect(out([game({ to: at(null) })], [1]).text).toBe('1 game');
});

it('counts the games in which somebody plays apart from those of teams they follow', () => {
  const followed = game({ gameId: 8, homeTeamId: 3, home: 'Cobras', to: at('2027-01-25T18:00:00Z') });
  expect(out([followed, game()], [1]).text).toBe(
    '1 game, on Mon 1 Feb, 18:00 (Ants v Bees); and 1 of teams you follow',
  );
  expect(out([followed, game()], []).text).toBe(
    '2 games of teams you follow, the first on Mon 25 Jan, 18:00 (Cobras v Bees)',
  );
});

it('says when a game without a day was, and that a game is new', () => {
  const was = '2027-02-01T18:00:00Z';
  expect(change([game({ to: at(null), was })], [1]).text).toBe('Postponed (was Mon 1 Feb, 18:00)');
  expect(change([game({ to: null, was })], [1]).text).toBe('Cancelled (was Mon 1 Feb, 18:00)');
  expect(change([game({ isNew: true })], [1]).text).toBe('New: Mon 1 Feb, 18:00, Hall, court 2');
  expect(change([game({ isNew: true, to: at(null) })], [1]).text).toBe('New, without a day yet');
});

it('names a game that changed, and up to three of several', () => {
  expect(change([game()], [1])).toEqual({
    ...{ title: 'Ants v Bees', text: 'Now Mon 1 Feb, 18:00, Hall, court 2', link: '/games/7' },
  });
  const games = [game(), game({ to: null }), game({ to: at(null) }), game()];
  expect(change(games, [1])).toEqual({
    title: '4 of your games changed',
    text: 'Ants v Bees: now Mon 1 Feb, 18:00, Hall, court 2; Ants v Bees: cancelled; Ants v Bees: postponed; and 1 more',
    link: '/games',
  });
});

it('says in a season that was out what is new, beside what changed', () => {
  expect(actNews({ added: [game()], changed: [] }, clock, new Set([1]))).toEqual({
    ...{ title: 'New in your season', text: '1 game, on Mon 1 Feb, 18:00 (Ants v Bees)', link: '/games/7' },
  });
  expect(actNews({ added: [game()], changed: [game({ to: null })] }, clock, new Set([1])).text).toBe(
    'Cancelled; new: 1 game, on Mon 1 Feb, 18:00 (Ants v Bees)',
  );
});

it('tells the village in words that are nobody in particular', () => {
  expect(out([game()])).toMatchObject({
    ...{ title: 'The season is out', text: '1 game, on Mon 1 Feb, 18:00 (Ants v Bees)' },
  });
  expect(actNews({ added: [game()], changed: [] }, clock).title).toBe('New in the season');
  expect(change([game({ to: null })]).title).toBe('Ants v Bees');
  expect(change([game(), game()]).title).toBe('2 games changed');
  expect(withdrawalNews(1, 'The')).toMatchObject({ text: '1 game is no longer planned' });
  expect(withdrawalNews(2, 'Your').title).toBe('Your season was taken back');
});
