import { sql } from 'kysely';
import { addTeamsByName } from '#features/teams/server/commands.ts';
import { teamIdsByName } from '#features/teams/server/queries.ts';
import type { Progress } from '#server/sheets/import-kind.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/name-key.ts';
import { addPlayer, changePlayer } from './commands.ts';
import type { WholePlan } from './plan-columns.ts';

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

export async function applyPlayers(write: Write, sportId: number, plan: WholePlan, progress: Progress): Promise<void> {
  const { add, change, newTeams, columns } = plan;
  if (add.length + change.length === 0) return;
  await addTeamsByName(write, sportId, newTeams);
  const playerOf = new Map(change.map(({ row, current }) => [row.line, current.id]));
  const teamIds = await teamIdsByName(write.db, sportId);
  for (const [at, { line, name, team, fields, stats }] of add.entries()) {
    const teamId = teamIds.get(nameKey(team));
    if (teamId === undefined) throw new Error('A planned team is missing');
    playerOf.set(line, await addPlayer(write, { ...fields, name, teamId, stats }));
    if ((at + 1) % batch === 0) await progress(at + 1);
  }
  for (const [at, { current, fields }] of change.entries()) {
    if (Object.keys(fields).length > 0) {
      await changePlayer(write, current, fields);
      write.changed(`player:${current.id}`);
    }
    if ((at + 1) % batch === 0) await progress(add.length + at + 1);
  }
  for (const column of columns) await column.apply(write, playerOf);
  write.changed('players');
  await write.audit({ act: 'players.import', subject: `sport:${sportId}`, detail: summary(plan) });
}

const summary = ({ newTeams, add, change, same, refused }: WholePlan) => ({
  newTeams,
  added: add.map(({ name, team }) => `${name} (${team})`),
  changed: change.map(({ current, fields, inWords }) => ({ id: current.id, after: fields, inWords })),
  same: same.length,
  refused: refused.length,
});
