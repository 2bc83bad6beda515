import { sides } from '#features/teams/teams/testing/rows.ts';
import { insertRow, type World } from '#testing/world.ts';

export async function addPlayer(world: World): Promise<number> {
  const name = world.word();
  const named = { name, display_name: name, name_key: name, team_id: (await sides.of(world)).homeTeamId };
  const unknown = { position: null, jersey_number: null, photo: null, bio: null };
  return insertRow(
    world.db
      .insertInto('players')
      .values({ ...named, ...unknown })
      .returning('id'),
  );
}
