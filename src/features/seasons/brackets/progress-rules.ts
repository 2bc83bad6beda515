import type { Game } from '#features/competition/games/contract.ts';
import type { PlanGame } from '#features/seasons/season-plans/contract.ts';
import type { Side } from '#features/seasons/timetables/contract.ts';
import { isPlayed, type Outcome } from '#features/seasons/timetables/progress-rules.ts';
import { winningSide } from './winner-rules.ts';

export type PlayedGame = Pick<
  Game,
  | 'id'
  | 'homeTeamId'
  | 'awayTeamId'
  | 'status'
  | 'counts'
  | 'resultType'
  | 'resultAgainst'
  | 'homeScore'
  | 'awayScore'
  | 'homeShootout'
  | 'awayShootout'
>;

/** How a game of a knock-out stands. `undecided`: it is over, and nothing says who goes on. */
export type Ending =
  | { kind: 'open' }
  | { kind: 'won'; home: number; winner: number; loser: number }
  | { kind: 'undecided'; teamIds: [number, number] };

const open: Ending = { kind: 'open' };

export function endingOf(game: PlayedGame | undefined): Ending {
  if (game?.status !== 'completed') return open;
  const winner = winningSide(game);
  const { homeTeamId, awayTeamId } = game;
  if (winner === null) return { kind: 'undecided', teamIds: [homeTeamId, awayTeamId] };
  const [first, second] = winner === 'home' ? [homeTeamId, awayTeamId] : [awayTeamId, homeTeamId];
  return { kind: 'won', home: homeTeamId, winner: first, loser: second };
}

/** A team's place in a table; teams that nothing separates share one. */
export interface TableRow {
  teamId: number;
  position: number;
}

/** What an officer said where results do not: who won a game, or how teams of a table follow each other. */
export type Ruling = readonly number[];

export interface Standing {
  /** By the keys of games. */
  endings: ReadonlyMap<string, Ending>;
  /** Finished tables by group; null for the only one of the competition. */
  tables: ReadonlyMap<string | null, readonly TableRow[]>;
  /** By cause. */
  rulings: ReadonlyMap<string, Ruling>;
}

export const tableCause = (group: string | null): string => `table:${group ?? ''}`;

/** What says who is on a side: the key of a game, or a table. Null for who was entered, or is drawn. */
export function causeOf(side: Side): string | null {
  if ('winnerOf' in side) return side.winnerOf;
  if ('loserOf' in side) return side.loserOf;
  return 'place' in side ? tableCause(side.group) : null;
}

export interface Wanted {
  teamId: number | null;
  /** Of whom an officer has to choose; empty if the results say it, or nothing does yet. */
  undecided: readonly number[];
}

const unknown: Wanted = { teamId: null, undecided: [] };
const known = (teamId: number | undefined): Wanted => ({ teamId: teamId ?? null, undecided: [] });

/** Who should be on a side by the results, or by what an officer ruled where they say nothing. */
export function wantedTeam(side: Side, { endings, tables, rulings }: Standing): Wanted {
  const cause = causeOf(side);
  if (cause === null) return unknown;
  const ruling = rulings.get(cause) ?? [];
  if ('place' in side) {
    const table = tables.get(side.group);
    return table ? placed(table, side.place, ruling) : unknown;
  }
  const ending = endings.get(cause) ?? open;
  if (ending.kind === 'open') return unknown;
  if (ending.kind === 'won') return known('winnerOf' in side ? ending.winner : ending.loser);
  const ruled = ending.teamIds.filter((id) => ruling.includes(id));
  if (ruled.length < ending.teamIds.length) return { teamId: null, undecided: ending.teamIds };
  const [winner, loser] = ending.teamIds.toSorted((one, other) => ruling.indexOf(one) - ruling.indexOf(other));
  return known('winnerOf' in side ? winner : loser);
}

function placed(table: readonly TableRow[], place: number, ruling: Ruling): Wanted {
  const above = Math.max(0, ...table.filter(({ position }) => position <= place).map(({ position }) => position));
  const level = table.filter(({ position }) => position === above).map(({ teamId }) => teamId);
  if (place >= above + level.length) return unknown;
  if (level.length === 1) return known(level[0]);
  if (!level.every((id) => ruling.includes(id))) return { teamId: null, undecided: level };
  const order = level.toSorted((one, other) => ruling.indexOf(one) - ruling.indexOf(other));
  return known(order[place - above]);
}

/** What the results say for both sides of each game that waits for others, earliest round first. */
export interface WantedSides {
  game: PlanGame;
  home: Wanted;
  away: Wanted;
}

export function wantedSides(games: readonly PlanGame[], standing: Standing): WantedSides[] {
  const outcomes = outcomesOf(standing.endings);
  return games
    .filter(({ home, away }) => causeOf(home) !== null || causeOf(away) !== null)
    .toSorted((one, other) => one.stage - other.stage)
    .map((game) => {
      const takesPlace = isPlayed({ ...game, id: game.key }, outcomes);
      const of = (side: Side) => (takesPlace ? wantedTeam(side, standing) : unknown);
      return { game, home: of(game.home), away: of(game.away) };
    });
}

function outcomesOf(endings: Standing['endings']): Map<string, Outcome> {
  const won = [...endings].flatMap(([key, ending]) => (ending.kind === 'won' ? [[key, ending] as const] : []));
  return new Map(
    won.map(([key, { home, winner, loser }]) => {
      const away = home === winner ? loser : winner;
      return [key, { home: `${home}`, away: `${away}`, winner: `${winner}` }];
    }),
  );
}
