import { describe, expect, it } from 'vitest';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { sportDefinitions } from '#features/teams/sports/definitions/list.ts';
import { computeScore, getDefinition, sumCounts } from '#features/teams/sports/rules.ts';
import { type GameEvent, PressedEvent, type Side } from './contract.ts';
import { isPressable, type LiveState, liveState, nextInstant } from './rules.ts';
import { isTooMuch } from './score-rules.ts';

const basketball = getDefinition('basketball');
const at = (second: number) => new Date(Date.UTC(2026, 4, 24, 16, 0, second)).toISOString();

const tap = (second: number, side: Side, key: string, more: object = {}): PressedEvent & { kind: 'tap' } => ({
  ...{ id: `event-${second}`, at: at(second), kind: 'tap', side, tap: key, period: 1 },
  ...more,
});
const undo = (second: number, of: number): PressedEvent => ({
  ...{ id: `event-${second}`, at: at(second), kind: 'undo', of: `event-${of}` },
});
const scoreIn = (...events: PressedEvent[]) => Object.values(liveState(basketball, events).score);

describe('the state of a live game', () => {
  it('is the sum of its taps and corrections', () => {
    const correction: PressedEvent = {
      ...{ id: 'event-90', at: at(90), kind: 'correction', side: 'away', period: 1, points: -1 },
    };
    expect(scoreIn()).toEqual([0, 0]);
    expect(scoreIn(tap(1, 'home', 'three'), tap(2, 'away', 'two'), tap(3, 'home', 'rebound'), correction)).toEqual([
      3, 1,
    ]);
    expect(scoreIn({ ...correction })).toEqual([0, 0]);
  });

  it('handles an undo, an undo of an undo, and so on', () => {
    const events = [tap(1, 'home', 'three'), undo(2, 1), undo(3, 2), undo(4, 3)];
    expect(events.map((_, last) => scoreIn(...events.slice(0, last + 1))[0])).toEqual([3, 0, 3, 0]);
    expect(scoreIn(tap(5, 'home', 'two'), undo(4, 5))).toEqual([2, 0]);
  });

  it('counts periods, and the score of each', () => {
    const second: PressedEvent = { id: 'event-50', at: at(50), kind: 'period', period: 2 };
    const state = liveState(basketball, [tap(1, 'home', 'two'), second, tap(51, 'away', 'three', { period: 2 })]);
    expect([state.period, state.periodScores]).toEqual([
      2,
      [
        { home: 2, away: 0 },
        { home: 0, away: 3 },
      ],
    ]);
  });

  it('counts a team statistic for the team, even if the tap names a player', () => {
    const hockey = getDefinition('hockey');
    const state = liveState(hockey, [tap(1, 'home', 'corner-goal', { playerId: 7 })]);
    expect(state.players.get(7)?.counts).toEqual({ goals: 1, shots: 1 });
    expect(state.teams.home).toEqual({ penaltyCornersScored: 1, penaltyCorners: 1 });
    expect(state.score).toEqual({ home: 1, away: 0 });
  });

  it('sends off with a red card, a second yellow one or a fifth foul, until one is taken back', () => {
    const soccer = getDefinition('soccer');
    const by = (second: number, key: string, playerId: number) => tap(second, 'home', key, { playerId });
    const out = (definition: SportDefinition, ...events: PressedEvent[]) => [
      ...liveState(definition, events).sentOff.keys(),
    ];
    const yellows = [by(1, 'yellow', 7), by(2, 'yellow', 8), by(3, 'yellow', 7)];
    expect(out(soccer, ...yellows.slice(0, 2))).toEqual([]);
    expect(out(soccer, ...yellows, by(4, 'red', 9), tap(5, 'home', 'red'))).toEqual([7, 9]);
    expect(out(soccer, ...yellows, undo(6, 3))).toEqual([]);
    const fouls = [1, 2, 3, 4, 5].map((second) => by(second, 'foul', 7));
    expect([out(basketball, ...fouls.slice(1)), out(basketball, ...fouls)]).toEqual([[], [7]]);
  });

  it('counts a shoot-out beside the score', () => {
    const soccer = getDefinition('soccer');
    const level = [tap(1, 'home', 'goal'), tap(2, 'away', 'goal')];
    expect(liveState(soccer, level).shootOut).toBeNull();
    const state = liveState(soccer, [
      ...level,
      tap(3, 'home', 'shoot-out-miss'),
      tap(4, 'away', 'shoot-out-goal', { playerId: 12 }),
    ]);
    expect([state.score, state.shootOut]).toEqual([
      { home: 1, away: 1 },
      { home: 0, away: 1 },
    ]);
  });

  it('counts an own goal for the other side, not for the side of the named player', () => {
    const soccer = getDefinition('soccer');
    const state = liveState(soccer, [tap(1, 'home', 'own-goal', { playerId: 7 }), tap(2, 'home', 'goal')]);
    expect(state.score).toEqual({ home: 1, away: 1 });
    expect(state.periodScores).toEqual([{ home: 1, away: 1 }]);
    expect([state.teams.home['ownGoalsFor'], state.teams.away]).toEqual([undefined, { ownGoalsFor: 1 }]);
    expect(state.players.get(7)).toEqual({ side: 'home', counts: {} });
  });

  it('counts the periods won, where the sport does', () => {
    const sets: SportDefinition = { ...basketball, periods: { ...basketball.periods, score: 'periods won' } };
    const next: PressedEvent = { id: 'event-50', at: at(50), kind: 'period', period: 2 };
    const end: PressedEvent = { id: 'event-80', at: at(80), kind: 'end' };
    const events = [tap(1, 'home', 'two'), next, tap(51, 'away', 'three', { period: 2 })];
    expect(liveState(sets, events).score).toEqual({ home: 1, away: 0 });
    expect(liveState(sets, [...events, end]).score).toEqual({ home: 1, away: 1 });
  });
});

