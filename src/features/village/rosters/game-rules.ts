import type { Game } from '#features/competition/games/contract.ts';
import { byDay, storedDay } from '#features/competition/games/day-rules.ts';
import { isCountedResult, nextGame } from '#features/competition/games/rules.ts';
import type { GameSide } from '#features/competition/games/score-rules.ts';
import type { Outcome, StandingsRow } from '#features/results/standings/contract.ts';
import { latestInForm, outcomeFor } from '#features/results/standings/form-rules.ts';

export interface TeamResult {
  game: Game;
  /** The team's side. */
  side: GameSide;
  /** Null for a result that does not count. */
  outcome: Outcome | null;
}

export interface TeamGames {
  live: Game[];
  next: Game | undefined;
  /** Planned games after the next one, also postponed ones, soonest first. A called-off game leaves with its day. */
  fixtures: Game[];
  /** Latest first. */
  results: TeamResult[];
  /** What the latest results of a season say, as many as a form shows, the latest last. */
  form: TeamResult[];
  formSeason: string | undefined;
}

/** A team's games as its page shows them, from any order. */
export function arrangeGames(teamId: number, games: readonly Game[], now: Date): TeamGames {
  const next = nextGame(games, now);
  const results = games
    .filter(({ status }) => status === 'completed')
    .toSorted((a, b) => byDay(b, a))
    .map((game) => toResult(teamId, game));
  const counted = results.filter(({ outcome }) => outcome !== null);
  const form = latestInForm(counted.map((result) => ({ ...result, season: result.game.season }))).toReversed();
  return {
    live: games.filter(({ status }) => status === 'live'),
    next,
    fixtures: games.filter((game) => game !== next && isAhead(game, now)).toSorted(byDay),
    results,
    form,
    formSeason: form[0]?.game.season,
  };
}

const isAhead = (game: Game, now: Date): boolean =>
  game.status !== 'completed' && game.status !== 'live' && storedDay(game.dateTime) > now.toISOString();

function toResult(teamId: number, game: Game): TeamResult {
  const side = sideOf(teamId, game);
  return { game, side, outcome: isCountedResult(game) ? outcomeFor(side, game) : null };
}

export const sideOf = (teamId: number, game: Pick<Game, 'homeTeamId'>): GameSide =>
  game.homeTeamId === teamId ? 'home' : 'away';

/** `v Oak Res` at home, `at Oak Res` away. */
export function opponentText(teamId: number, game: Pick<Game, 'homeTeamId' | 'homeTeam' | 'awayTeam'>): string {
  return sideOf(teamId, game) === 'home' ? `v ${game.awayTeam.name}` : `at ${game.homeTeam.name}`;
}

const rowsAround = 3;

/** The row of a team with those beside it; the first or last ones for a team at an end of the table. */
export function rowsNear(rows: readonly StandingsRow[], teamId: number): readonly StandingsRow[] {
  const at = rows.findIndex(({ team }) => team.id === teamId);
  const from = Math.max(0, Math.min(at - 1, rows.length - rowsAround));
  return rows.slice(from, from + rowsAround);
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`, `22nd`, `13th` */
export const ordinal = (position: number): string => `${position}${endings[ordinals.select(position)] ?? 'th'}`;
