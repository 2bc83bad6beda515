import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { newCommentable, removeCommentable } from '#features/community/conversation/server/commands.ts';
import { categoryIn } from '#features/competition/competitions/rules.ts';
import { competitionChanged } from '#features/competition/competitions/server/events.ts';
import { findCompetition } from '#features/competition/competitions/server/queries.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { flag } from '#server/database/schema.ts';
import { badField, conflict } from '#server/failure.ts';
import { lockForUpdate, type Write, when } from '#server/write.ts';
import { gameCountsTag, gamesTag, gameTag, rsvpsTag, scoreTag } from '../cache-tags.ts';
import type { Game, GameChange, NewGame, PeriodScores } from '../contract.ts';
import { storedDay } from '../day-rules.ts';
import { describePeriod, type Playing } from '../period-rules.ts';
import { doPeriodsFit, storedPeriods } from '../period-score-rules.ts';
import { isPlanned, mayLackDay } from '../rules.ts';
import type { ScoreWithShootout } from '../score-rules.ts';
import { gameChanged, gameCompleted, type Planned, resultRemoved } from './events.ts';
import { lockTeams, updateTeamRecords } from './record-commands.ts';
import {
  type Fixture,
  inningsToStore,
  noGame,
  requestedFigures,
  requestedResult,
  resolveFixture,
  scoreByPeriods,
} from './result-commands.ts';
import { resolvePlace } from './venue-queries.ts';

