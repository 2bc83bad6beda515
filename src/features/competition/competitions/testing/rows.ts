import { sides } from '#features/teams/teams/testing/rows.ts';
import { nameKey } from '#shared/names.ts';
import { insertRow, type World } from '#testing/world.ts';

/** Three points given to a side of the world. */
export async function addPointAdjustment(world: World): Promise<number> {
  const { homeTeamId } = await sides.of(world);
  const row = { competition_id: await addCompetition(world), team_id: homeTeamId, points: 3, reason: 'Fair play' };
  return insertRow(
    world.db
      .insertInto('point_adjustments')
      .values({ ...row, account_id: null })
      .returning('id'),
  );
}

/** A league of the world's sport, in the season of its games. */
export async function addCompetition(world: World): Promise<number> {
  const { sportId } = await sides.of(world);
  const name = world.word();
  const row = { name, name_key: nameKey(name), kind: 'league' as const, sport_id: sportId, season: '2026' };
  const rules = {
    team_ids: '[]',
    table_order: 'sport' as const,
    bonuses: 1 as const,
    first_tie_break: 'sport' as const,
    head_to_head_again: 1 as const,
    walk_ons: 'scorers' as const,
  };
  return insertRow(
    world.db
      .insertInto('competitions')
      .values({ ...row, ...rules })
      .returning('id'),
  );
}
