import { nameKey } from '#shared/names.ts';
import { insertRow, type World } from '#testing/world.ts';

export const addVenue = (world: World): Promise<number> => addVenueNamed(world, world.word());

export function addVenueNamed({ db }: Pick<World, 'db'>, name: string): Promise<number> {
  const nothing = { short_name: null, place: null, map_url: null, capacity: null, is_away: 0 } as const;
  const empty = { surfaces: '[]', sport_ids: '[]', hours: '[]', closed_days: '[]' } as const;
  return insertRow(
    db
      .insertInto('venues')
      .values({ name, name_key: nameKey(name), ...nothing, ...empty })
      .returning('id'),
  );
}
