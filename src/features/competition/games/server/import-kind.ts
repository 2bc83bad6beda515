import { resolveTableRules } from '#features/competition/competitions/rules.ts';
import { listSportCompetitions } from '#features/competition/competitions/server/queries.ts';
import { venueNames } from '#features/competition/venues/server/queries.ts';
import { getDefinition } from '#features/teams/sports/rules.ts';
import { teamNames } from '#features/teams/teams/server/queries.ts';
import {
  type ImportContext,
  type ImportKind,
  type ImportPlan,
  importKinds,
} from '#platform/spreadsheets/server/sheet/import-kind.ts';
import { type RowOutcome, refusals } from '#platform/spreadsheets/server/sheet/row-reader.ts';
import { seasonName } from '#platform/spreadsheets/server/sheet/season-name.ts';
import type { Database } from '#server/database/schema.ts';
import { fixtureText } from '#shared/notation.ts';
import { periodsIn } from '../period-score-rules.ts';
import { describeAbsent } from './fixtures/absent.ts';
import type { SheetFixture } from './fixtures/fixture.ts';
import { type FixtureColumn, fixtureColumns, fixtureMisses, fixtureNeeds } from './fixtures/fixture-columns.ts';
import { momentsIn } from './fixtures/in-words.ts';
import { type FixturePlan, planFixtures } from './fixtures/plan.ts';
import { fixtureChanges, fixtureDetails, openDetails } from './fixtures/preview.ts';
import { type FixtureSheet, fixtureReader, fixtureSheet, type SeasonFixture } from './fixtures/read-fixtures.ts';
import { findRowClashes } from './import-clashes.ts';
import { applyFixtures, lockFixtures } from './import-commands.ts';

const kind: ImportKind<FixtureColumn, SheetFixture> = {
  name: 'fixtures',
  title: 'Fixtures and results',
  columns: fixtureColumns,
  needs: fixtureNeeds,
  teamColumns: ['home', 'away'],
  misses: fixtureMisses,
  reader: ({ sport, timeZone, answers }, rows) => fixtureReader({ sport, timeZone, answers, rows }),
  hold: lockFixtures,
  prepare: (rows, context) => {
    const sheet = fixtureSheet(rows, context.season);
    return {
      plan: async (db) => {
        const plan = await planImport(db, context, sheet);
        const clashes = await findRowClashes(db, context.sport.id, plan);
        return planned(plan, context.sport.id, momentsIn(context.timeZone), clashes);
      },
    };
  },
};

export const fixtureImport = importKinds.contribution(kind);

type FormatMoment = ReturnType<typeof momentsIn>;

const planned = (
  plan: FixturePlan,
  sportId: number,
  formatMoment: FormatMoment,
  clashes: ReadonlyMap<number, string>,
): ImportPlan => ({
  rows: outcomes(plan, formatMoment, clashes),
  newTeams: plan.newTeams,
  newVenues: plan.newVenues,
  newCompetitions: plan.newCompetitions.map(({ name }) => name),
  questions: plan.questions,
  remarks: [
    ...plan.absent.map((list) => describeAbsent(list, plan.refused.length > 0, formatMoment)),
    ...plan.nearTeams,
  ],
  apply: (write, progress, journal) => applyFixtures(write, sportId, plan, progress, journal),
});

