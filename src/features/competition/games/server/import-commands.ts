import { sql } from 'kysely';
import { withCommentables } from '#features/community/conversation/server/commands.ts';
import { addCompetition } from '#features/competition/competitions/server/commands.ts';
import { venuesTag } from '#features/competition/venues/cache-tags.ts';
import { addVenue } from '#features/competition/venues/server/commands.ts';
import { venueNames } from '#features/competition/venues/server/queries.ts';
import { addTeamsByName } from '#features/teams/teams/server/commands.ts';
import { teamsByName } from '#features/teams/teams/server/queries.ts';
import type { ImportJournal } from '#platform/spreadsheets/server/sheet/import-journal.ts';
import { changedMeanwhile, type Progress } from '#platform/spreadsheets/server/sheet/import-kind.ts';
import { seasonName } from '#platform/spreadsheets/server/sheet/season-name.ts';
import { type Database, flag } from '#server/database/schema.ts';
import { lockForShare, lockForUpdate, lockRowForUpdate, type Write } from '#server/write.ts';
import { namedLike, nameKey } from '#shared/names.ts';
import { fixtureText } from '#shared/notation.ts';
import { gamesTag, gameTag } from '../cache-tags.ts';
import { dayToConfirm, knownDay } from '../day-rules.ts';
import { storedPeriods } from '../period-score-rules.ts';
import { publishChange } from './commands.ts';
import { competitionKey } from './fixtures/competitions.ts';
import type { FixtureFields } from './fixtures/fixture.ts';
import type { FixtureChange, FixturePlan } from './fixtures/plan.ts';
import { updateTeamRecords } from './record-commands.ts';

/** Rows per statement. Other work gets a turn between statements. */
const batch = 100;

export async function applyFixtures(
  write: Write,
  sportId: number,
  plan: FixturePlan,
  progress: Progress,
  journal: ImportJournal,
): Promise<void> {
  if (plan.newTeams.length + plan.add.length + plan.change.length === 0) return;
  const along = { isAlong: true };
  for (const { id, name } of await addTeamsByName(write, sportId, plan.newTeams))
    journal.added('teams', id, name, along);
  for (const competition of plan.newCompetitions) {
    const id = await addCompetition(write, { ...competition, sportId });
    journal.added('competitions', id, competition.name, along);
  }
  const competitions = await competitionsByName(write.db, sportId);
  const findTeamId = await teamsByName(write.db, sportId);
  const touched = new Set<number>();
  const placed: ImportIds['placed'] = ({ season, competition }) => {
    const found = competition === null ? undefined : competitions.get(competitionKey({ season, name: competition }));
    return found ? { competition_id: found.id, season: found.season } : { competition_id: null };
  };
  const teamId = (name: string) => {
    const id = findTeamId(name);
    if (id === undefined) throw changedMeanwhile();
    touched.add(id);
    return id;
  };
  const venueId = await resolveVenues(write, sportId, plan.newVenues, journal);
  const importIds: ImportIds = { teamId, placed, venueId, journal };
  await addGames(write, sportId, plan, importIds, progress);
  await changeGames(write, plan, importIds, progress);
  await updateTeamRecords(write, touched);
  write.changed(gamesTag);
  await write.audit({ act: 'games.import', subject: `sport:${sportId}`, detail: summary(plan) });
}

interface ImportIds {
  journal: ImportJournal;
  teamId(name: string): number;
  /** Includes the season, spelled as in the competition. */
  placed(of: { season: string; competition: string | null }): { competition_id: number | null; season?: string };
  venueId(name: string | null): number | null;
}

/** The ids of venues by name, after adding the new ones of the file. */
async function resolveVenues(
  write: Write,
  sportId: number,
  fresh: readonly string[],
  journal: ImportJournal,
): Promise<ImportIds['venueId']> {
  const known = namedLike(await venueNames(write.db), ({ name }) => name);
  const ids = new Map<string, number>();
  // The sheet of another sport in the same file may have added it already.
  for (const name of fresh.filter((one) => !known.find(one))) {
    const id = await addVenue(write, { name, sportIds: [sportId] });
    ids.set(nameKey(name), id);
    journal.added('venues', id, name, { isAlong: true });
    write.changed(venuesTag);
  }
  return (name) => (name === null ? null : (known.find(name)?.id ?? ids.get(nameKey(name)) ?? null));
}

