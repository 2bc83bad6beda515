import { gamesOfTeams } from '#features/competition/games/server/team-games-queries.ts';
import type { PersonalStep } from '#features/people/accounts/server/extension-points.ts';
import { listMyTeams } from '#features/teams/my-teams/server/queries.ts';
import type { Member } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { Home, Steps } from '../contract.ts';
import { maxTeamsOnHome } from '../team-rules.ts';

export async function readHome(db: Database, viewer: Member, steps: readonly PersonalStep[], now: Date): Promise<Home> {
  const { teams } = await listMyTeams(db, viewer.accountId);
  const teamIds = teams.slice(0, maxTeamsOnHome).map(({ team }) => team.id);
  return {
    rows: await gamesOfTeams(db, viewer, teamIds, now),
    ...(await listSteps(db, viewer.accountId, steps)),
  };
}

async function listSteps(db: Database, accountId: number, steps: readonly PersonalStep[]): Promise<Steps> {
  const rows = await db.selectFrom('home_steps_done').select('done').where('account_id', '=', accountId).execute();
  const said = new Set(rows.map(({ done }) => done));
  if (said.has('all')) return { steps: [], offersInstall: false };
  const open = await Promise.all(steps.map(async (step) => ((await step.isDone(db, accountId)) ? [] : [step])));
  return {
    steps: open.flat().map(({ title, text, link }) => ({ title, text, link })),
    offersInstall: !said.has('install'),
  };
}
