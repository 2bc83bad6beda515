import { describe, expect, it } from 'vitest';
import type { PlanGame } from '#features/seasons/season-plans/contract.ts';
import type { Format } from '#features/seasons/timetables/contract.ts';
import { gamesOf } from '#features/seasons/timetables/format-rules.ts';
import { gameInBracket } from './next-rules.ts';
import { nextSentences, stakeText } from './next-words.ts';
import { plannedMatches } from './plan-rules.ts';

/** What the page of a game of four sides says; `gameId` is the place of the game among all, from 1. */
function said(format: Format, gameId: number, isOver = false) {
  const games = gamesOf(format, { competition: 'cup', teams: ['11', '12', '13', '14'], minutes: 40 });
  const planned = games.map((game, at): PlanGame => {
    const teamOf = (side: typeof game.home) => ('team' in side ? Number(side.team) : null);
    const place = { dateTime: '2027-03-05T16:00:00.000Z', venueId: null, court: null };
    return {
      ...{ ...game, ...place, id: at, version: 1, key: game.id, isLocked: false, problem: null, published: place },
      ...{ homeTeamId: teamOf(game.home), awayTeamId: teamOf(game.away), gameId: at === gameId - 1 ? gameId : null },
    };
  });
  const known = { team: (id: number) => ({ id, name: `Team ${id}`, logo: null }), venue: () => undefined };
  const found = gameInBracket(
    gameId,
    { matches: plannedMatches(planned, known), isDrawn: false, isPlanned: true },
    () => null,
  );
  if (!found) throw new Error('It is in no bracket');
  const place = { competition: { id: 1, name: 'Cup' }, ...found };
  const sentences = nextSentences(place, 'Team 12', isOver).map(({ before, match, after }) => before + match + after);
  return [found.match, ...sentences, stakeText(place, null)];
}

describe('what a game decides', () => {
  it.each<[string, Format, number, (string | null)[]]>([
    [
      'a semi-final with a game for third place',
      { kind: 'knockout', places: 3 },
      1,
      [
        'Semi-final 1',
        'The winner plays the final against the winner of semi-final 2',
        'The loser plays for third place against the loser of semi-final 2',
        null,
      ],
    ],
    [
      'a semi-final without one',
      { kind: 'knockout', places: 1 },
      2,
      ['Semi-final 2', 'The winner plays the final against the winner of semi-final 1', 'The loser is out.'],
    ],
    ['a final', { kind: 'knockout', places: 3 }, 3, ['Final', 'The winner wins Cup.']],
    ['a game for a place', { kind: 'knockout', places: 3 }, 4, ['Third place', null]],
    [
      'the first of a double elimination',
      { kind: 'doubleElimination', reset: true },
      1,
      [
        'Winners round 1, game 1',
        'The winner plays the winners final against the winner of winners round 1, game 2',
        'The loser plays losers round 1 against the loser of winners round 1, game 2',
        null,
      ],
    ],
    [
      'the last of its losers’ bracket',
      { kind: 'doubleElimination', reset: true },
      5,
      ['Losers final', 'The winner plays the final against the winner of the winners final', 'The loser is out.'],
    ],
    [
      'its final, after which both may meet again',
      { kind: 'doubleElimination', reset: true },
      6,
      ['Final', 'If Team 12 wins, both play the deciding final', null],
    ],
    [
      'its final without a second one',
      { kind: 'doubleElimination', reset: false },
      6,
      ['Final', 'The winner wins Cup.'],
    ],
  ])('of %s', (_name, format, gameId, expected) => {
    expect(said(format, gameId)).toEqual(expected);
  });

  it('says nothing of a deciding final that is not played', () => {
    expect(said({ kind: 'doubleElimination', reset: true }, 6, true)).toEqual(['Final', null]);
  });
});
