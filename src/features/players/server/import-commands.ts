import { sql } from 'kysely';
import { addTeamsByName } from '#features/teams/server/commands.ts';
import { teamIdsByName } from '#features/teams/server/queries.ts';
import type { Progress } from '#server/sheets/import-kind.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/name-key.ts';
import { addPlayer, changePlayer } from './commands.ts';
import type { PlayerPlan } from './plan-players.ts';

/** Rows after which others get their turn. */
const batch = 100;

export async function holdPlayers(write: Write, sportId: number): Promise<void> {
  await write.db.updateTable('sports').set({ version: sql<number>`version` }).where('id', '=', sportId).execute();
  await write.db
    .updateTable('players')
    .set({ version: sql<number>`version` })
    .where('team_id', 'in', (eb) => eb.selectFrom('teams').select('id').where('sport_id', '=', sportId))
    .execute();
}

export async function applyPlayers(write: Write, sportId: number, plan: PlayerPlan, progress: Progress): Promise<void> {
  const { add, change, newTeams } = plan;
  if (add.length + change.length === 0) return;
  await addTeamsByName(write, sportId, newTeams);
  const teamIds = await teamIdsByName(write.db, sportId);
  for (const [at, { name, team, fields, stats }] of add.entries()) {
    const teamId = teamIds.get(nameKey(team));
    if (teamId === undefined) throw new Error('A planned team is missing');
    await addPlayer(write, { ...fields, name, teamId, stats });
    if ((at + 1) % batch === 0) await progress(at + 1);
  }
  for (const [at, { current, fields }] of change.entries()) {
    await changePlayer(write, current, fields);
    write.changed(`player:${current.id}`);
    if ((at + 1) % batch === 0) await progress(add.length + at + 1);
  }
  write.changed('players');
  await write.audit({ act: 'players.import', subject: `sport:${sportId}`, detail: summary(plan) });
}

const summary = ({ newTeams, add, change, same, refused }: PlayerPlan) => ({
  newTeams,
  added: add.map(({ name, team }) => `${name} (${team})`),
  changed: change.map(({ current, fields, inWords }) => ({ id: current.id, after: fields, inWords })),
  same: same.length,
  refused: refused.length,
});
