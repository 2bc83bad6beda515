import { expect, it } from 'vitest';
import type { PlannedGame } from '../../../publish-contract.ts';
import {
  describeChanges,
  describeClashes,
  describeLeft,
  describeLeftOut,
  describeTold,
  wereTold,
} from './publication-texts.ts';

const games = (count: number): PlannedGame[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ gameId: null, key: `a:${at}`, home: 'Ants', away: 'Bees', competition: 'League', round: null },
    ...{ from: null, to: null },
  }));

const turned = (count: number) => games(count).map((game) => ({ ...game, isTurned: false }));

it('counts what changes, and says nothing of what does not', () => {
  expect(describeChanges({ added: games(14), moved: turned(2), removed: games(1) })).toBe(
    '14 added, 2 moved, 1 called off',
  );
  expect(describeChanges({ added: [], moved: turned(1), removed: [] })).toBe('1 moved');
  expect(describeChanges({ added: [], moved: [], removed: [] })).toBeNull();
});

it('says who is told and what is left out', () => {
  expect([0, 1, 12].map(describeTold)).toEqual([
    'Nobody who plays or follows is known yet, so nobody is told',
    '1 person gets one message',
    '12 people get one message each',
  ]);
  expect([0, 1, 12].map(wereTold)).toEqual(['Nobody was told', '1 person was told', '12 people were told']);
  expect(describeLeftOut({ unplaced: [], waiting: 0 })).toEqual([]);
  expect(describeLeftOut({ unplaced: [{ key: 'a', title: 'Ants v Bees', why: null }], waiting: 3 })).toEqual([
    '1 game has no place yet and will not be published',
    '3 games wait for results that decide who plays',
  ]);
});

it('counts what clashes, also if not all of it is listed', () => {
  const fault = (kind: 'hard' | 'soft') => ({ kind, text: 'Ants rest 2 days' });
  expect(describeClashes({ faults: [fault('soft')], furtherFaults: 0 })).toBeNull();
  expect(describeClashes({ faults: [fault('hard'), fault('soft')], furtherFaults: 7 })).toBe('1 thing clashes');
  expect(describeClashes({ faults: [fault('hard'), fault('hard')], furtherFaults: 7 })).toBe(
    'more than 2 things clash',
  );
});

it('says what stays with games that are called off', () => {
  expect(describeLeft({ rsvps: 0, comments: 0 })).toBeNull();
  expect(describeLeft({ rsvps: 1, comments: 0 })).toBe('1 RSVP stays with them: a game of other teams begins anew.');
  expect(describeLeft({ rsvps: 3, comments: 1 })).toBe(
    '3 RSVPs and 1 comment stay with them: a game of other teams begins anew.',
  );
});