function outcomes(
  { add, change, same, ask, refused, doubled }: FixturePlan,
  formatMoment: FormatMoment,
  clashes: ReadonlyMap<number, string>,
): RowOutcome[] {
  const meeting = ({ home, away, dateTime, timeGiven }: Omit<SeasonFixture, 'season'> | FixturePlan['add'][number]) =>
    `${fixtureText(home, away)}, ${formatMoment(dateTime, timeGiven)}`;
  const notes = (line: number, notStored: string) =>
    [notStored && `“${notStored}” is not stored`, doubled.get(line), clashes.get(line)].filter(Boolean).join('; ');
  return [
    ...add.map((row) => ({
      line: row.line,
      outcome: 'add' as const,
      what: meeting(row),
      details: fixtureDetails(row, row),
      why: notes(row.line, row.notStored),
    })),
    ...change.map(({ line, before, after, notStored, ...row }) => ({
      line,
      outcome: 'change' as const,
      what: `${fixtureText(row.home, row.away)}, ${formatMoment(after.dateTime)}`,
      details: fixtureDetails(after, row),
      changes: fixtureChanges(before, after, row, formatMoment),
      why: notes(line, notStored),
    })),
    ...same.map(({ row, fields }) => ({
      line: row.line,
      outcome: 'skip' as const,
      what: meeting(row),
      details: fixtureDetails(fields, row),
      why: ['no change', doubled.get(row.line)].filter(Boolean).join('; '),
    })),
    ...ask.map(({ row, why }) => ({
      line: row.line,
      outcome: 'ask' as const,
      what: meeting(row),
      details: openDetails(row),
      why,
    })),
    ...refusals(refused),
  ];
}

async function planImport(
  db: Database,
  { sport, timeZone, answers }: ImportContext,
  sheet: FixtureSheet,
): Promise<FixturePlan> {
  const teams = await teamNames(db, sport.id);
  const rules = await loadRules(db, sport.id);
  const seasons = await listSpellings(db, sport.id, new Set(sheet.fixtures.map((fixture) => fixture.season)));
  const games = await storedFixtures(db, sport.id, seasons);
  const venues = await venueNames(db);
  const now = new Date().toISOString();
  return planFixtures(sheet, { sport, teams, venues, games, timeZone, answers, now, ...rules });
}

/** The table rules of the sport and of its competitions. */
async function loadRules(db: Database, sportId: number) {
  const { definition } = await db
    .selectFrom('sports')
    .select('definition')
    .where('id', '=', sportId)
    .executeTakeFirstOrThrow();
  const ofSport = getDefinition(definition);
  const competitions = await listSportCompetitions(db, sportId);
  return {
    definition: ofSport,
    competitions: competitions.map((one) => ({
      season: seasonName(one.season),
      name: one.name,
      kind: one.kind,
      rules: resolveTableRules(ofSport.table, one),
    })),
  };
}

/** The seasons of the sheet as the village's games spell them: `2024-25` is `2024/25`. */
async function listSpellings(db: Database, sportId: number, seasons: ReadonlySet<string>): Promise<string[]> {
  const rows = await db.selectFrom('games').select('season').distinct().where('sport_id', '=', sportId).execute();
  return rows.map(({ season }) => season).filter((season) => seasons.has(seasonName(season)));
}

async function storedFixtures(db: Database, sportId: number, seasons: string[]) {
  if (seasons.length === 0) return [];
  const games = await db
    .selectFrom('games')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .leftJoin('venues', 'venues.id', 'games.venue_id')
    .select(['games.id', 'games.season', 'home.name as home', 'away.name as away'])
    .select(['games.date_time as dateTime', 'games.location', 'games.status', 'games.category'])
    .leftJoin('competitions', 'competitions.id', 'games.competition_id')
    .select(['venues.name as venue', 'competitions.name as competition'])
    .select(['games.home_score as homeScore', 'games.away_score as awayScore'])
    .select(['home_shootout as homeShootout', 'away_shootout as awayShootout'])
    .select(['group_name as group', 'round', 'overtime', 'innings'])
    .select(['home_tries as homeTries', 'away_tries as awayTries'])
    .select(['home_bonus_points as homeBonusPoints', 'away_bonus_points as awayBonusPoints'])
    .select('period_scores')
    .select([
      'result_type as resultType',
      'result_against as resultAgainst',
      'forfeit_notice as forfeitNotice',
      'counts',
    ])
    .where('games.sport_id', '=', sportId)
    .where('games.season', 'in', seasons)
    .orderBy('games.id')
    .execute();
  return games.map(({ period_scores: stored, ...game }) => ({
    ...game,
    season: seasonName(game.season),
    counts: game.counts === 1,
    periodScores: periodsIn(stored),
    overtime: game.overtime === 1,
    innings: game.innings === null ? null : JSON.parse(game.innings),
  }));
}
