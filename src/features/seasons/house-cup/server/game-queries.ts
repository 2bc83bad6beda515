import type { CompetitionKind } from '#features/competition/competitions/contract.ts';
import { findWinner } from '#features/competition/games/score-rules.ts';
import type { Database, Row } from '#server/database/schema.ts';
import type { ContestGame, ContestSide, Outcome } from '../contest.ts';
import type { KnockoutGame } from '../knockout-rules.ts';

export type SeasonGame = Pick<
  Row<'games'>,
  | 'id'
  | 'sport_id'
  | 'competition_id'
  | 'status'
  | 'category'
  | 'date_time'
  | 'home_team_id'
  | 'away_team_id'
  | 'home_score'
  | 'away_score'
  | 'home_shootout'
  | 'away_shootout'
  | 'result_type'
  | 'result_against'
  | 'forfeit_notice'
  | 'counts'
> & { competition_kind: CompetitionKind | null };

/** The games of a season that count for a cup, earliest first: no friendlies. */
export const gamesOfSeason = (db: Database, season: string): Promise<SeasonGame[]> =>
  db
    .selectFrom('games')
    .leftJoin('competitions', 'competitions.id', 'games.competition_id')
    .select(['games.id', 'games.sport_id', 'games.competition_id', 'games.status', 'games.category'])
    .select(['games.date_time', 'home_team_id', 'away_team_id', 'home_score', 'away_score'])
    .select(['home_shootout', 'away_shootout', 'result_type', 'result_against', 'forfeit_notice', 'counts'])
    .select('competitions.kind as competition_kind')
    // Written so that the index of a sport's games in a season is of use.
    .where('games.sport_id', 'in', (eb) => eb.selectFrom('sports').select('sports.id'))
    .where('games.season', '=', season)
    .where('games.category', 'in', ['league', 'regular', 'tournament', 'playoff'])
    .orderBy('games.date_time')
    .orderBy('games.id')
    .execute();

export const isKnockout = ({ category, competition_kind }: SeasonGame): boolean =>
  category === 'playoff' || competition_kind === 'cup';

export function toContestGames(games: readonly SeasonGame[]): ContestGame[] {
  return games.flatMap((game) => {
    const outcomes = game.counts === 1 ? outcomesOf(game) : null;
    if (!outcomes) return [];
    const sides: [ContestSide, ContestSide] = [
      { teamId: game.home_team_id, outcome: outcomes[0] },
      { teamId: game.away_team_id, outcome: outcomes[1] },
    ];
    return [{ id: game.id, at: game.date_time, sides }];
  });
}

/** Null without a result that counts. */
function outcomesOf(game: SeasonGame): [home: Outcome, away: Outcome] | null {
  const { result_type: type, result_against: against, forfeit_notice: notice } = game;
  if (type === 'annulled') return null;
  if ((type === 'forfeit' || type === 'walkover' || type === 'awarded') && against !== null) {
    const lost = type === 'awarded' ? 'loss' : type === 'walkover' || notice === 'inTime' ? 'default' : 'forfeit';
    if (against === 'both') return [lost, lost];
    return against === 'home' ? [lost, 'win'] : ['win', lost];
  }
  if (game.home_score === null || game.away_score === null) return null;
  const winner = findWinner(toScore(game));
  if (winner === null) return ['tie', 'tie'];
  return winner === 'home' ? ['win', 'loss'] : ['loss', 'win'];
}

const toScore = ({ home_score, away_score, home_shootout, away_shootout }: SeasonGame) => ({
  homeScore: home_score,
  awayScore: away_score,
  homeShootout: home_shootout,
  awayShootout: away_shootout,
});

/** Those that somebody won, by the result or because an officer ruled who goes on. */
export function toKnockoutGames(games: readonly SeasonGame[], ruled: ReadonlyMap<number, number>): KnockoutGame[] {
  return games
    .filter((game) => game.status === 'completed' && isKnockout(game))
    .flatMap((game) => {
      const teams = [game.home_team_id, game.away_team_id];
      const winner = winnerOf(game) ?? ruled.get(game.id);
      const loser = teams.find((id) => id !== winner);
      return winner === undefined || loser === undefined || !teams.includes(winner) ? [] : [{ winner, loser }];
    });
}

export function winnerOf(game: SeasonGame): number | undefined {
  const sides = toContestGames([game])[0]?.sides ?? [];
  const [best] = sides.filter(({ outcome }) => outcome === 'win');
  return best?.teamId;
}
