import type { Write } from '#server/write.ts';
import { planRulesTag, seasonPlansTag, seasonPlanTag } from '../cache-tags.ts';
import type { SeasonSetup, Wish } from '../contract.ts';
import { touched } from './commands.ts';
import { readPlan } from './queries.ts';

/**
 * A team no longer plays in a competition of a plan, of which none of its games counts: making the games again would
 * bring them back. In a knock-out it keeps its place, or everybody else would get another.
 */
export async function takeOutTeam(write: Write, planId: number, key: string, teamId: number): Promise<void> {
  const { setup } = await readPlan(write.db, planId);
  const entry = setup.competitions.find((one) => one.key === key);
  if (entry?.format.kind !== 'roundRobin') return;
  await write.db
    .deleteFrom('plan_games')
    .where('plan_id', '=', planId)
    .where('competition_key', '=', key)
    .where((game) => game.or([game('home_team_id', '=', teamId), game('away_team_id', '=', teamId)]))
    .execute();
  await write.db
    .updateTable('season_plans')
    .set({ setup: JSON.stringify(without(setup, key, teamId)), ...touched(write) })
    .where('id', '=', planId)
    .execute();
  write.changed(seasonPlansTag, seasonPlanTag(planId), planRulesTag(planId));
}

function without(setup: SeasonSetup, key: string, teamId: number): SeasonSetup {
  const competitions = setup.competitions.map((one) =>
    one.key === key ? { ...one, teamIds: one.teamIds.filter((id) => id !== teamId) } : one,
  );
  const isStillIn = competitions.some(({ teamIds }) => teamIds.includes(teamId));
  return { ...setup, competitions, wishes: setup.wishes.filter((wish) => isStillIn || !isAbout(wish, teamId)) };
}

const isAbout = (wish: Wish, teamId: number): boolean =>
  'teamIds' in wish ? wish.teamIds.includes(teamId) : wish.teamId === teamId;
