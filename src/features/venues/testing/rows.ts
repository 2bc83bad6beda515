import { nameKey } from '#shared/names.ts';
import { idOf, type World } from '#testing/world.ts';

export const addVenue = (world: World): Promise<number> => addVenueNamed(world, world.word());

export function addVenueNamed({ db }: Pick<World, 'db'>, name: string, key = nameKey(name)): Promise<number> {
  const nothing = { short_name: null, place: null, map_url: null, capacity: null } as const;
  const empty = { surfaces: '[]', sport_ids: '[]', hours: '[]', closed_days: '[]' } as const;
  return idOf(
    db
      .insertInto('venues')
      .values({ name, name_key: key, ...nothing, ...empty })
      .returning('id'),
  );
}

/** Two venues whose names differ only by their apostrophes, as a village may have them from before these were folded. */
export async function addVenuesOfOneName(world: Pick<World, 'db'>, name: string): Promise<[number, number]> {
  const [typed, other] = [`${name}’s Court`, `${name}'s Court`];
  return [await addVenueNamed(world, typed), await addVenueNamed(world, other, `${nameKey(other)}\u001f${name}`)];
}
