import { expect, it } from 'vitest';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { foldInnings } from './innings-rules.ts';
import { dismissalText, extrasText, fallsText, namedBalls, namesIn } from './innings-words.ts';
import { liveState } from './rules.ts';

const names = new Map([
  [1, 'Mokoena'],
  [2, "O'Neil $& Sons"],
]);
const getName = (id: number | null) => (id === null ? undefined : names.get(id));
const out = (text: string, bowler: number | null, fielder: number | null) =>
  dismissalText({ text, bowler, fielder, isNotOut: false }, getName);

it('says how a batter was out, whoever was named', () => {
  expect(out('c {fielder} b {bowler}', 1, 2)).toBe("c O'Neil $& Sons b Mokoena");
  expect(out('c {fielder} b {bowler}', 1, 1)).toBe('c & b Mokoena');
  expect(out('c {fielder} b {bowler}', 1, null)).toBe('c b Mokoena');
  expect(out('lbw b {bowler}', null, null)).toBe('lbw b ?');
  expect(out('run out ({fielder})', 1, 2)).toBe("run out (O'Neil $& Sons)");
  expect(out('run out ({fielder})', 1, null)).toBe('run out');
});

it('lists the extras and the fall of wickets', () => {
  const cricket = getDefinition('cricket');
  expect(extrasText(cricket, { extras: {} })).toBe('0');
  expect(extrasText(cricket, { extras: { legByes: 3, wides: 4, byes: 0 } })).toBe('7 (WD 4, LB 3)');
  const falls = [
    { playerId: 1, wickets: 1, runs: 7, balls: 13 },
    { playerId: null, wickets: 2, runs: 20, balls: 24 },
  ];
  expect(fallsText({ falls }, getName)).toBe('1–7 (Mokoena, 2.1), 2–20 (4)');
});

it('names each ball by its over; a wide by the ball that follows it', () => {
  const cricket = getDefinition('cricket');
  const taps = ['dot', 'wide', '1', 'dot', 'dot', 'dot', 'wide', 'dot', 'dot'];
  const events = taps.map((tap, at) => ({
    id: `ball-${at}-in-play`,
    kind: 'tap' as const,
    at: new Date(at * 1000).toISOString(),
    side: 'home' as const,
    period: 1,
    tap,
    playerId: 1,
    playerName: 'Mokoena',
  }));
  const { shown, score } = liveState(cricket, events);
  const game = foldInnings(cricket, shown, score);
  expect(game && [...namedBalls(game).values()]).toEqual([
    '0.1',
    '0.2',
    '0.2',
    '0.3',
    '0.4',
    '0.5',
    '0.6',
    '0.6',
    '1.1',
  ]);
  expect(namesIn(events)).toEqual(new Map([[1, 'Mokoena']]));
});
