import { sides } from '#features/teams/testing/rows.ts';
import { idOf, type World } from '#testing/world.ts';

export async function addPlayer(world: World): Promise<number> {
  const name = world.word();
  const named = { name, display_name: name, name_key: name, team_id: (await sides.of(world)).homeTeamId };
  const unknown = { position: null, jersey_number: null, photo: null, bio: null };
  return idOf(
    world.db
      .insertInto('players')
      .values({ ...noStats, ...named, ...unknown })
      .returning('id'),
  );
}

const noStats = {
  points: 0,
  rebounds: 0,
  assists: 0,
  steals: 0,
  blocks: 0,
  shots_made: 0,
  shots_taken: 0,
  three_pointers_made: 0,
  three_pointers_taken: 0,
  free_throws_made: 0,
  free_throws_taken: 0,
  games_played: 0,
};