async function competitionsByName(db: Database, sportId: number) {
  const rows = await db
    .selectFrom('competitions')
    .select(['id', 'season', 'name'])
    .where('sport_id', '=', sportId)
    .execute();
  return new Map(rows.map((row) => [competitionKey({ season: seasonName(row.season), name: row.name }), row]));
}

export async function lockFixtures(write: Write, sportId: number): Promise<void> {
  await lockRowForUpdate(write.db, 'sports', sportId);
  // Locked before the games, as a change of a game does: their names and seasons are written into the games.
  await lockForShare(write.db, 'competitions', sql`sport_id = ${sportId}`);
  await lockForShare(write.db, 'venues', sql`true`);
  await lockForUpdate(write.db, 'games', sql`sport_id = ${sportId}`);
  await lockForUpdate(write.db, 'teams', sql`sport_id = ${sportId}`);
}

async function addGames(
  write: Write,
  sportId: number,
  { add }: FixturePlan,
  { teamId, placed, venueId, journal }: ImportIds,
  progress: Progress,
) {
  const games = add.map((game) => ({
    ...toColumns(game, venueId),
    sport_id: sportId,
    season: game.season,
    ...placed(game),
    home_team_id: teamId(game.home),
    away_team_id: teamId(game.away),
  }));
  for (let start = 0; start < games.length; start += batch) {
    const rows = await withCommentables(write, 'game', games.slice(start, start + batch));
    const ids = await write.db.insertInto('games').values(rows).returning(['id', 'subject_id']).execute();
    const idByCommentable = new Map(ids.map(({ id, subject_id }) => [subject_id, id]));
    for (const [at, { subject_id }] of rows.entries()) {
      const [id, game] = [idByCommentable.get(subject_id), add[start + at]];
      if (id !== undefined && game) journal.added('games', id, describeGame(game));
    }
    await progress(start + rows.length);
  }
}

async function changeGames(write: Write, { add, change }: FixturePlan, importIds: ImportIds, progress: Progress) {
  for (const [at, one] of change.entries()) {
    await changeGame(write, one, importIds);
    if ((at + 1) % batch === 0) await progress(add.length + at + 1);
  }
}

async function changeGame(write: Write, change: FixtureChange, importIds: ImportIds): Promise<void> {
  const { teamId, placed, venueId, journal } = importIds;
  await journal.changing(write.db, 'games', change.id, describeGame({ ...change, ...change.after }));
  await write.db
    .updateTable('games')
    .set({
      ...toColumns(change.after, venueId),
      ...placed({ season: change.season, competition: change.after.competition }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', change.id)
    .execute();
  teamId(change.home);
  teamId(change.away);
  write.changed(gameTag(change.id));
  const { dateTime } = change.before;
  publishChange(write, { ...change.before, id: change.id, dateTime: knownDay(dateTime) }, change.after.status);
}

const describeGame = ({ home, away, dateTime }: { home: string; away: string; dateTime: string }) =>
  `${fixtureText(home, away)}, ${knownDay(dateTime)?.slice(0, 10) ?? dayToConfirm}`;

const toColumns = (game: FixtureFields, venueId: ImportIds['venueId']) => ({
  date_time: game.dateTime,
  location: game.location,
  venue_id: venueId(game.venue),
  status: game.status,
  category: game.category,
  group_name: game.group,
  round: game.round,
  overtime: flag(game.overtime),
  innings: game.innings && JSON.stringify(game.innings),
  home_score: game.homeScore,
  away_score: game.awayScore,
  home_shootout: game.homeShootout,
  away_shootout: game.awayShootout,
  period_scores: storedPeriods(game.periodScores),
  home_tries: game.homeTries,
  away_tries: game.awayTries,
  home_bonus_points: game.homeBonusPoints,
  away_bonus_points: game.awayBonusPoints,
  result_type: game.resultType,
  result_against: game.resultAgainst,
  forfeit_notice: game.forfeitNotice,
  counts: flag(game.counts),
});

const noted = (game: FixtureFields) => ({ ...game, dateTime: knownDay(game.dateTime) });

const summary = (plan: FixturePlan) => ({
  newTeams: plan.newTeams,
  newCompetitions: plan.newCompetitions.map(({ name }) => name),
  newVenues: plan.newVenues,
  added: plan.add.length,
  changed: plan.change.map(({ id, before, after }) => ({ id, before: noted(before), after: noted(after) })),
  same: plan.same.length,
  refused: plan.refused.length,
});
