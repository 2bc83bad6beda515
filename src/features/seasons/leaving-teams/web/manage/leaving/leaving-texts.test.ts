import { expect, it } from 'vitest';
import { whyUsual } from './leaving-texts.ts';

const games = (count: number) => Array.from({ length: count }, () => ({}));

it('counts the games of the table, and says that others of the list are not counted', () => {
  expect(whyUsual({ usual: 'walkovers', played: 5, of: 7, games: games(8) })).toBe(
    '5 of 7 games of its table played, half or more. 1 more, of the knock-out or a table that is finished, is not counted. Leagues usually let results stand that late, and give the others the rest by walkover.',
  );
  expect(whyUsual({ usual: 'annul', played: 1, of: 7, games: games(7) })).toBe(
    '1 of 7 games of its table played, fewer than half. Leagues usually annul its results that early, as if it had never been there.',
  );
});
