import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { GameEvent, Side } from './contract.ts';
import { findTap } from './score-rules.ts';

/** For this long after a play without a player, the next player who is pressed did it. */
export const whoMs = 5000;

/** Two touches of a key within this time are one: a thumb that bounced. */
export const oneTouchMs = 150;

/** A press of a key, by the clock of its page. */
export interface Touch {
  tap: string;
  side: Side;
  at: number;
}

export const isOneTouch = (last: Touch | null, next: Touch): boolean =>
  last !== null && last.tap === next.tap && last.side === next.side && next.at - last.at <= oneTouchMs;

type TapEvent = GameEvent & { kind: 'tap' };

/** The play that still waits for its player; null once it has one, was undone, or counts for a team alone. */
export function findAsked(
  definition: SportDefinition,
  shown: readonly GameEvent[],
  askedId: string | null,
): TapEvent | null {
  const event = askedId === null ? undefined : shown.findLast(({ id }) => id === askedId);
  return event?.kind === 'tap' && isNameless(definition, event) ? event : null;
}

/** Whether a player did this play and nobody has said which: some plays count for a team alone. */
export function isNameless(definition: SportDefinition, event: TapEvent): boolean {
  if (event.playerId) return false;
  const { tap, teams = {}, players = {} } = findTap(definition, event.tap) ?? {};
  if (tap?.isOfTeam) return false;
  const isOfTeamAlone = Object.keys(teams).length > 0 && Object.keys(players).length === 0;
  // An own goal counts for a team alone, but somebody scored it.
  return !isOfTeamAlone || tap?.isForOtherSide === true;
}

/** Says whose play it was, or who of the other side took part, and leaves everything else about it. */
export function answerWho({ id, at: _at, kind: _kind, ...tapped }: TapEvent, playerId: number, isOther = false) {
  const { playerName: _name, otherPlayerName: _other, fielderName: _fielder, ...pressed } = tapped;
  return { ...pressed, kind: 'edit' as const, of: id, ...(isOther ? { otherPlayerId: playerId } : { playerId }) };
}
