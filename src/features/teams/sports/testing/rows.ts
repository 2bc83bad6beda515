import { nameKey } from '#shared/names.ts';
import { idOf, type World } from '#testing/world.ts';

export function addSport({ db, word }: World): Promise<number> {
  const name = word();
  return idOf(
    db
      .insertInto('sports')
      .values({ name, name_key: nameKey(name) })
      .returning('id'),
  );
}
