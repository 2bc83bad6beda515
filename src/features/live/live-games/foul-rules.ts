import type { SportDefinition, Tap } from '#features/teams/sports/definitions/definition.ts';
import type { PressedEvent, Side } from './contract.ts';
import { findTap } from './score-rules.ts';

type TapEvent = PressedEvent & { kind: 'tap' };

const isTap = (event: PressedEvent): event is TapEvent => event.kind === 'tap';

/** Players whose game is over by their cards or fouls, and the word that says so. */
export function findSentOff(definition: SportDefinition, shown: readonly PressedEvent[]): ReadonlyMap<number, string> {
  const sentOff = new Map<number, string>();
  const byPlayer = Map.groupBy(shown.filter(isTap), ({ playerId }) => playerId ?? 0);
  for (const [playerId, taps] of byPlayer) {
    const word = playerId === 0 ? null : findWord(definition, taps);
    if (word !== null) sentOff.set(playerId, word);
  }
  return sentOff;
}

function findWord(definition: SportDefinition, taps: readonly TapEvent[]): string | null {
  const { fouls } = definition;
  const count = (keys: readonly string[]) => taps.filter(({ tap }) => keys.includes(tap)).length;
  if (fouls?.disqualifies.some((rule) => count(rule.taps) >= rule.count)) return 'Disqualified';
  if (fouls && count(fouls.taps) >= fouls.limit) return fouls.limitWord;
  const isSentOff = taps.some(({ tap }) => {
    const { sendsOffAfter } = findTap(definition, tap)?.tap ?? {};
    return sendsOffAfter !== undefined && count([tap]) >= sendsOffAfter;
  });
  return isSentOff ? 'Sent off' : null;
}

export interface PlayerFouls {
  count: number;
  /** One more of any kind ends the player's game. */
  isLast: boolean;
  /** A foul of which one more ends it, whatever the limit: the first technical. */
  warned: Tap | null;
}

/** The fouls of each player who has any, in a sport that limits them. */
export function countFouls(
  definition: SportDefinition,
  shown: readonly PressedEvent[],
): ReadonlyMap<number, PlayerFouls> {
  const { fouls } = definition;
  if (!fouls) return new Map();
  const byPlayer = Map.groupBy(
    shown.filter(isTap).filter((one) => one.playerId && fouls.taps.includes(one.tap)),
    ({ playerId }) => playerId ?? 0,
  );
  return new Map(
    [...byPlayer].map(([playerId, taps]) => {
      const { length: count } = taps;
      return [playerId, { count, isLast: count >= fouls.limit - 1, warned: findWarned(definition, taps) }];
    }),
  );
}

function findWarned(definition: SportDefinition, taps: readonly TapEvent[]): Tap | null {
  const towards = definition.fouls?.disqualifies.map((rule) => ({
    left: rule.count,
    pressed: taps.filter(({ tap }) => rule.taps.includes(tap)),
  }));
  const next = towards?.find(({ left, pressed }) => pressed.length > 0 && pressed.length === left - 1);
  const last = next?.pressed.at(-1);
  return (last && findTap(definition, last.tap)?.tap) ?? null;
}

export interface TeamFouls {
  count: number;
  /** The other side shoots free throws at this side's next foul, and the other way round. */
  isFull: boolean;
  hasBonus: boolean;
}

/** The fouls of each side in the period being played; null where the sport does not count them. */
export function countTeamFouls(
  { fouls, periods }: SportDefinition,
  { shown, period }: { shown: readonly PressedEvent[]; period: number },
): Record<Side, TeamFouls> | null {
  const after = fouls?.teamBonusAfter;
  if (!fouls || after === undefined) return null;
  // Overtime goes on with the fouls of the last period.
  const counted = (played: number) => Math.min(played, periods.count);
  const now = shown
    .filter(isTap)
    .filter((one) => fouls.taps.includes(one.tap) && counted(one.period) === counted(period));
  const count = (of: Side) => now.filter(({ side }) => side === of).length;
  const [home, away] = [count('home'), count('away')];
  return {
    home: { count: home, isFull: home >= after, hasBonus: away >= after },
    away: { count: away, isFull: away >= after, hasBonus: home >= after },
  };
}
