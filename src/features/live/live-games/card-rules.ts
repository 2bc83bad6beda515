import type { CardColour, SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { clockAt, findReadings } from './clock-rules.ts';
import type { GameEvent, Side } from './contract.ts';
import type { LiveState } from './rules.ts';

/** A card as a box score lists it. */
export interface ShownCard {
  id: string;
  colour: CardColour;
  /** `Yellow card` */
  name: string;
  side: Side;
  period: number;
  /** What the clock showed, `12:40`; empty where none ran. */
  clock: string;
  playerId: number | null;
  playerName: string | undefined;
}

/** All cards of a game, the earliest first. */
export function listCards(definition: SportDefinition, shown: readonly GameEvent[]): ShownCard[] {
  const readings = findReadings(shown);
  return shown.flatMap((event): ShownCard[] => {
    if (event.kind !== 'tap') return [];
    const tap = definition.taps.find(({ key }) => key === event.tap);
    if (!tap?.card) return [];
    const { id, side, period, playerId = null, playerName } = event;
    const clock = clockAt(definition, readings, event);
    return [{ id, colour: tap.card, name: tap.name, side, period, clock, playerId, playerName }];
  });
}

const [second, minute] = [1_000, 60_000];

/** A player who is off for a while. It decides nothing: their key still works. */
export interface Suspension {
  id: string;
  colour: CardColour | undefined;
  side: Side;
  playerId: number;
  playerName: string | undefined;
  /** When the player may come back, in milliseconds. */
  until: number;
}

/** For this long after its end, a suspension is shown as over. */
export const saidBackFor = minute;

/** The suspensions of a game that is being played, the earliest end first; the latest of each player who is not sent off. */
export function listSuspensions({ taps }: SportDefinition, state: LiveState): Suspension[] {
  if (state.isEnded) return [];
  const minutes = new Map(taps.map((tap) => [tap.key, tap]));
  const byPlayer = new Map<number, Suspension>();
  for (const event of state.shown) {
    if (event.kind !== 'tap' || !event.playerId || state.sentOff.has(event.playerId)) continue;
    const { suspendsMinutes, card } = minutes.get(event.tap) ?? {};
    if (suspendsMinutes === undefined) continue;
    const { id, side, playerId, playerName } = event;
    const until = Date.parse(event.at) + suspendsMinutes * minute;
    byPlayer.set(playerId, { id, colour: card, side, playerId, playerName, until });
  }
  return [...byPlayer.values()].sort((a, b) => a.until - b.until);
}

/** `7:05` until the player comes back; null once the time is over. The last second shows as `0:01`. */
export function timeLeft({ until }: Pick<Suspension, 'until'>, now: number): string | null {
  const seconds = Math.ceil((until - now) / second);
  if (seconds <= 0) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** `back in 8 min`, `back on`; null once nobody has to be told. */
export function backText(suspension: Pick<Suspension, 'until'>, now: number): string | null {
  const left = suspension.until - now;
  if (left > 0) return `back in ${Math.ceil(left / minute)} min`;
  return left > -saidBackFor ? 'back on' : null;
}
