import { sql } from 'kysely';
import type { Result } from '#features/competition/competitions/contract.ts';
import {
  categoryIn,
  deriveResult,
  isContradicted,
  isDecidedByRule,
  resolveTableRules,
  scoreByRule,
} from '#features/competition/competitions/rules.ts';
import { findCompetition } from '#features/competition/competitions/server/queries.ts';
import { periodsText } from '#features/teams/sports/period-rules.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { badField } from '#server/failure.ts';
import { lockForShare, type Write } from '#server/write.ts';
import { scorePair } from '#shared/notation.ts';
import { type Figure, figures, type Game, type GameChange } from '../contract.ts';
import { deriveFigures, faultsInFigures, noFigures } from '../figures.ts';
import { doPeriodsFit, scoreOf } from '../period-score-rules.ts';
import { deriveStatus, mayBecome } from '../rules.ts';
import { hasBothScores } from '../score-rules.ts';
import { fittingShootout, whyNoShootout } from '../shootout-rules.ts';
import { whyNoInnings } from '../typed-innings-rules.ts';

export type Fixture = Pick<
  Game,
  | 'sportId'
  | 'homeTeamId'
  | 'awayTeamId'
  | 'dateTime'
  | 'location'
  | 'venueId'
  | 'status'
  | 'category'
  | 'season'
  | 'group'
  | 'round'
  | 'overtime'
  | 'homeScore'
  | 'awayScore'
  | 'homeShootout'
  | 'awayShootout'
  | 'competitionId'
  | Figure
  | keyof Result
>;

type Before = Pick<Fixture, 'status' | 'competitionId' | 'homeScore' | 'awayScore' | Figure> & Result;

export const noGame: Before = {
  status: 'upcoming',
  competitionId: null,
  homeScore: null,
  awayScore: null,
  resultType: null,
  resultAgainst: null,
  forfeitNotice: null,
  counts: true,
  ...noFigures,
};

/** A game that is not completed has no ending. */
export function requestedResult(before: Result, fields: GameChange): Result {
  const isReopened = fields.resultType === undefined && (fields.status ?? 'completed') !== 'completed';
  const resultType = isReopened ? null : (fields.resultType ?? (fields.resultType === null ? null : before.resultType));
  return {
    resultType,
    resultAgainst: fields.resultAgainst === undefined ? before.resultAgainst : fields.resultAgainst,
    forfeitNotice: fields.forfeitNotice === undefined ? before.forfeitNotice : fields.forfeitNotice,
    counts: fields.counts ?? before.counts,
  };
}

export const requestedFigures = (before: Pick<Fixture, Figure>, fields: GameChange): Pick<Fixture, Figure> => ({
  homeTries: fields.homeTries === undefined ? before.homeTries : fields.homeTries,
  awayTries: fields.awayTries === undefined ? before.awayTries : fields.awayTries,
  homeBonusPoints: fields.homeBonusPoints === undefined ? before.homeBonusPoints : fields.homeBonusPoints,
  awayBonusPoints: fields.awayBonusPoints === undefined ? before.awayBonusPoints : fields.awayBonusPoints,
});

/** The fixture to store, after applying its competition, the way it ended, and its scores. */
export async function resolveFixture(
  write: Write,
  before: Before,
  sent: GameChange,
  requested: Fixture,
): Promise<Fixture> {
  const competition = await loadCompetition(write, before, requested);
  const placed = competition
    ? { ...requested, season: competition.season, category: categoryIn(competition.kind, requested.category) }
    : requested;
  const ended = { ...placed, ...deriveResult(placed) };
  const isTyped = [sent.homeScore, sent.awayScore].some((score) => score !== undefined && score !== null);
  const scored = { ...ended, ...(await resolveScore(write, before, ended, isTyped, competition)) };
  const fixture = { ...scored, ...(await resolveFigures(write, sent, scored)) };
  if (fixture.resultType !== null) return withLateEnd(withShootout({ ...mustFit(fixture), status: 'completed' }, sent));
  if (!mayBecome(before.status, fixture)) {
    throw badField('status', 'Clear the scores to make this game upcoming again');
  }
  return withLateEnd(withShootout({ ...fixture, status: deriveStatus(fixture) }, sent));
}

type Scores = Pick<Fixture, 'homeScore' | 'awayScore'>;

/** Sent periods make the score: the one that was sent with them, or else the game gets theirs. A live game is not done yet. */
export async function scoreByPeriods(
  write: Write,
  before: Pick<Fixture, 'sportId' | 'status' | 'resultType'> & Scores,
  sent: GameChange,
): Promise<Partial<Scores>> {
  const { periodScores } = sent;
  if (!periodScores || periodScores.length === 0) return {};
  if (isDecidedByRule(sent.resultType === undefined ? before.resultType : sent.resultType)) {
    throw badField('periodScores', 'Only a game that was played has them');
  }
  const { periods } = await loadDefinition(write, sent.sportId ?? before.sportId);
  const { home, away } = scoreOf(periods, periodScores);
  const [homeScore, awayScore] = [sent.homeScore, sent.awayScore];
  const status = sent.status ?? before.status;
  if (homeScore === undefined && awayScore === undefined) {
    return status === 'live' ? {} : { homeScore: home, awayScore: away };
  }
  const typed = {
    status,
    homeScore: homeScore === undefined ? before.homeScore : homeScore,
    awayScore: awayScore === undefined ? before.awayScore : awayScore,
  };
  if (doPeriodsFit(periods, periodScores, typed)) return {};
  const score = scorePair(typed.homeScore, typed.awayScore);
  throw badField('periodScores', `These ${periodsText(periods)} make it ${scorePair(home, away)}, not ${score}`);
}

