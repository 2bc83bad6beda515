import { addSport } from '#features/teams/sports/testing/rows.ts';
import { LazySingleton } from '#server/concurrency/lazy-singleton.ts';
import { insertRow, type World } from '#testing/world.ts';

/** One sport of a test's world, and two teams of it. */
export const sides = new LazySingleton<Sides, World>(async (world) => {
  const sportId = await addSport(world);
  const [homeTeamId, awayTeamId] = [await addTeamInSport(world, sportId), await addTeamInSport(world, sportId)];
  return { sportId, homeTeamId, awayTeamId };
});

export interface Sides {
  sportId: number;
  homeTeamId: number;
  awayTeamId: number;
}

/** A team of the world's sport. */
export const addTeam = async (world: World): Promise<number> => addTeamInSport(world, (await sides.of(world)).sportId);

const nowhere = { residence_id: null, second_residence_id: null };

function addTeamInSport({ db, word }: World, sport_id: number): Promise<number> {
  const name = word();
  const row = { name, name_key: name, sport_id, logo: null, gender: 'Mixed' as const, ...nowhere };
  return insertRow(
    db
      .insertInto('teams')
      .values({ ...row, games_played: 0, wins: 0, losses: 0 })
      .returning('id'),
  );
}
