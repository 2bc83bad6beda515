import type { Game } from '#features/competition/games/contract.ts';
import type { Fate, Leaving, LeavingChoice } from './contract.ts';

export type StagedGame = Pick<Game, 'status' | 'counts' | 'category' | 'group' | 'round'>;

const isKnockout = ({ category }: Pick<Game, 'category'>): boolean => category === 'playoff';

/** The table that a game counts for, or its round of the knock-out; null for the only table of a competition. */
export const stageOf = (game: StagedGame): string | null =>
  isKnockout(game) ? (game.round ?? 'Knock-out') : game.group;

export const isOpen = ({ status }: Pick<Game, 'status'>): boolean =>
  status === 'upcoming' || status === 'postponed' || status === 'live';

const hasBegun = ({ status }: StagedGame): boolean => status === 'live' || status === 'completed';

/** Tables whose games are all over, and those from which a knock-out has begun. */
export function finishedTables(games: readonly StagedGame[]): Set<string | null> {
  const ofTables = Map.groupBy(
    games.filter((game) => !isKnockout(game)),
    stageOf,
  );
  const hasKnockout = games.some((game) => isKnockout(game) && hasBegun(game));
  return new Set([...ofTables].filter(([, of]) => hasKnockout || !of.some(isOpen)).map(([stage]) => stage));
}

/** The games of a team by which the usual rule goes: those for a table that is not finished. */
export function countForRule(
  own: readonly StagedGame[],
  finished: ReadonlySet<string | null>,
): { played: number; of: number } {
  const counted = own.filter((game) => !isKnockout(game) && !finished.has(stageOf(game)));
  const played = counted.filter(({ status, counts }) => status === 'completed' && counts).length;
  return { played, of: played + counted.filter(isOpen).length };
}

/** Fewer than half of its games played: it was never there. Half or more: the table keeps what was played. */
export const usualChoice = ({ played, of }: { played: number; of: number }): LeavingChoice =>
  played * 2 < of ? 'annul' : 'walkovers';

/** What becomes of a game of the team. A played round of a knock-out stands: others went on by it. */
export function fateOf(
  game: StagedGame,
  { choice, finishedToo }: Pick<Leaving, 'finishedToo'> & { choice: LeavingChoice },
  finished: ReadonlySet<string | null>,
): Fate {
  const isSpared = !isKnockout(game) && finished.has(stageOf(game)) && !finishedToo;
  if (isOpen(game)) {
    if (isSpared || choice === 'callOff') return 'calledOff';
    return choice === 'annul' && !isKnockout(game) ? 'calledOff' : 'walkover';
  }
  const isCounted = game.status === 'completed' && game.counts;
  return isCounted && choice === 'annul' && !isKnockout(game) && !isSpared ? 'annulled' : 'stands';
}