/** Sent innings, checked against the score that they stand beside. Undefined: they stay. Without a score none do. */
export async function inningsToStore(
  write: Write,
  { innings }: GameChange,
  fixture: Fixture,
): Promise<Game['innings'] | undefined> {
  if (!innings || innings.length === 0) return innings === undefined && hasBothScores(fixture) ? undefined : null;
  if (isDecidedByRule(fixture.resultType)) throw badField('innings', 'Only a game that was played has them');
  const fault = whyNoInnings(await loadDefinition(write, fixture.sportId), innings, fixture);
  if (fault) throw badField('innings', fault);
  return innings;
}

/** Overtime belongs to a score that play made. */
const withLateEnd = (fixture: Fixture): Fixture => ({
  ...fixture,
  overtime: fixture.overtime && hasBothScores(fixture) && !isDecidedByRule(fixture.resultType),
});

/** A shoot-out that was sent must fit the game. A stored one that does not fit any more, after another score, is removed. */
function withShootout(fixture: Fixture, sent: GameChange): Fixture {
  const fault = whyNoShootout(fixture);
  const isTyped = [sent.homeShootout, sent.awayShootout].some((score) => score !== undefined && score !== null);
  if (fault && isTyped) throw badField(fault.field, fault.message);
  return { ...fixture, ...fittingShootout(fixture) };
}

type Competition = Awaited<ReturnType<typeof loadCompetition>>;

/** A game that joins a competition locks it; a game that is in it already changes together with it. */
async function loadCompetition(write: Write, before: Before, { competitionId, sportId }: Fixture) {
  if (competitionId === null) return null;
  if (competitionId !== before.competitionId) await lockForShare(write.db, 'competitions', sql`id = ${competitionId}`);
  const competition = await findCompetition(write.db, write.viewer, competitionId);
  if (!competition) throw badField('competitionId', 'is not a competition of this village');
  if (competition.sportId !== sportId) throw badField('competitionId', 'is not a competition of this sport');
  return competition;
}

/** A rule gives the score if nobody typed one. When the rule no longer applies, its score is removed. */
async function resolveScore(
  write: Write,
  before: Before,
  fixture: Fixture,
  isTyped: boolean,
  competition: Competition,
) {
  const { resultType, resultAgainst, sportId } = fixture;
  if (isTyped) return {};
  if (!isDecidedByRule(resultType)) {
    return isDecidedByRule(before.resultType) ? { homeScore: null, awayScore: null } : {};
  }
  const isNew = resultType !== before.resultType || resultAgainst !== before.resultAgainst;
  if (!isNew && fixture.homeScore !== null && fixture.awayScore !== null) return {};
  const { table } = await loadDefinition(write, sportId);
  return scoreByRule(resolveTableRules(table, competition).forfeit, resultAgainst);
}

async function loadDefinition({ db }: Write, sportId: number) {
  const sport = await db.selectFrom('sports').select('definition').where('id', '=', sportId).executeTakeFirst();
  return getDefinition(sport?.definition ?? '');
}

/** A figure that was sent must fit. A stored one that no longer fits the score or the sport is unknown again. */
async function resolveFigures(write: Write, sent: GameChange, fixture: Fixture): Promise<Pick<Fixture, Figure>> {
  if (figures.every((figure) => fixture[figure] === null)) return noFigures;
  const faults = faultsInFigures(await loadDefinition(write, fixture.sportId), fixture);
  const typed = faults.find(({ figure }) => (sent[figure] ?? null) !== null);
  if (typed && !isDecidedByRule(fixture.resultType)) throw badField(typed.figure, typed.message);
  return { ...deriveFigures(fixture), ...Object.fromEntries(faults.map(({ figure }) => [figure, null])) };
}

function mustFit(fixture: Fixture): Fixture {
  const { resultType, resultAgainst, homeScore, awayScore } = fixture;
  if (!isDecidedByRule(resultType)) return fixture;
  if (resultAgainst === null) {
    throw badField('resultAgainst', resultType === 'awarded' ? 'Choose who lost it' : 'Choose who did not come');
  }
  const isByBoth = resultAgainst === 'both';
  if (isByBoth && resultType !== 'forfeit') throw badField('resultAgainst', 'Only a forfeit can be by both sides');
  if (homeScore === null || awayScore === null) throw badField('homeScore', 'Both scores are needed');
  if (isContradicted(fixture)) {
    throw badField(
      'homeScore',
      isByBoth ? 'Neither side came: the score is 0-0' : 'The side that it went against cannot have this score',
    );
  }
  return fixture;
}
