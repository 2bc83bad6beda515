import { expect, test } from 'vitest';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { clubsTag } from '#features/teams/clubs/cache-tags.ts';
import { everything, tagsIn } from '#shared/cache-tags.ts';
import { ChangeHistory, Changes } from './changes.ts';

const missedSince = (history: Pick<ChangeHistory, 'since'>, number: number) => {
  const { since, tags } = history.since(number);
  return { since, tags: Object.fromEntries(tags) };
};

test('lists each tag with its latest change since a number', () => {
  const history = new ChangeHistory();
  history.add(1, tagsIn('games game:1'));
  history.add(2, tagsIn('games'));
  expect(missedSince(history, 0)).toEqual({ since: 0, tags: { 'game:1': 1, games: 2 } });
  expect(missedSince(history, 1)).toEqual({ since: 1, tags: { games: 2 } });
  expect(missedSince(history, 2)).toEqual({ since: 2, tags: {} });
});

test('keeps the most recently changed tags, and says since when the list is complete', () => {
  const history = new ChangeHistory(2);
  for (const [at, tag] of tagsIn('clubs games clubs players').entries()) history.add(at + 1, [tag]);
  expect(missedSince(history, 1)).toEqual({ since: 2, tags: { clubs: 3, players: 4 } });
  expect(missedSince(history, 3)).toEqual({ since: 3, tags: { players: 4 } });
});

test('keeps both changes when the later one arrives first', () => {
  const history = new ChangeHistory();
  history.add(3, tagsIn('games'));
  history.add(2, tagsIn('games clubs'));
  expect(missedSince(history, 1)).toEqual({ since: 1, tags: { games: 3, clubs: 2 } });
  expect(missedSince(history, 2)).toEqual({ since: 2, tags: { games: 3 } });
});

test('reaches back to an invalidation of everything, and keeps a later change that arrived early', () => {
  const changes = new Changes();
  changes.publish({ number: 1, tags: [gamesTag] });
  changes.publish({ number: 5, tags: [clubsTag] });
  changes.publish({ number: 3, tags: [everything] });
  expect(missedSince(changes, 1)).toEqual({ since: 3, tags: { clubs: 5 } });
});

test('counts an invalidation without a number as missed by everyone who was away', () => {
  const changes = new Changes();
  changes.resume(4);
  expect(missedSince(changes, 4)).toEqual({ since: 4, tags: {} });
  changes.publishEverything();
  expect(missedSince(changes, 4)).toEqual({ since: 5, tags: {} });
  changes.publish({ number: 5, tags: [gamesTag] });
  expect(missedSince(changes, 4)).toEqual({ since: 5, tags: {} });
  expect(missedSince(changes, 5)).toEqual({ since: 5, tags: {} });
});

test('forgets the history when the database was set back', () => {
  const changes = new Changes();
  for (const number of [1, 2, 3]) changes.publish({ number, tags: [gamesTag] });
  changes.resume(1);
  expect(missedSince(changes, 1)).toEqual({ since: 1, tags: {} });
});
