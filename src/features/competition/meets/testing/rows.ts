import { sides } from '#features/teams/teams/testing/rows.ts';
import { nameKey } from '#shared/names.ts';
import { insertRow, type World } from '#testing/world.ts';

/** A meet of the world's sport with one event, measured by time. */
export async function addMeet(world: World): Promise<number> {
  const { sportId } = await sides.of(world);
  const name = world.word();
  const where = { location: 'Lower Field', competition_id: null, description: null };
  const row = { name, name_key: nameKey(name), sport_id: sportId, date_time: '2027-03-04T09:00:00.000Z', ...where };
  const id = await insertRow(
    world.db
      .insertInto('meets')
      .values({ ...row, status: 'upcoming' as const })
      .returning('id'),
  );
  await addMeetEvent(world, id);
  return id;
}

export const addMeetEvent = (world: World, meet_id: number): Promise<number> =>
  insertRow(
    world.db
      .insertInto('meet_events')
      .values({ meet_id, name: '100 m women', measure: 'time' as const, position: 0 })
      .returning('id'),
  );

export const addEventOfMeet = async (world: World): Promise<number> => addMeetEvent(world, await addMeet(world));
