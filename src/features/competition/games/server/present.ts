import type { Result } from '#features/competition/competitions/contract.ts';
import { isDecidedByRule } from '#features/competition/competitions/rules.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { decideCan, hasAccess, type Viewer, type ViewerRole } from '#server/access/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { Game, Rsvp } from '../contract.ts';
import { knownDay } from '../day-rules.ts';
import { describePeriod } from '../period-rules.ts';
import { doPeriodsFit, periodsIn } from '../period-score-rules.ts';
import { gameAccess, mayWithdrawRsvp } from './policy.ts';

export interface GameRow extends Row<'games'> {
  sport_name: string;
  home_name: string;
  home_logo: string | null;
  away_name: string;
  away_logo: string | null;
  competition_name: string | null;
  sport_definition: string;
}

export interface Going {
  count: number;
  names: string[];
}

type Talk = Pick<Game, 'likesCount' | 'commentsCount'>;

export function presentGame(row: GameRow, going: Going, talk: Talk, viewer: ViewerRole): Game {
  return {
    id: row.id,
    version: row.version,
    sportId: row.sport_id,
    sport: { id: row.sport_id, name: row.sport_name },
    homeTeamId: row.home_team_id,
    homeTeam: { id: row.home_team_id, name: row.home_name, logo: row.home_logo },
    awayTeamId: row.away_team_id,
    awayTeam: { id: row.away_team_id, name: row.away_name, logo: row.away_logo },
    dateTime: knownDay(row.date_time),
    date_time: knownDay(row.date_time),
    location: row.location,
    venue: row.location,
    venueId: row.venue_id,
    status: row.status,
    category: row.category,
    season: row.season,
    group: row.group_name,
    round: row.round,
    homeScore: row.home_score,
    awayScore: row.away_score,
    homeShootout: row.home_shootout,
    awayShootout: row.away_shootout,
    period: presentPeriod(row),
    periodScores: presentPeriodScores(row),
    overtime: row.overtime === 1,
    innings: presentInnings(row),
    ...presentResult(row),
    homeTries: row.home_tries,
    awayTries: row.away_tries,
    homeBonusPoints: row.home_bonus_points,
    awayBonusPoints: row.away_bonus_points,
    competitionId: row.competition_id,
    competition: presentCompetition(row),
    hasBoxScore: row.has_box_score === 1,
    rsvpCount: going.count,
    rsvpNames: going.names,
    likesCount: talk.likesCount,
    commentsCount: talk.commentsCount,
    can: { ...decideCan(viewer), score: hasAccess(viewer, gameAccess.change) },
  };
}

function presentPeriod(row: GameRow): Game['period'] {
  const { status, period, period_since: since, period_elapsed_ms: elapsedMs, home_shootout: homeShootout } = row;
  if (status !== 'live') return null;
  return describePeriod(getDefinition(row.sport_definition).periods, { period, since, elapsedMs, homeShootout });
}

/** A result that a rule decided was not scored in periods. Others that do not make the score stay in the box score. */
function presentPeriodScores(row: GameRow): Game['periodScores'] {
  const pairs = periodsIn(row.period_scores);
  if (pairs === null || isDecidedByRule(row.result_type)) return null;
  const { periods } = getDefinition(row.sport_definition);
  const score = { status: row.status, homeScore: row.home_score, awayScore: row.away_score };
  return doPeriodsFit(periods, pairs, score) ? pairs : null;
}

/** A result that a rule decided was not played. */
function presentInnings({ innings, result_type }: GameRow): Game['innings'] {
  return innings === null || isDecidedByRule(result_type) ? null : JSON.parse(innings);
}

type StoredResult = Pick<Row<'games'>, 'result_type' | 'result_against' | 'forfeit_notice' | 'counts'>;

const presentResult = (row: StoredResult): Result => ({
  resultType: row.result_type,
  resultAgainst: row.result_against,
  forfeitNotice: row.forfeit_notice,
  counts: row.counts === 1,
});

const presentCompetition = ({ competition_id: id, competition_name: name }: GameRow): Game['competition'] =>
  id === null || name === null ? null : { id, name };

export function presentRsvp(row: Pick<Row<'rsvps'>, 'user_name' | 'account_id'>, viewer: Viewer): Rsvp {
  return { userName: row.user_name, status: 'going', can: { withdraw: mayWithdrawRsvp(viewer, row) } };
}
