import { dayToCome, storedDay } from '#features/competition/games/day-rules.ts';
import { isTurned } from './plan-rules.ts';
import { causeOf, type PlayedGame, type WantedSides } from './progress-rules.ts';

/** A side of a game that is made already, on which the results now want another team. */
export interface ChangedPairing {
  cause: string;
  /** The plan's game. */
  id: number;
  key: string;
  gameId: number;
  /** In the plan: the game may have let both change places. */
  side: 'home' | 'away';
  out: number;
  in: number;
  /** Who stays. */
  opponent: number;
}

/** What an officer has to decide because results do not. */
export const openCauses = (wanted: readonly WantedSides[]): string[] => [
  ...new Set(
    wanted.flatMap(({ game, home, away }) => [
      ...(home.undecided.length > 0 ? [causeOf(game.home) ?? ''] : []),
      ...(away.undecided.length > 0 ? [causeOf(game.away) ?? ''] : []),
    ]),
  ),
];

export function changedPairings(
  wanted: readonly WantedSides[],
  played: ReadonlyMap<number, PlayedGame>,
): ChangedPairing[] {
  return wanted.flatMap((sides) => {
    const { game } = sides;
    const made = game.gameId === null ? undefined : played.get(game.gameId);
    if (!made) return [];
    const [home, away] = isTurned(game, made) ? [made.awayTeamId, made.homeTeamId] : [made.homeTeamId, made.awayTeamId];
    return (['home', 'away'] as const).flatMap((side): ChangedPairing[] => {
      const cause = causeOf(game[side]);
      const { teamId } = sides[side];
      const out = side === 'home' ? home : away;
      if (cause === null || teamId === null || teamId === out) return [];
      const opponent = side === 'home' ? away : home;
      return [{ cause, id: game.id, key: game.key, gameId: made.id, side, out, in: teamId, opponent }];
    });
  });
}

/** Names a side and the team that was not let in. */
export const keptKey = ({ key, side, in: teamId }: Pick<ChangedPairing, 'key' | 'side' | 'in'>): string =>
  `${key} ${side} ${teamId}`;

/** Whether a game can still get other sides. */
export const hasBegun = ({ status }: Pick<PlayedGame, 'status'>): boolean =>
  status === 'live' || status === 'completed';

/** The day from which on whoever has left a team still took part; without a game, of those who play now. */
export const toDayOf = (game: { dateTime: string | null } | undefined): string =>
  game ? storedDay(game.dateTime).slice(0, 10) : dayToCome.slice(0, 10);
