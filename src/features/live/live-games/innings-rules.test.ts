import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { chaseOf, chaseText, runRate, whyOver } from './chase-rules.ts';
import type { GameEvent, PressedEvent, Side } from './contract.ts';
import { foldInnings, type InningsGame } from './innings-rules.ts';
import { liveState } from './rules.ts';

const cricket = getDefinition('cricket');
const [a, b, c, d] = [1, 2, 3, 4];
const [bowler, otherBowler, keeper] = [21, 22, 23];

let ids = 0;
const pressed = () => {
  ids += 1;
  return { id: `event-${1000 + ids}`, at: '' };
};
const toss = (overs: number, players = 11): PressedEvent => ({
  ...pressed(),
  kind: 'toss',
  side: 'home',
  choice: 'bat',
  overs,
  players,
});
const on = (playerId: number, side: Side = 'home', period = 1): PressedEvent => ({
  ...pressed(),
  kind: 'on',
  side,
  period,
  playerId,
});
const ball = (tap: string, playerId: number, more: { by?: number; fielderId?: number; period?: number } = {}) => {
  const { by = bowler, fielderId, period = 1 } = more;
  const side = period === 1 ? ('home' as const) : ('away' as const);
  return { ...pressed(), kind: 'tap' as const, side, period, tap, playerId, otherPlayerId: by, fielderId };
};
const second: PressedEvent = { ...pressed(), kind: 'period', period: 2 };

/** The events happen in the order in which they are given. */
function fold(...events: GameEvent[]): InningsGame {
  const timed = events.map((event, index) => ({
    ...event,
    at: new Date(Date.UTC(2026, 10, 28) + index * 1000).toISOString(),
  }));
  const { shown, score } = liveState(cricket, timed);
  const game = foldInnings(cricket, shown, score);
  if (!game) throw new Error('Cricket has innings');
  return game;
}
const last = (...events: GameEvent[]) => {
  const innings = fold(...events).innings.at(-1);
  if (!innings) throw new Error('No innings has begun');
  return innings;
};
const atCrease = (...events: GameEvent[]) => {
  const { striker, nonStriker } = last(on(a), on(b), ...events);
  return [striker, nonStriker];
};

it('changes ends after odd runs, also of byes and wides, and at the end of an over', () => {
  expect(atCrease()).toEqual([a, b]);
  expect(atCrease(ball('1', a))).toEqual([b, a]);
  expect(atCrease(ball('4', a))).toEqual([a, b]);
  expect(atCrease(ball('leg-bye', a))).toEqual([b, a]);
  expect(atCrease(ball('wide', a))).toEqual([a, b]);
  expect(atCrease(ball('wide-1', a))).toEqual([b, a]);
  const dots = Array.from({ length: 5 }, () => ball('dot', a));
  expect(atCrease(...dots)).toEqual([a, b]);
  expect(atCrease(...dots, ball('dot', a))).toEqual([b, a]);
  expect(atCrease(...dots, ball('1', a))).toEqual([a, b]);
});

it('takes whoever a ball names for the batter on strike', () => {
  expect(atCrease(ball('1', b))).toEqual([a, b]);
  expect(last(ball('1', a)).batting).toMatchObject([{ playerId: a, runs: 1, balls: 1 }]);
});

it('counts no ball for a wide or a no-ball, also as the last of an over', () => {
  const five = Array.from({ length: 5 }, () => ball('dot', a));
  const wide = last(...five, ball('wide', a));
  expect([wide.balls, wide.overs.length, wide.overs[0]?.balls.length, wide.bowler]).toEqual([5, 1, 6, bowler]);
  const done = last(...five, ball('wide', a), ball('1', a));
  expect([done.balls, done.runs, done.bowler]).toEqual([6, 2, null]);
  expect(done.bowling).toEqual([{ playerId: bowler, balls: 6, maidens: 0, runs: 2, wickets: 0 }]);
});

it('counts a no-ball and what is hit off it: for the batter, for the bowler, and as an extra', () => {
  const { runs, balls, batting, bowling, extras } = last(on(a), on(b), ball('no-ball-4', a), ball('no-ball-byes-2', a));
  expect({ runs, balls, extras }).toEqual({ runs: 8, balls: 0, extras: { noBalls: 2, byes: 2 } });
  expect(batting[0]).toMatchObject({ runs: 4, balls: 2, fours: 1 });
  expect(bowling).toEqual([{ playerId: bowler, balls: 0, maidens: 0, runs: 6, wickets: 0 }]);
});

it('gives a maiden for an over without runs off the bat, wides and no-balls', () => {
  const over = (...taps: string[]) => last(...taps.map((tap) => ball(tap, a))).bowling[0]?.maidens;
  expect(over('dot', 'dot', 'bye', 'legs', 'dot', 'leg-byes-4', 'dot', 'bowled')).toBe(1);
  expect(over('dot', 'dot', 'dot', 'dot', 'dot')).toBe(0);
  expect(over('dot', 'dot', 'dot', 'dot', 'dot', 'wide', 'dot')).toBe(0);
});

