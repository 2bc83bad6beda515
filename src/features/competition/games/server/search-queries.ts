import { competitionsTag } from '#features/competition/competitions/cache-tags.ts';
import { resultWord } from '#features/competition/competitions/rules.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import type { SearchSource } from '#platform/search/server/extension-points.ts';
import { isAsked, maxRows } from '#platform/search/server/queries.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { fixtureText } from '#shared/notation.ts';
import { gamesTag, gameTag } from '../cache-tags.ts';
import { knownDay } from '../day-rules.ts';
import { bothInningsText } from '../innings-rules.ts';
import { hasBothScores, scoreText } from '../score-rules.ts';

export const gameSearch: SearchSource = {
  kind: 'game',
  title: 'Games',
  tags: { list: gamesTag, row: gameTag },
  dependsOn: [teamsTag, sportsTag, competitionsTag],
  texts: async (db, asked) => {
    const rows = await gamesWithNames(db)
      .where(isAsked('games.id', asked))
      .orderBy('games.id')
      .limit(maxRows(asked))
      .execute();
    return rows.map(({ id, home, away, sport, location, category, date_time, ...result }) => ({
      id,
      name: fixtureText(home, away),
      // People type 'vs' as well.
      also: ['vs', sport, location, category, describeEnding(result), result.competition].filter(Boolean).join(' '),
      // Among several matches, the game nearest in time comes first, past or future.
      weight: -Math.abs(Date.parse(date_time) - Date.now()),
    }));
  },
  hits: async (db, _viewer, ids) => {
    const rows = await gamesWithNames(db).where('games.id', 'in', ids).execute();
    return rows.map(({ id, home, away, logo, sport, location, date_time, ...result }) => ({
      id,
      title: fixtureText(home, away),
      detail: [formatScore(result), sport, location, describeEnding(result)].filter(Boolean).join(' · '),
      at: knownDay(date_time),
      picture: logo,
      look: 'crest' as const,
      path: `/games?game=${id}`,
    }));
  },
};

type EndingRow = Pick<Row<'games'>, 'result_type' | 'result_against' | 'counts'>;

const describeEnding = ({ result_type, result_against, counts }: EndingRow): string | null =>
  resultWord({ resultType: result_type, resultAgainst: result_against, counts: counts === 1 });

type ScoreRow = Pick<
  Row<'games'>,
  'innings' | 'status' | 'home_score' | 'away_score' | 'home_shootout' | 'away_shootout'
>;

/** Null until the game is over: a running score would soon be wrong here. */
function formatScore(row: ScoreRow): string | null {
  const game = {
    homeScore: row.home_score,
    awayScore: row.away_score,
    homeShootout: row.home_shootout,
    awayShootout: row.away_shootout,
    innings: row.innings === null ? null : JSON.parse(row.innings),
  };
  return row.status === 'completed' && hasBothScores(game) ? (bothInningsText(game) ?? scoreText(game)) : null;
}

const gamesWithNames = (db: Database) =>
  db
    .selectFrom('games')
    .innerJoin('sports', 'sports.id', 'games.sport_id')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .leftJoin('competitions', 'competitions.id', 'games.competition_id')
    .select(['games.result_type', 'games.result_against', 'games.counts', 'competitions.name as competition'])
    .select(['games.status', 'home_score', 'away_score', 'home_shootout', 'away_shootout', 'innings'])
    .select(['games.id', 'games.location', 'games.category', 'games.date_time', 'sports.name as sport'])
    .select(['home.name as home', 'home.logo', 'away.name as away']);