describe('a tap that is edited', () => {
  const edit = (second: number, of: number, more: object = {}): PressedEvent & { kind: 'edit' } => ({
    ...{ id: `event-${second}`, at: at(second), kind: 'edit', of: `event-${of}` },
    ...{ side: 'home', tap: 'two', period: 1, playerId: null, ...more },
  });
  const three = tap(1, 'home', 'three', { playerId: 7 });

  it('counts as the edit says: for another player, in another period, of another kind or side', () => {
    const second: PressedEvent = { id: 'event-50', at: at(50), kind: 'period', period: 2 };
    const state = liveState(basketball, [three, second, edit(51, 1, { side: 'away', playerId: 9, period: 2 })]);
    expect(state.periodScores).toEqual([
      { home: 0, away: 0 },
      { home: 0, away: 2 },
    ]);
    expect([...state.players]).toEqual([[9, { side: 'away', counts: { points: 2, shotsMade: 1, shotsTaken: 1 } }]]);
  });

  it('counts in its own period, even if it is edited in a later one', () => {
    const second: PressedEvent = { id: 'event-50', at: at(50), kind: 'period', period: 2 };
    const { periodScores, period } = liveState(basketball, [three, second, edit(51, 1)]);
    expect([period, periodScores]).toEqual([
      2,
      [
        { home: 2, away: 0 },
        { home: 0, away: 0 },
      ],
    ]);
  });

  it('follows the latest edit, and the one before when that is undone', () => {
    const edits = [edit(2, 1), edit(3, 1, { tap: 'free-throw' })];
    expect(scoreIn(three, ...edits)[0]).toBe(1);
    expect(scoreIn(three, ...edits, undo(4, 3))[0]).toBe(2);
    expect(scoreIn(three, ...edits, undo(4, 3), undo(5, 2))[0]).toBe(3);
    expect(scoreIn(three, ...edits, undo(4, 1))[0]).toBe(0);
    expect(scoreIn(three, ...edits, undo(4, 1), undo(5, 4))[0]).toBe(1);
  });

  it('takes the player name of the edit', () => {
    const heard: GameEvent[] = [
      { ...three, playerName: 'Ada' },
      { ...edit(2, 1, { playerId: 8 }), playerName: 'Bea' },
    ];
    expect(liveState(basketball, heard).shown).toMatchObject([{ playerId: 8, playerName: 'Bea' }]);
    const [nobody] = liveState(basketball, [...heard, edit(3, 1)]).shown;
    expect(nobody).not.toHaveProperty('playerName');
  });
});

describe('a period that can begin only once', () => {
  const begin = (second: number, period = 2): PressedEvent => ({
    ...{ id: `event-${second}`, at: at(second), kind: 'period', period },
  });
  const kinds = (...events: PressedEvent[]) => liveState(basketball, events).shown.map(({ id }) => id);

  it('begins once when two officers begin it at the same time, and one undo takes it back', () => {
    expect(kinds(begin(10), begin(11))).toEqual(['event-10']);
    expect(kinds(begin(10), begin(11), undo(12, 10))).toEqual([]);
    expect(kinds(begin(10), begin(11), undo(12, 11))).toEqual([]);
    expect(kinds(begin(10), begin(11), undo(12, 11), undo(13, 12))).toEqual(['event-10']);
    expect(kinds(begin(10), undo(12, 10), begin(13))).toEqual(['event-13']);
    expect(kinds(begin(10), begin(11, 3), undo(12, 11))).toEqual(['event-10']);
  });
});

describe('a corrected score', () => {
  const corrected = (second: number, points: number, period = 1): PressedEvent => ({
    ...{ id: `event-${second}`, at: at(second), kind: 'correction', side: 'home', period, points },
  });
  const second: PressedEvent = { id: 'event-20', at: at(20), kind: 'period', period: 2 };

  it('takes nothing away from later taps once the tap that it corrected is undone', () => {
    const rugby = getDefinition('rugby');
    const events = [tap(1, 'home', 'conversion'), corrected(2, -2), tap(3, 'home', 'try')];
    expect(liveState(rugby, events).score.home).toBe(5);
    expect(liveState(rugby, [...events, undo(4, 1)]).score.home).toBe(5);
  });

  it('counts in its period, and takes what that period lacks from the one before', () => {
    const home = (...events: PressedEvent[]) => liveState(basketball, events).periodScores.map((period) => period.home);
    expect(home(tap(1, 'home', 'three'), second, corrected(21, 4, 2))).toEqual([3, 4]);
    expect(home(tap(1, 'home', 'three'), second, tap(21, 'home', 'two', { period: 2 }), corrected(22, -4, 2))).toEqual([
      1, 0,
    ]);
    expect(home(second, tap(21, 'home', 'two', { period: 2 }), corrected(22, -1, 1))).toEqual([0, 1]);
  });

  it('is too much above 999, in total and in a period', () => {
    const isTooMuchOf = (points: number) => isTooMuch(liveState(basketball, [corrected(1, points)]));
    expect([isTooMuchOf(999), isTooMuchOf(1000)]).toEqual([false, true]);
  });
});

