import { sql } from 'kysely';
import { withSubjects } from '#features/conversation/server/commands.ts';
import { teamTable } from '#features/teams/server/queries.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/name-key.ts';
import type { FixtureChange, FixtureFields, FixturePlan } from '../fixtures/plan.ts';
import type { FixtureSheet } from '../fixtures/read-fixtures.ts';
import { planImport, teamIdsByName } from './import-queries.ts';
import { updateTeamRecords } from './record-commands.ts';

/** SQLite takes 32,766 values in a statement; a game has eleven. */
const batch = 500;

export async function importFixtures(write: Write, sportId: number, sheet: FixtureSheet): Promise<FixturePlan> {
  await holdSport(write, sportId);
  const plan = await planImport(write.db, sportId, sheet);
  await applyFixtures(write, sportId, plan);
  return plan;
}

async function applyFixtures(write: Write, sportId: number, plan: FixturePlan): Promise<void> {
  if (plan.newTeams.length + plan.add.length + plan.change.length === 0) return;
  const teamIds = await addMissingTeams(write, sportId, plan.newTeams);
  const touched = new Set<number>();
  const teamId = (name: string) => {
    const id = teamIds.get(nameKey(name));
    if (id === undefined) throw new Error('A planned team is missing');
    touched.add(id);
    return id;
  };
  await addGames(write, sportId, plan, teamId);
  for (const change of plan.change) await changeGame(write, change, teamId);
  await updateTeamRecords(write, touched);
  write.changed('games');
  await write.audit({ act: 'games.import', subject: `sport:${sportId}`, detail: summary(plan) });
}

async function holdSport(write: Write, sportId: number): Promise<void> {
  await write.db.updateTable('sports').set({ version: sql<number>`version` }).where('id', '=', sportId).execute();
  await write.db.updateTable('games').set({ version: sql<number>`version` }).where('sport_id', '=', sportId).execute();
}

async function addMissingTeams(write: Write, sportId: number, names: string[]): Promise<Map<string, number>> {
  for (const name of names) await teamTable.add(write, { name, sportId, gender: 'Mixed' });
  if (names.length > 0) write.changed('teams');
  return teamIdsByName(write.db, sportId);
}

async function addGames(write: Write, sportId: number, { add }: FixturePlan, teamId: (name: string) => number) {
  const games = add.map((game) => ({
    ...columnsOf(game),
    sport_id: sportId,
    season: game.season,
    home_team_id: teamId(game.home),
    away_team_id: teamId(game.away),
  }));
  const rows = await withSubjects(write, 'game', games);
  for (let start = 0; start < rows.length; start += batch) {
    await write.db
      .insertInto('games')
      .values(rows.slice(start, start + batch))
      .execute();
  }
}

async function changeGame(write: Write, change: FixtureChange, teamId: (name: string) => number): Promise<void> {
  await write.db
    .updateTable('games')
    .set({ ...columnsOf(change.after), version: sql<number>`version + 1` })
    .where('id', '=', change.id)
    .execute();
  teamId(change.home);
  teamId(change.away);
  write.changed(`game:${change.id}`);
}

const columnsOf = (game: FixtureFields) => ({
  date_time: game.dateTime,
  location: game.location,
  status: game.status,
  category: game.category,
  home_score: game.homeScore,
  away_score: game.awayScore,
});

const summary = (plan: FixturePlan) => ({
  newTeams: plan.newTeams,
  added: plan.add.length,
  changed: plan.change.map(({ id, before, after }) => ({ id, before, after })),
  same: plan.same.length,
  refused: plan.refused.length,
});
