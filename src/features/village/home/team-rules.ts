import type { Game } from '#features/competition/games/contract.ts';
import { byDay } from '#features/competition/games/day-rules.ts';
import { isResultMissing, mostRecentGame } from '#features/competition/games/rules.ts';
import { type GameSide, scoreText } from '#features/competition/games/score-rules.ts';
import type { Outcome, TeamStanding } from '#features/results/standings/contract.ts';
import { outcomeFor } from '#features/results/standings/form-rules.ts';
import type { MyTeam } from '#features/teams/my-teams/contract.ts';
import { closestReason, type Reason } from '#features/teams/my-teams/rules.ts';

/** How many of somebody's teams Home shows, the closest first: more than a person looks at. */
export const maxTeamsOnHome = 60;

/** How many rows the card of one's teams has before all are asked for. */
export const maxRows = 6;

export interface LastResult {
  game: Game;
  /** With the team's own score first. */
  score: string;
  outcome: Outcome;
}

/** A team of one's own with what Home says about it. */
export interface TeamOnHome {
  team: MyTeam['team'];
  reason: Reason;
  live: Game | undefined;
  next: Game | undefined;
  last: LastResult | undefined;
  form: readonly Outcome[];
  position: number | null;
}

/** Teams that play now come first, then the closest, and among these those that play soonest. */
export function teamsOnHome(
  mine: readonly MyTeam[],
  games: readonly Game[],
  standings: readonly TeamStanding[],
  now: Date,
): TeamOnHome[] {
  const standingOf = new Map(standings.map((standing) => [standing.teamId, standing]));
  const teams = mine.map((own): TeamOnHome => {
    const { team } = own;
    const ofTeam = games.filter(({ homeTeamId, awayTeamId }) => homeTeamId === team.id || awayTeamId === team.id);
    const standing = standingOf.get(team.id);
    return {
      team,
      reason: closestReason(own),
      live: ofTeam.find(({ status }) => status === 'live'),
      next: ofTeam.filter((game) => isAhead(game, now)).sort(byDay)[0],
      last: lastResult(team.id, ofTeam, now),
      form: standing?.form ?? [],
      position: standing?.place?.position ?? null,
    };
  });
  const rank = ({ live, reason }: TeamOnHome) => (live ? -1 : closeness.indexOf(reason));
  return teams.sort((one, other) => rank(one) - rank(other) || soonestFirst(one.next, other.next));
}

const closeness: readonly Reason[] = ['player', 'followed', 'residence'];

/** Also while it may be under way and nobody keeps its score: latecomers still look for the place. */
const isAhead = (game: Game, now: Date): boolean => game.status === 'upcoming' && !isResultMissing(game, now);

function soonestFirst(one: Game | undefined, other: Game | undefined): number {
  if (one && other) return byDay(one, other);
  return Number(other !== undefined) - Number(one !== undefined);
}

export const sideOf = (teamId: number, game: Pick<Game, 'homeTeamId'>): GameSide =>
  game.homeTeamId === teamId ? 'home' : 'away';

function lastResult(teamId: number, games: readonly Game[], now: Date): LastResult | undefined {
  const game = mostRecentGame(games, now);
  if (!game) return undefined;
  const side = sideOf(teamId, game);
  return { game, score: scoreText(game, side), outcome: outcomeFor(side, game) };
}

export interface NextGame {
  game: Game;
  /** One's teams in it: one, or both. */
  sides: readonly TeamOnHome[];
}

/** The next game with a day of the teams that one plays in; without one, of those that one follows, then of one's residence's. */
export function yourNextGame(teams: readonly TeamOnHome[]): NextGame | undefined {
  for (const reason of closeness) {
    const games = teams.flatMap(({ next, reason: why }) => (why === reason && next?.dateTime ? next : []));
    const game = games.sort(byDay)[0];
    if (game) return { game, sides: teams.filter(({ next }) => next?.id === game.id) };
  }
  return undefined;
}

/** Live games of one's own teams first; the others stay as they are. */
export const mineFirst = (live: readonly Game[], isMine: (teamId: number) => boolean): Game[] =>
  live.toSorted((one, other) => Number(isOf(other, isMine)) - Number(isOf(one, isMine)));

const isOf = ({ homeTeamId, awayTeamId }: Game, isMine: (teamId: number) => boolean): boolean =>
  isMine(homeTeamId) || isMine(awayTeamId);

/** Whether a heading stands above a row. Teams that play now stand above all; those that one plays in need none. */
export const startsGroup = ({ reason, live }: TeamOnHome, before: TeamOnHome | undefined): boolean =>
  reason !== 'player' && !live && (before?.live !== undefined || before?.reason !== reason);
