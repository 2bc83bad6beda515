import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { GameEvent, PressedEvent, Side } from './contract.ts';
import { countFouls } from './foul-rules.ts';
import type { LiveState } from './rules.ts';
import { creditedSide, findTap, getPoints, listParts, playOut } from './score-rules.ts';
import { findClashes, type SheetPlayer } from './sheet-rules.ts';
import { isUnsettled } from './walk-on-rules.ts';
import { isNameless } from './who-rules.ts';

type TapEvent = GameEvent & { kind: 'tap' };

/** What a scorer should look at before the sheet is shared. Nothing of it stops anybody. */
export type Finding =
  /** Plays whose player, or whose bowler, nobody named. */
  | { kind: 'unnamed'; side: Side; plays: readonly TapEvent[] }
  /** Points of the score that no play explains; negative where the plays make more than the score. */
  | { kind: 'unexplained'; side: Side; points: number }
  /** Players with plays who are not here by the team sheet. */
  | { kind: 'notOnSheet'; side: Side; playerId: number }
  /** Somebody on no roster, of whom nobody has said who it was. */
  | { kind: 'walkOn'; side: Side; playerId: number }
  | { kind: 'clash'; side: Side; shirt: number; count: number }
  | { kind: 'fouls'; side: Side; playerId: number; count: number; limit: number };

const sides: readonly Side[] = ['home', 'away'];

/** Compares a game's events with its score and its team sheets. */
export function checkSheet(
  definition: SportDefinition,
  state: LiveState,
  squads: Record<Side, readonly SheetPlayer[]>,
): Finding[] {
  const taps = state.shown.filter((event): event is TapEvent => event.kind === 'tap');
  const unexplained = findUnexplained(definition, state);
  return sides.flatMap((side): Finding[] => {
    const squad = squads[side];
    const plays = taps.filter((event) => lacksName(definition, event, squads) === side);
    return [
      ...(plays.length > 0 ? [{ kind: 'unnamed' as const, side, plays }] : []),
      ...(unexplained[side] === 0 ? [] : [{ kind: 'unexplained' as const, side, points: unexplained[side] }]),
      ...squad.flatMap(({ id, isAbsent }): Finding[] =>
        isAbsent && taps.some((event) => listParts(definition, event).some(({ playerId }) => playerId === id))
          ? [{ kind: 'notOnSheet', side, playerId: id }]
          : [],
      ),
      ...state.walkOns.flatMap((one): Finding[] =>
        one.side === side && isUnsettled(one) ? [{ kind: 'walkOn', side, playerId: one.id }] : [],
      ),
      ...listClashes(squad, side),
      ...listFouls(definition, state, squad, side),
    ];
  });
}

/** The side whose player a play lacks; null if it lacks none. A side without players has nobody to name. */
export function lacksName(
  definition: SportDefinition,
  event: TapEvent,
  squads: Record<Side, readonly SheetPlayer[]>,
): Side | null {
  if (isNameless(definition, event) && squads[event.side].length > 0) return event.side;
  const other = event.side === 'home' ? 'away' : 'home';
  const hasOther = findTap(definition, event.tap)?.tap.addsToOther !== undefined;
  return hasOther && !event.otherPlayerId && squads[other].length > 0 ? other : null;
}

/** How much of the score was typed and not played. */
function findUnexplained(definition: SportDefinition, { shown, score, isEnded }: LiveState): Record<Side, number> {
  const plays = shown.filter(({ kind }) => kind !== 'correction');
  const played = playOut(definition, plays, isEnded).score;
  return { home: score.home - played.home, away: score.away - played.away };
}

function listClashes(squad: readonly SheetPlayer[], side: Side): Finding[] {
  const clashing = findClashes(squad);
  const byShirt = Map.groupBy(
    squad.filter(({ id }) => clashing.has(id)),
    ({ jerseyNumber }) => jerseyNumber ?? 0,
  );
  return [...byShirt].map(([shirt, { length }]) => ({ kind: 'clash', side, shirt, count: length }));
}

function listFouls(
  definition: SportDefinition,
  { shown }: LiveState,
  squad: readonly SheetPlayer[],
  side: Side,
): Finding[] {
  const limit = definition.fouls?.limit ?? Number.POSITIVE_INFINITY;
  const counts = countFouls(definition, shown);
  return squad.flatMap(({ id }): Finding[] => {
    const { count = 0 } = counts.get(id) ?? {};
    return count > limit ? [{ kind: 'fouls', side, playerId: id, count, limit }] : [];
  });
}

/**
 * The correction that comes with a play that is added to explain points of the score, so that the score stays as it is. The
 * points go from the period that they were typed into. Null if the play explains none of them.
 */
export function explainedBy(
  definition: SportDefinition,
  shown: readonly PressedEvent[],
  { side, points }: { side: Side; points: number },
  play: { side: Side; tap: string },
) {
  const explained = Math.min(points, getPoints(definition, play.tap));
  if (explained <= 0 || creditedSide(definition, play) !== side) return null;
  const typed = shown.findLast((event) => event.kind === 'correction' && event.side === side && event.points > 0);
  const period = typed?.kind === 'correction' ? typed.period : 1;
  return { kind: 'correction' as const, side, period, points: -explained };
}

/** What to take back so that a side's score is what its plays make. */
export const listCorrections = (shown: readonly PressedEvent[], side: Side): string[] =>
  shown.flatMap((event) => (event.kind === 'correction' && event.side === side ? [event.id] : []));
