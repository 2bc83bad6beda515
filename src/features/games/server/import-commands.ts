import { sql } from 'kysely';
import { withSubjects } from '#features/conversation/server/commands.ts';
import { addTeamsByName } from '#features/teams/server/commands.ts';
import { teamIdsByName } from '#features/teams/server/queries.ts';
import type { Progress } from '#server/sheets/import-kind.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/name-key.ts';
import { sayChanged } from './commands.ts';
import type { FixtureFields } from './fixtures/fixture.ts';
import type { FixtureChange, FixturePlan } from './fixtures/plan.ts';
import { updateTeamRecords } from './record-commands.ts';

/** Rows of one statement, after which others get their turn. */
const batch = 100;

export async function applyFixtures(
  write: Write,
  sportId: number,
  plan: FixturePlan,
  progress: Progress,
): Promise<void> {
  if (plan.newTeams.length + plan.add.length + plan.change.length === 0) return;
  await addTeamsByName(write, sportId, plan.newTeams);
  const teamIds = await teamIdsByName(write.db, sportId);
  const touched = new Set<number>();
  const teamId = (name: string) => {
    const id = teamIds.get(nameKey(name));
    if (id === undefined) throw new Error('A planned team is missing');
    touched.add(id);
    return id;
  };
  await addGames(write, sportId, plan, teamId, progress);
  await changeGames(write, plan, teamId, progress);
  await updateTeamRecords(write, touched);
  write.changed('games');
  await write.audit({ act: 'games.import', subject: `sport:${sportId}`, detail: summary(plan) });
}

export async function holdFixtures(write: Write, sportId: number): Promise<void> {
  await write.db.updateTable('sports').set({ version: sql<number>`version` }).where('id', '=', sportId).execute();
  await write.db.updateTable('games').set({ version: sql<number>`version` }).where('sport_id', '=', sportId).execute();
}

async function addGames(
  write: Write,
  sportId: number,
  { add }: FixturePlan,
  teamId: (name: string) => number,
  progress: Progress,
) {
  const games = add.map((game) => ({
    ...columnsOf(game),
    sport_id: sportId,
    season: game.season,
    home_team_id: teamId(game.home),
    away_team_id: teamId(game.away),
  }));
  for (let start = 0; start < games.length; start += batch) {
    const rows = await withSubjects(write, 'game', games.slice(start, start + batch));
    await write.db.insertInto('games').values(rows).execute();
    await progress(start + rows.length);
  }
}

async function changeGames(
  write: Write,
  { add, change }: FixturePlan,
  teamId: (name: string) => number,
  progress: Progress,
) {
  for (const [at, one] of change.entries()) {
    await changeGame(write, one, teamId);
    if ((at + 1) % batch === 0) await progress(add.length + at + 1);
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
  sayChanged(write, { id: change.id, status: change.before.status }, change.after.status);
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
