import { nameKey } from '#shared/names.ts';
import { insertRow, type World } from '#testing/world.ts';

export const addResidence = (world: World): Promise<number> => addResidenceNamed(world, world.word());

export function addResidenceNamed({ db }: World, name: string, kind: 'home' | 'visiting' = 'home'): Promise<number> {
  const appearance = { first_colour: '#12804a', second_colour: '#075a35', crest: null, short_name: null } as const;
  return insertRow(
    db
      .insertInto('residences')
      .values({ name, name_key: nameKey(name), kind, residents_count: 0, ...appearance })
      .returning('id'),
  );
}
