import { expect, it } from 'vitest';
import { oversText } from '#features/competition/games/innings-rules.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { chaseText, whyOver } from '../chase-rules.ts';
import type { GameEvent, Side } from '../contract.ts';
import { foldInnings, type Innings } from '../innings-rules.ts';
import { toInnings } from '../innings-score-rules.ts';
import { extrasText } from '../innings-words.ts';
import { liveState } from '../rules.ts';
import { chennai, type MatchInnings, mumbai } from '../testing/cricket-game.ts';

const cricket = getDefinition('cricket');
const taps: Readonly<Record<string, string>> = {
  noball: 'no-ball',
  legbye: 'leg-bye',
  c: 'caught',
  st: 'stumped',
  'hurt-other': 'retired-hurt-other',
};
const otherSide = { home: 'away', away: 'home' } as const;

let ids = 0;
const pressed = () => {
  ids += 1;
  return { id: `event-${1000 + ids}`, at: new Date(Date.UTC(2018, 3, 7, 14) + ids * 10_000).toISOString() };
};

/** Home players have the ids 1 to 11, away players 101 to 111. */
const idOf = (side: Side, number: number) => (side === 'home' ? number : number + 100);
const toss: GameEvent = { ...pressed(), kind: 'toss', side: 'away', choice: 'bowl', overs: 20, players: 11 };
const events: GameEvent[] = [toss, { ...pressed(), kind: 'start' }];
const fold = () => {
  const { shown, score } = liveState(cricket, events);
  const game = foldInnings(cricket, shown, score);
  if (!game) throw new Error('Cricket has innings');
  return game;
};
function now(): Innings {
  const innings = fold().innings.at(-1);
  if (!innings) throw new Error('No innings has begun');
  return innings;
}

/** What a scorer presses, who sees at each ball what the console shows. */
function bat(side: Side, period: number, { openers, overs }: MatchInnings): void {
  const bowling = otherSide[side];
  const on = (of: Side, number: number) =>
    events.push({ ...pressed(), kind: 'on', side: of, period, playerId: idOf(of, number) });
  let hasCrossed = false;
  for (const opener of openers) on(side, opener);
  for (const over of overs) {
    const [bowler = '', balls = ''] = over.split(': ');
    on(bowling, Number(bowler));
    for (const token of balls.split(' ')) {
      const { striker, nonStriker } = now();
      const [, how = '', number = ''] = /^([a-z-]+|\d|[+])(\d*)$/.exec(token) ?? [];
      if (how === '+') on(side, Number(number));
      else if (how === 'x') hasCrossed = true;
      else {
        const players = {
          playerId: hasCrossed ? nonStriker : striker,
          otherPlayerId: idOf(bowling, Number(bowler)),
          ...(number && { fielderId: idOf(bowling, Number(number)) }),
        };
        events.push({ ...pressed(), kind: 'tap', side, period, tap: taps[how] ?? how, ...players });
        hasCrossed = false;
      }
    }
  }
}

const battingOf = (side: Side, { batting }: Innings) =>
  Object.fromEntries(
    batting.map(({ playerId, runs, balls, fours, sixes }) => [
      side === 'home' ? playerId : playerId - 100,
      [runs, balls, fours, sixes],
    ]),
  );
const bowlingOf = (side: Side, { bowling }: Innings) =>
  Object.fromEntries(
    bowling.map(({ playerId, balls, maidens, runs, wickets }) => [
      side === 'home' ? playerId : playerId - 100,
      [oversText(balls), maidens, runs, wickets],
    ]),
  );

it('adds up to the published figures of a whole game', () => {
  bat('home', 1, mumbai);
  expect(whyOver(fold())).toBe('overs');
  events.push({ ...pressed(), kind: 'period', period: 2 });
  expect(chaseText(fold())).toBe('Need 166 from 120 balls');
  bat('away', 2, chennai);
  expect(whyOver(fold())).toBe('target');
  for (const [side, innings, published] of [
    ['home', fold().innings[0], mumbai],
    ['away', fold().innings[1], chennai],
  ] as const) {
    if (!innings) throw new Error('An innings has not begun');
    expect(battingOf(side, innings)).toEqual(published.batting);
    expect(bowlingOf(otherSide[side], innings)).toEqual(published.bowling);
    expect(innings.falls.map(({ runs }) => runs)).toEqual(published.falls);
    expect(extrasText(cricket, innings)).toBe(published.extras);
  }
  const state = liveState(cricket, events);
  expect(state.score).toEqual({ home: 165, away: 169 });
  expect(toInnings(cricket, state)).toEqual([
    { side: 'home', wickets: 4, balls: 120, overs: 20, players: 11 },
    { side: 'away', wickets: 9, balls: 119, overs: 20, players: 11 },
  ]);
});
