import { type Lane, laneKey, openStarts, type Spot, snap } from '../../../board-rules.ts';
import type { BoardChecks } from './checks.ts';
import type { Board, BoardGame } from './model.ts';
import { moving } from './moving.ts';

/** Times on a court at which a game could begin: those that the venue's hours give, and right before and after others. */
export function startsOn(board: Board, { game }: BoardGame, lane: Lane, day: string): number[] {
  const { plan, games } = board;
  const others = games.filter(
    ({ spot, game: other }) => spot?.day === day && laneKey(spot) === lane.key && other.id !== game.id,
  );
  const beside = others.flatMap(({ spot, game: other }) =>
    spot ? [spot.start, spot.start + other.minutes, spot.start - game.minutes] : [],
  );
  return [...new Set([...openStarts(plan.setup, lane, day, game.minutes), ...beside])]
    .filter((start) => start >= 0 && start + game.minutes <= 1440)
    .toSorted((one, other) => one - other);
}

/** Where a game would be that is held over a column. */
export function snappedSpot(board: Board, shown: BoardGame, lane: Lane, day: string, minute: number): Spot {
  const start = snap(minute, startsOn(board, shown, lane, day));
  const last = 1440 - shown.game.minutes;
  return { day, start: Math.min(Math.max(0, start), last), venueId: lane.venueId, court: lane.court };
}

/** Shows where a game would come to be. What it breaks is computed only when that changes. */
export function holdOver(checks: BoardChecks | null, { game }: BoardGame, spot: Spot): void {
  const held = moving.get();
  if (held?.gameId === game.id && held.spot && isSame(held.spot, spot)) return;
  const faults = checks?.at(game, spot) ?? [];
  moving.set({ gameId: game.id, minutes: game.minutes, spot, isOverTray: false, faults });
}

const isSame = (one: Spot, other: Spot): boolean =>
  one.day === other.day && one.start === other.start && laneKey(one) === laneKey(other);
