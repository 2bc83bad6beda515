import { expect, it } from 'vitest';
import { sportDefinitions } from '#features/teams/sports/definitions/list.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import type { PressedEvent, Side } from './contract.ts';
import { type Adjustment, type Built, buildBoxScore, type Line, typedSince } from './line-rules.ts';
import { liveState } from './rules.ts';

const rugby = getDefinition('rugby');

let second = 0;
/** Each event is a second after the one before. */
function pressed() {
  second += 1;
  return { id: `event-${second}`, at: new Date(Date.UTC(2026, 4, 24, 16, 0, second)).toISOString() };
}
const tapped = (side: Side, key: string, playerId: number | null) => ({ side, tap: key, period: 1, playerId });
const tap = (side: Side, key: string, { playerId = null }: { playerId?: number | null } = {}): PressedEvent => ({
  ...pressed(),
  kind: 'tap',
  ...tapped(side, key, playerId),
});
const undo = (of: string): PressedEvent => ({ ...pressed(), kind: 'undo', of });

/** A live game with its stored box score: updated with every event, and edited by hand between events. */
class Game {
  readonly definition;
  events: PressedEvent[] = [];
  adjustments: Adjustment[] = [];
  stored: Built = { lines: [], teams: { home: {}, away: {} } };

  constructor(definition = rugby) {
    this.definition = definition;
  }

  receive(...fresh: PressedEvent[]): this {
    this.adjustments.push(...typedSince(this.built(), this.stored, this.events.length));
    this.events.push(...fresh);
    this.stored = this.built();
    return this;
  }

  type(playerId: number, stats: Line['stats'], more: Partial<Line> = {}): this {
    const line: Line = { playerId, side: 'home', didNotPlay: false, note: null, stats, ...more };
    this.stored = { ...this.stored, lines: [...this.stored.lines.filter((one) => one.playerId !== playerId), line] };
    return this;
  }

  built(): Built {
    const { shown } = liveState(this.definition, this.events);
    return buildBoxScore(this.definition, this.events, shown, this.adjustments);
  }

  line(playerId: number): Line | undefined {
    return this.stored.lines.find((line) => line.playerId === playerId);
  }
}

const conversion = () => tap('home', 'conversion', { playerId: 7 });
const five = () => tap('home', 'try', { playerId: 7 });

it('keeps what was typed beside the taps', () => {
  const game = new Game().receive(five()).type(7, { tries: 1, carries: 4 }).receive(five());
  expect(game.line(7)?.stats).toEqual({ tries: 2, carries: 4 });
});

it('subtracts nothing when a tap whose count was already removed by hand is undone', () => {
  const first = conversion();
  const game = new Game().receive(first).type(7, {}).receive(five());
  expect(game.line(7)?.stats).toEqual({ tries: 1 });
  expect(game.receive(undo(first.id), conversion()).line(7)?.stats).toEqual({
    tries: 1,
    conversionsMade: 1,
    conversionsTaken: 1,
  });
});

it('drops the line of a player whose only tap was undone, and keeps the line of a player who was typed in', () => {
  const only = five();
  expect(new Game().receive(only).receive(undo(only.id)).line(7)).toBeUndefined();
  expect(new Game().type(7, {}).receive(only).receive(undo(only.id)).line(7)).toMatchObject({
    stats: {},
    didNotPlay: false,
  });
});

it('marks a player who did not play as playing with the first tap, and undoes that with the tap', () => {
  const only = five();
  const game = new Game().type(7, {}, { didNotPlay: true, note: 'Injured' }).receive(only);
  expect(game.line(7)).toMatchObject({ didNotPlay: false, note: null });
  expect(game.receive(undo(only.id)).line(7)).toMatchObject({ didNotPlay: true, note: 'Injured', stats: {} });
});

it('keeps a player who was taken off the list off until their next tap', () => {
  const game = new Game().receive(five());
  game.stored = { ...game.stored, lines: [] };
  expect(game.receive(tap('away', 'try')).line(7)).toBeUndefined();
  expect(game.receive(five()).line(7)?.stats).toEqual({ tries: 1 });
});

it('keeps what was typed for a side', () => {
  const game = new Game().receive(tap('home', 'try'));
  game.stored = { ...game.stored, teams: { home: { tries: 1, penaltyTries: 1 }, away: {} } };
  expect(game.receive(tap('home', 'try')).stored.teams.home).toEqual({ tries: 2, penaltyTries: 1 });
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it('rebuilds the same box score at each step of 2,000 random games of two officers, with edits, undos and typed counts', () => {
  const random = seeded(20_261_123);
  const pick = <T>(all: readonly [T, ...T[]]): T => all[Math.floor(random() * all.length)] ?? all[0];
  for (let at = 0; at < 2_000; at += 1) {
    const definition = sportDefinitions[at % sportDefinitions.length];
    const game = new Game(definition);
    for (let step = 0; step < 15; step += 1) play(game);
    const ofEvents = buildBoxScore(game.definition, game.events, liveState(game.definition, game.events).shown, []);
    const stored = JSON.stringify(game.stored);
    if (stored !== JSON.stringify(game.built())) expect(game.stored, `game ${at}`).toEqual(game.built());
    if (game.adjustments.length === 0 && stored !== JSON.stringify(ofEvents)) expect(game.stored).toEqual(ofEvents);
    const counts = [...game.stored.lines.map(({ stats }) => stats), game.stored.teams.home, game.stored.teams.away];
    const isBelowNothing = counts.flatMap((one) => Object.values(one)).some((value) => value <= 0);
    if (isBelowNothing) expect(counts, `game ${at}`).toEqual('above nothing');
  }

  function play(game: Game): void {
    const [first, ...others] = game.definition.taps;
    if (!first) return;
    const kind = pick([first, ...others]);
    const side = pick<Side>(['home', 'away']);
    const playerId = pick([null, side === 'home' ? 1 : 11, side === 'home' ? 2 : 12]);
    const before = game.events[Math.floor(random() * game.events.length)];
    const dice = random();
    if (dice < 0.15 && before) game.receive(undo(before.id));
    else if (dice < 0.3 && before?.kind === 'tap') {
      game.receive({ ...pressed(), kind: 'edit', of: before.id, ...tapped(side, kind.key, playerId) });
    } else if (dice < 0.4 && playerId)
      game.type(playerId, random() < 0.5 ? {} : kind.adds, { side }).receive(undo('nothing-such'));
    else game.receive(tap(side, kind.key, { playerId }));
  }
});
