import type { PlanGame } from '#features/seasons/season-plans/contract.ts';
import type { Side, TimetableGame } from '#features/seasons/timetables/contract.ts';
import { gameNames, sideNames } from '#features/seasons/timetables/progress-rules.ts';
import type { TeamName } from '#features/teams/teams/contract.ts';
import type { BracketMatch, Entrant } from './contract.ts';
import { roundSize } from './round-rules.ts';

/** Whether a game belongs to the knock-out: a side comes from a game before or from a table, or it is of its first round. */
export function knockoutGames(games: readonly PlanGame[]): PlanGame[] {
  const feeding = new Set(games.flatMap(({ home, away }) => [home, away].flatMap(gameBefore)));
  return games.filter(
    (game) =>
      feeding.has(game.key) ||
      [game.home, game.away].some(isFed) ||
      (game.group === null && game.round !== null && roundSize(game.round) !== null),
  );
}

/** What a bracket shows: the knock-out, or all rounds of a competition whose later ones are drawn. */
export const shownGames = (games: readonly PlanGame[]): PlanGame[] =>
  hasDraws(games) ? [...games] : knockoutGames(games);

export const hasDraws = (games: readonly PlanGame[]): boolean => games.some(({ home }) => 'drawn' in home);

export const gameBefore = (side: Side): string[] => {
  if ('winnerOf' in side) return [side.winnerOf];
  return 'loserOf' in side ? [side.loserOf] : [];
};

const isFed = (side: Side): boolean => 'place' in side || gameBefore(side).length > 0;

/** The game as it is played: somebody may have changed its sides by hand, or let them change places. */
export function withSides(game: PlanGame, homeTeamId: number | null, awayTeamId: number | null): PlanGame {
  if (homeTeamId === null || awayTeamId === null) return game;
  const now = { ...game, homeTeamId, awayTeamId };
  return isTurned(game, now) ? { ...now, home: game.away, away: game.home } : now;
}

type Teams = Pick<PlanGame, 'homeTeamId' | 'awayTeamId'>;

export const isTurned = (planned: Teams, now: Teams): boolean =>
  planned.homeTeamId === now.awayTeamId && planned.awayTeamId === now.homeTeamId;

interface Known {
  team(id: number): TeamName | undefined;
  venue(id: number): string | undefined;
}

/** Of a match about which no officer was asked. */
export const notDecided = { wentOn: null, isAsked: false };

/** The matches of a published plan, earliest round first. */
export function plannedMatches(games: readonly PlanGame[], { team, venue }: Known): BracketMatch[] {
  const asTimetable = games.map(toTimetableGame);
  const names = gameNames(asTimetable);
  const nameOf = sideNames(asTimetable, () => '');
  const entrant = (side: Side, teamId: number | null): Entrant => ({
    team: (teamId !== null && team(teamId)) || null,
    from: fromOf(side),
    text: 'team' in side ? null : nameOf(side),
  });
  return shownGames(games).map((game) => {
    const at = game.gameId === null ? game.published : null;
    return {
      key: game.key,
      name: names.get(game.key) ?? game.round ?? '',
      round: game.round ?? '',
      stage: game.stage,
      home: entrant(game.home, game.homeTeamId),
      away: entrant(game.away, game.awayTeamId),
      dateTime: at?.dateTime ?? null,
      location: (at && at.venueId !== null && venue(at.venueId)) || null,
      gameId: game.gameId,
      ...notDecided,
    };
  });
}

const fromOf = (side: Side): Entrant['from'] => {
  if ('winnerOf' in side) return { match: side.winnerOf, takes: 'winner' };
  return 'loserOf' in side ? { match: side.loserOf, takes: 'loser' } : null;
};

export const toTimetableGame = (game: PlanGame): TimetableGame => ({
  id: game.key,
  competition: game.competition,
  home: game.home,
  away: game.away,
  group: game.group,
  round: game.round,
  stage: game.stage,
  minutes: game.minutes,
});