it.each([
  ['2090-01-01T00:01:00.000Z', [], true],
  ['2090-01-01T00:01:00.001Z', [], false],
  ['2090-06-01T00:00:59.000Z', ['2090-06-01T00:00:00.000Z'], true],
  ['2090-06-01T00:01:01.000Z', ['2090-06-01T00:00:00.000Z'], false],
])('accepts an event of %s after %j: %s', (instant, known, isTaken) => {
  const events = known.map((one): PressedEvent => ({ id: 'event-00', kind: 'start', at: one }));
  expect(isPressable(instant, events)).toBe(isTaken);
});

it("gives an event an instant after all known events, even if the phone's clock is slow", () => {
  expect(nextInstant([tap(30, 'home', 'two')], new Date(at(10)))).toBe('2026-05-24T16:00:30.001Z');
  expect(nextInstant([], new Date(at(10)))).toBe(at(10));
});

it.each(['1970-01-01T00:00:09.000Z', '2150-06-01T12:00:00.000Z'])(
  'counts events of a phone whose clock says %s',
  (clock) => {
    const first: PressedEvent = { id: 'event-one', kind: 'start', at: nextInstant([], new Date(clock)) };
    const undone: PressedEvent = { ...first, id: 'event-two', at: nextInstant([first], new Date(at(10))) };
    expect([first, undone].map((event) => PressedEvent.safeParse(event).success)).toEqual([true, true]);
    expect(first.at < undone.at).toBe(true);
  },
);

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const bothSides = ['home', 'away'] as const;

/** A game of up to 40 events on two phones, with edits, undos of undos and corrections, in any sport. */
function randomGame(random: () => number): { definition: SportDefinition; events: PressedEvent[] } {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const definition = pick(sportDefinitions);
  const tapped = () => {
    const side = pick(bothSides);
    const playerId = random() < 0.7 ? Math.ceil(random() * 5) + (side === 'home' ? 0 : 5) : null;
    return { side, tap: pick(definition.taps).key, period: Math.ceil(random() * 3), playerId };
  };
  const events: PressedEvent[] = [];
  const size = 1 + Math.floor(random() * 40);
  for (let second = 1; second <= size; second += 1) {
    const before = events.length > 0 && random() < 0.25 ? pick(events) : undefined;
    const press = { id: `event-${second}`, at: at(second) };
    const dice = random();
    if (before?.kind === 'tap' && dice < 0.4) events.push({ ...press, kind: 'edit', of: before.id, ...tapped() });
    else if (before) events.push({ ...press, kind: 'undo', of: before.id });
    else if (dice < 0.1) events.push({ ...press, kind: 'period', period: Math.ceil(random() * 4) });
    else if (dice < 0.2) {
      const points = Math.ceil(random() * 9) - 5;
      events.push({ ...press, kind: 'correction', side: pick(bothSides), period: 1, points });
    } else events.push({ ...press, kind: 'tap', ...tapped() });
  }
  return { definition, events };
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

// 10,000 games, in parts that stay within the time limit on a busy machine.
it.each([1, 2, 3, 4, 5])(
  'gives 2,000 random games the same state in any order and with repeats; the score is the sum of periods, and of lines and team (%i)',
  (seed) => {
    const random = seeded(20_261_121 * seed);
    for (let game = 0; game < 2_000; game += 1) {
      const { definition, events } = randomGame(random);
      const state = liveState(definition, events);
      const again = liveState(definition, shuffled([...events, ...events.slice(0, 5)], random));
      if (inShort(again) !== inShort(state)) expect(again, `game ${game}`).toEqual(state);
      if (definition.periods.score === 'periods won') continue;
      const corrected = state.shown.some(({ kind }) => kind === 'correction');
      for (const side of ['home', 'away'] as const) {
        const lines = [...state.players.values()].filter((line) => line.side === side).map(({ counts }) => counts);
        const ofPeriods = state.periodScores.reduce((sum, scores) => sum + scores[side], 0);
        if (ofPeriods !== state.score[side]) expect(ofPeriods, `game ${game}`).toBe(state.score[side]);
        const sum = computeScore(definition, sumCounts([...lines, state.teams[side]]));
        if (!corrected && sum !== state.score[side]) expect(state.score[side], `game ${game}`).toBe(sum);
      }
    }
  },
);

const inShort = ({ score, shown }: LiveState): string => [score.home, score.away, ...shown.map(({ id }) => id)].join();
