import { ordinalText } from '#shared/notation.ts';
import type { Side, TimetableGame } from './contract.ts';
import { decidingFinal } from './double-elimination-rules.ts';
import { type SwissResult, swissRound } from './swiss-rules.ts';

/** Who met in a game that is over, and who won: null for a draw. */
export type Outcome = SwissResult;

interface Progress {
  /** By the game's id; only games that are over. */
  outcomes: ReadonlyMap<string, Outcome>;
  /** The teams of finished tables, the first first, by `tableKey`. */
  tables: ReadonlyMap<string, readonly string[]>;
  /** The teams of each competition in the order of their seeds: a Swiss draw starts with them. */
  entrants: ReadonlyMap<string, readonly string[]>;
}

export const tableKey = (competition: string, group: string | null): string => JSON.stringify([competition, group]);

/** The teams of each game, by its id, as far as they are known. */
export function resolveSides(
  games: readonly TimetableGame[],
  progress: Progress,
): Map<string, { home: string | null; away: string | null }> {
  const draws = new Map<string, readonly string[]>();
  const drawFor = ({ competition, stage }: TimetableGame): readonly string[] => {
    const key = JSON.stringify([competition, stage]);
    const draw = draws.get(key) ?? swissDraw(games, competition, stage, progress);
    draws.set(key, draw);
    return draw;
  };
  const teamOf = (side: Side, game: TimetableGame): string | null => {
    if ('team' in side) return side.team;
    if ('drawn' in side) return drawFor(game)[side.drawn - 1] ?? null;
    if ('place' in side) return progress.tables.get(tableKey(game.competition, side.group))?.[side.place - 1] ?? null;
    const outcome = progress.outcomes.get('winnerOf' in side ? side.winnerOf : side.loserOf);
    if (!outcome || outcome.winner === null) return null;
    const loser = outcome.winner === outcome.home ? outcome.away : outcome.home;
    return 'winnerOf' in side ? outcome.winner : loser;
  };
  return new Map(
    games.map((game) => {
      // Who met in a game of a Swiss round that is over is not drawn again.
      const over = 'drawn' in game.home ? progress.outcomes.get(game.id) : undefined;
      const { home, away } = over ?? { home: teamOf(game.home, game), away: teamOf(game.away, game) };
      return [game.id, { home, away }];
    }),
  );
}

/** In the order of boards, home before away; empty while a game before it is not over. */
function swissDraw(
  games: readonly TimetableGame[],
  competition: string,
  stage: number,
  { outcomes, entrants }: Progress,
): readonly string[] {
  const rounds: SwissResult[][] = [];
  for (const game of games) {
    if (game.competition !== competition || game.stage >= stage) continue;
    const outcome = outcomes.get(game.id);
    if (!outcome) return [];
    rounds[game.stage - 1] = [...(rounds[game.stage - 1] ?? []), outcome];
  }
  return swissRound(entrants.get(competition) ?? [], rounds).flatMap(({ home, away }) => [home, away]);
}

/** A deciding final is not played if the side that had not lost won the final. */
export function isPlayed(game: TimetableGame, outcomes: Progress['outcomes']): boolean {
  if (game.round !== decidingFinal || !('winnerOf' in game.home)) return true;
  const final = outcomes.get(game.home.winnerOf);
  return !final || final.winner !== final.home;
}

/** Names of sides in words: `Winner of Semi-final 1`, `1st of Group A`. */
export function sideNames(games: readonly TimetableGame[], teamName: (team: string) => string): (side: Side) => string {
  const names = gameNames(games);
  return (side) => {
    if ('team' in side) return teamName(side.team);
    if ('winnerOf' in side) return `Winner of ${names.get(side.winnerOf) ?? 'an earlier game'}`;
    if ('loserOf' in side) return `Loser of ${names.get(side.loserOf) ?? 'an earlier game'}`;
    if ('drawn' in side) return 'To be drawn';
    return `${ordinalText(side.place)} of ${side.group ?? 'the table'}`;
  };
}

/** `Semi-final 1`, `Final`, `Round of 16, game 3`: each game by its round, and by its number among several. */
export function gameNames(games: readonly TimetableGame[]): Map<string, string> {
  const rounds = Map.groupBy(games, ({ competition, group, round }) => JSON.stringify([competition, group, round]));
  const named = [...rounds.values()].flatMap((ofRound) =>
    ofRound.map(({ id, group, round }, index): [string, string] => {
      const title = [group, round].filter(Boolean).join(', ') || 'Game';
      if (ofRound.length === 1) return [id, title];
      return [id, /\d$/.test(title) ? `${title}, game ${index + 1}` : `${title} ${index + 1}`];
    }),
  );
  return new Map(named);
}