it('sends the next batter to the end of the one who is out', () => {
  const caught = ball('caught', a, { fielderId: keeper });
  expect(atCrease(caught)).toEqual([null, b]);
  expect(atCrease(caught, on(c))).toEqual([c, b]);
  expect(atCrease(ball('run-out-1-other', a), on(c))).toEqual([c, a]);
  expect(atCrease(ball('run-out-0-other', a), on(c))).toEqual([a, c]);
  const { batting, falls, bowling } = last(on(a), on(b), ball('2', a), caught);
  expect(batting[0]?.out).toEqual({ text: 'c {fielder} b {bowler}', bowler, fielder: keeper, isNotOut: false });
  expect(falls).toEqual([{ playerId: a, wickets: 1, runs: 2, balls: 2 }]);
  expect(bowling[0]).toMatchObject({ wickets: 1, runs: 2 });
});

it('counts a run out on a no-ball: the runs, no ball, a wicket that is not the bowler’s', () => {
  const { runs, balls, wickets, batting, bowling } = last(on(a), on(b), ball('no-ball-run-out-1-other', a));
  expect({ runs, balls, wickets }).toEqual({ runs: 2, balls: 0, wickets: 1 });
  expect(batting.map(({ playerId, out }) => [playerId, out !== null])).toEqual([
    [a, false],
    [b, true],
  ]);
  expect(bowling[0]).toMatchObject({ wickets: 0, runs: 2, balls: 0 });
});

it('lets who retired hurt come back, without a wicket', () => {
  const hurt = [on(a), on(b), ball('3', a), ball('retired-hurt-other', b), on(c)];
  expect(last(...hurt)).toMatchObject({ wickets: 0, striker: b, nonStriker: c, balls: 1 });
  const back = last(...hurt, ball('bowled', b), on(a));
  expect([back.striker, back.wickets, back.batting[0]]).toMatchObject([a, 1, { playerId: a, runs: 3, out: null }]);
});

it('keeps the next batter waiting when the wicket is taken back', () => {
  const caught = ball('caught', a);
  const events = [on(a), on(b), caught, on(c)];
  const undo: PressedEvent = { ...pressed(), kind: 'undo', of: caught.id };
  expect(last(...events, undo)).toMatchObject({ striker: a, nonStriker: b, wickets: 0 });
  expect(last(...events, undo, ball('lbw', a))).toMatchObject({ striker: c, nonStriker: b, wickets: 1 });
});

it('asks for a bowler at each new over, whoever bowled the last', () => {
  const over = Array.from({ length: 6 }, () => ball('dot', a));
  expect(last(...over).bowler).toBeNull();
  expect(last(...over, on(otherBowler, 'away')).bowler).toBe(otherBowler);
  expect(last(...over, ball('1', b, { by: otherBowler }))).toMatchObject({ bowler: otherBowler });
});

it('is all out at ten wickets, or one before the last of fewer players, also with the last ball', () => {
  const out = (count: number, players: number) =>
    last(toss(20, players), ...Array.from({ length: count }, () => ball('bowled', d))).isAllOut;
  expect([out(9, 11), out(10, 11), out(4, 6), out(5, 6)]).toEqual([false, true, false, true]);
  const six = fold(toss(1, 2), ...Array.from({ length: 5 }, () => ball('dot', a)), ball('bowled', a));
  expect(whyOver(six)).toBe('all out');
});

it('chases a target: need, balls and rate; reached by a wide, or level at the end', () => {
  const first = [toss(2), ball('6', a), ball('6', a), second];
  const chase = (...taps: string[]) => fold(...first, ...taps.map((tap) => ball(tap, c, { period: 2 })));
  expect(chaseOf(chase())).toEqual({ target: 13, need: 13, ballsLeft: 12, requiredRate: 6.5 });
  expect(chaseText(chase('6', '2', 'wide'))).toBe('Need 4 from 10 balls');
  expect(chaseText(chase('6', '6', ...Array.from({ length: 9 }, () => 'dot')))).toBe('Need 1 from 1 ball');
  const level = chase('6', '6', ...Array.from({ length: 10 }, () => 'dot'));
  expect([whyOver(level), chaseText(level), chaseOf(level)?.requiredRate]).toEqual([
    'overs',
    'Need 1 from 0 balls',
    null,
  ]);
  const won = chase('6', '6', 'wide');
  expect([whyOver(won), chaseText(won), won.innings[1]?.balls]).toEqual(['target', null, 2]);
});

it('lets the side that won the toss bat or bowl, and without a toss the side of the first ball', () => {
  const bowls: PressedEvent = { ...pressed(), kind: 'toss', side: 'home', choice: 'bowl', overs: 5, players: 11 };
  expect(fold(bowls)).toMatchObject({ overs: 5, toss: { side: 'home', choice: 'bowl' }, innings: [{ side: 'away' }] });
  expect(fold({ ...ball('1', c), side: 'away' }).innings[0]?.side).toBe('away');
  expect(fold(toss(20), second).innings.map(({ side }) => side)).toEqual(['home', 'away']);
});

it('counts a corrected score, and the rate by legal balls', () => {
  const correction: PressedEvent = { ...pressed(), kind: 'correction', side: 'home', period: 1, points: 5 };
  const innings = last(ball('1', a), correction);
  expect(innings.runs).toBe(6);
  expect(runRate(innings, 6)).toBe(36);
  expect(runRate({ runs: 0, balls: 0 }, 6)).toBeNull();
  expect(runRate({ runs: 100, balls: 90 }, 6)).toBe(6.67);
});