export async function addGame(write: Write, sent: NewGame): Promise<number> {
  const fresh = { ...sent, ...(await scoreByPeriods(write, { ...noGame, sportId: sent.sportId }, sent)) };
  const fixture = await resolveFixture(write, noGame, fresh, {
    sportId: fresh.sportId,
    homeTeamId: fresh.homeTeamId,
    awayTeamId: fresh.awayTeamId,
    dateTime: requiredDate(fresh.dateTime ?? fresh.date_time),
    ...(await resolvePlace(write, { location: fresh.location ?? fresh.venue, venueId: fresh.venueId })),
    status: fresh.status ?? 'upcoming',
    category: fresh.category ?? 'regular',
    season: fresh.season ?? (await readSettings(write.db)).season,
    group: fresh.group ?? null,
    round: fresh.round ?? null,
    overtime: fresh.overtime ?? false,
    homeScore: fresh.homeScore ?? null,
    awayScore: fresh.awayScore ?? null,
    homeShootout: fresh.homeShootout ?? null,
    awayShootout: fresh.awayShootout ?? null,
    competitionId: fresh.competitionId ?? null,
    ...requestedResult(noGame, fresh),
    ...requestedFigures(noGame, fresh),
  });
  if (fixture.status === 'completed') await lockTeams(write.db, listTeamIds(fixture));
  await mustBeTwoTeamsOfTheSport(write, fixture);
  const innings = (await inningsToStore(write, sent, fixture)) ?? null;
  const { id } = await write.db
    .insertInto('games')
    .values({
      ...toColumns(fixture),
      ...toPeriodScoreColumn(sent),
      ...toInningsColumn(innings),
      subject_id: await newCommentable(write, 'game'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (fixture.status === 'completed') await updateTeamRecords(write, listTeamIds(fixture));
  return id;
}

export async function changeGame(write: Write, current: Game, sent: GameChange, word?: string): Promise<void> {
  publishChange(write, current, (await storeGame(write, current, sent)).status, word);
}

/** As above, but reports nothing. */
export async function storeGame(write: Write, current: Game, sent: GameChange): Promise<Fixture> {
  const fields = { ...sent, ...(await scoreByPeriods(write, current, sent)) };
  const requested = await changed(write, current, fields);
  const fixture = await withDay(write, current, await resolveFixture(write, current, fields, requested));
  if (playsDifferently(current, fixture)) {
    if (current.hasBoxScore) throw conflict('This game has a box score: clear it first');
    await lockTeams(write.db, [...listTeamIds(current), ...listTeamIds(fixture)]);
    await mustBeTwoTeamsOfTheSport(write, fixture);
  }
  const typedInnings = await inningsToStore(write, sent, fixture);
  await write.db
    .updateTable('games')
    .set({
      ...toColumns(fixture),
      ...toPeriodScoreColumn(sent),
      ...(typedInnings !== undefined && toInningsColumn(typedInnings)),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', current.id)
    .execute();
  const { periodScores = current.periodScores } = sent;
  const { innings = current.innings } = { innings: typedInnings };
  const isSameWithin = isDeepStrictEqual([periodScores, innings], [current.periodScores, current.innings]);
  if (!isSameWithin || !isDeepStrictEqual(toResult(current), toResult(fixture))) {
    await updateTeamRecords(write, [...listTeamIds(current), ...listTeamIds(fixture)]);
  }
  return fixture;
}

export function publishChange(
  write: Write,
  before: Planned & Pick<Game, 'id'>,
  status: Game['status'],
  word?: string,
): void {
  const { id: gameId, dateTime, location } = before;
  const plan = { status: before.status, dateTime, location };
  write.happened(gameChanged({ gameId, before: plan, ...(word && { word }) }));
  if (status === 'completed' && before.status !== 'completed') write.happened(gameCompleted({ gameId }));
}

/** Changes the status of a game together with others. A game that has started is not changed in passing. */
export async function planGame(write: Write, current: Game, fields: GameChange, word?: string): Promise<void> {
  if (!isPlanned(current)) throw conflict('This game has started: change it separately');
  await changeGame(write, current, fields, word);
}

/**
 * Stores a score that is tapped during play: no table counts it yet, and nothing else about the game changes. Browsers
 * get it as a patch; only cached lists of games are invalidated. The caller holds the row.
 */
export async function moveScore(
  write: Write,
  { id, definition }: { id: number; definition: SportDefinition },
  {
    period,
    since,
    elapsedMs,
    periodScores,
    innings,
    ...scores
  }: ScoreWithShootout & Playing & Pick<Game, 'periodScores' | 'innings'>,
) {
  const { version } = await write.db
    .updateTable('games')
    .set({
      ...toScoreColumns(scores),
      ...toPeriodColumns({ period, since, elapsedMs }),
      ...toPeriodScoreColumn({ periodScores }),
      ...toInningsColumn(innings),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const described = describePeriod(definition.periods, { period, since, elapsedMs, ...scores });
  const isFit = periodScores && doPeriodsFit(definition.periods, periodScores, { ...scores, status: 'live' });
  const fields = {
    ...scores,
    period: described,
    periodScores: isFit ? periodScores : null,
    ...(innings && { innings }),
    version,
  };
  write.patched(scoreTag(id), { row: gameTag(id), fields });
  write.changed(gameCountsTag);
}

/** Stores what a game is in beside another change of it, which reports the game. */
export async function setPeriod(
  write: Write,
  id: number,
  { innings, ...playing }: Playing & Pick<Game, 'innings'>,
): Promise<void> {
  const columns = { ...toPeriodColumns(playing), ...toInningsColumn(innings) };
  await write.db.updateTable('games').set(columns).where('id', '=', id).execute();
}

const toInningsColumn = (innings: Game['innings']) => ({ innings: innings && JSON.stringify(innings) });

const toPeriodColumns = ({ period, since, elapsedMs }: Playing) => ({
  period,
  period_since: since,
  period_elapsed_ms: elapsedMs,
});

/** Stores what the periods ended beside another change of the game. */
export async function setPeriodScores(write: Write, id: number, periodScores: PeriodScores): Promise<void> {
  await write.db
    .updateTable('games')
    .set({ ...toPeriodScoreColumn({ periodScores }), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  write.changed(gameTag(id), gameCountsTag);
}

export async function removeGame(write: Write, current: Game): Promise<void> {
  const deleted = await write.db
    .deleteFrom('games')
    .where('id', '=', current.id)
    .returning('subject_id')
    .executeTakeFirst();
  if (deleted) await removeCommentable(write, deleted.subject_id);
  write.changed(rsvpsTag(current.id));
  if (current.status === 'completed') write.happened(resultRemoved({ teamIds: listTeamIds(current) }));
}

async function changed(write: Write, current: Game, fields: GameChange): Promise<Fixture> {
  const dateTime = fields.dateTime === undefined ? fields.date_time : fields.dateTime;
  const location = fields.location === undefined ? fields.venue : fields.location;
  return {
    sportId: fields.sportId ?? current.sportId,
    homeTeamId: fields.homeTeamId ?? current.homeTeamId,
    awayTeamId: fields.awayTeamId ?? current.awayTeamId,
    dateTime: dateTime === undefined ? current.dateTime : dateTime,
    ...(location === undefined && fields.venueId === undefined
      ? { location: current.location, venueId: current.venueId }
      : await resolvePlace(write, { location, venueId: fields.venueId }, current)),
    status: fields.status ?? current.status,
    category: fields.category ?? current.category,
    season: fields.season ?? current.season,
    group: fields.group === undefined ? current.group : fields.group,
    round: fields.round === undefined ? current.round : fields.round,
    overtime: fields.overtime ?? current.overtime,
    homeScore: fields.homeScore === undefined ? current.homeScore : fields.homeScore,
    awayScore: fields.awayScore === undefined ? current.awayScore : fields.awayScore,
    homeShootout: fields.homeShootout === undefined ? current.homeShootout : fields.homeShootout,
    awayShootout: fields.awayShootout === undefined ? current.awayShootout : fields.awayShootout,
    competitionId: fields.competitionId === undefined ? current.competitionId : fields.competitionId,
    ...requestedResult(current, fields),
    ...requestedFigures(current, fields),
  };
}

function toColumns(fixture: Fixture) {
  return {
    sport_id: fixture.sportId,
    home_team_id: fixture.homeTeamId,
    away_team_id: fixture.awayTeamId,
    date_time: storedDay(fixture.dateTime),
    location: fixture.location,
    venue_id: fixture.venueId,
    status: fixture.status,
    category: fixture.category,
    season: fixture.season,
    group_name: fixture.group,
    round: fixture.round,
    overtime: flag(fixture.overtime),
    ...toScoreColumns(fixture),
    competition_id: fixture.competitionId,
    result_type: fixture.resultType,
    result_against: fixture.resultAgainst,
    forfeit_notice: fixture.forfeitNotice,
    counts: flag(fixture.counts),
    home_tries: fixture.homeTries,
    away_tries: fixture.awayTries,
    home_bonus_points: fixture.homeBonusPoints,
    away_bonus_points: fixture.awayBonusPoints,
  };
}

const toScoreColumns = (game: ScoreWithShootout) => ({
  home_score: game.homeScore,
  away_score: game.awayScore,
  home_shootout: game.homeShootout,
  away_shootout: game.awayShootout,
});

const toPeriodScoreColumn = ({ periodScores }: Pick<GameChange, 'periodScores'>) =>
  periodScores === undefined ? {} : { period_scores: storedPeriods(periodScores) };

const listTeamIds = (fixture: Fixture) => [fixture.homeTeamId, fixture.awayTeamId];

/** What tables and records show of a game; null until it is completed: a live score counts for no table. */
function toResult(fixture: Fixture) {
  const { location: _where, venue_id: _venue, ...result } = toColumns(fixture);
  return fixture.status === 'completed' ? result : null;
}

const playsDifferently = (current: Fixture, fixture: Fixture) =>
  current.sportId !== fixture.sportId ||
  current.homeTeamId !== fixture.homeTeamId ||
  current.awayTeamId !== fixture.awayTeamId;

/** A game that starts now without a day has today's. Nothing else gives a game a day that nobody entered. */
async function withDay({ db, now }: Write, current: Game, fixture: Fixture): Promise<Fixture> {
  if (fixture.dateTime !== null) return fixture;
  if (current.dateTime === null) {
    if (fixture.status === 'live') return { ...fixture, dateTime: now.toISOString() };
    if (mayLackDay(fixture)) return fixture;
    throw badField('dateTime', 'This game has no day yet: enter it first');
  }
  const play = db.selectFrom('game_events').select('id').where('game_id', '=', current.id).limit(1);
  const isToPlay = mayLackDay(fixture) && fixture.status !== 'cancelled';
  if (!isToPlay || current.hasBoxScore || (await play.executeTakeFirst())) {
    throw badField('dateTime', 'Only a game that is still to be played can be without a day');
  }
  return fixture;
}

function requiredDate(dateTime: string | null | undefined): string {
  if (typeof dateTime !== 'string') throw badField('dateTime', 'Date and time are required');
  return dateTime;
}

async function mustBeTwoTeamsOfTheSport(write: Write, { sportId, homeTeamId, awayTeamId }: Fixture): Promise<void> {
  if (homeTeamId === awayTeamId) throw badField('awayTeamId', 'A team cannot play against itself');
  const sport = await write.db.selectFrom('sports').select('id').where('id', '=', sportId).executeTakeFirst();
  if (!sport) throw badField('sportId', 'This is not a sport of this village');
  const teams = await write.db
    .selectFrom('teams')
    .select('id')
    .where('id', 'in', [homeTeamId, awayTeamId])
    .where('sport_id', '=', sportId)
    .execute();
  const known = new Set(teams.map((team) => team.id));
  if (!known.has(homeTeamId)) throw badField('homeTeamId', 'The home team is not a team of this sport');
  if (!known.has(awayTeamId)) throw badField('awayTeamId', 'The away team is not a team of this sport');
}

/** Games take the season and kind of their competition, also when those are corrected later. */
export const followingCompetitions = when(competitionChanged, async (write, competitions) => {
  for (const { competitionId } of competitions) await followCompetition(write, competitionId);
});

async function followCompetition(write: Write, competitionId: number): Promise<void> {
  const competition = await findCompetition(write.db, write.viewer, competitionId);
  if (!competition) return;
  const { kind, season } = competition;
  await lockForUpdate(write.db, 'games', sql`competition_id = ${competitionId}`);
  const games = await write.db
    .selectFrom('games')
    .select(['id', 'status', 'season', 'category', 'home_team_id', 'away_team_id'])
    .where('competition_id', '=', competitionId)
    .execute();
  const moved = games.filter((game) => game.season !== season || game.category !== categoryIn(kind, game.category));
  if (moved.length === 0) return;
  for (const [category, ofCategory] of Map.groupBy(moved, (game) => categoryIn(kind, game.category))) {
    await write.db
      .updateTable('games')
      .set({ season, category, version: sql<number>`version + 1` })
      .where('competition_id', '=', competitionId)
      .where('category', 'in', [...new Set(ofCategory.map((game) => game.category))])
      .execute();
  }
  write.changed(gamesTag);
  for (const { id } of moved) {
    write.changed(gameTag(id));
    write.happened(gameChanged({ gameId: id }));
  }
  await updateTeamRecords(
    write,
    moved.flatMap((game) => [game.home_team_id, game.away_team_id]),
  );
}
