import { nameKey } from '#shared/names.ts';
import { insertRow, type World } from '#testing/world.ts';

export function addSport({ db, word }: World): Promise<number> {
  const name = word();
  return insertRow(
    db
      .insertInto('sports')
      .values({ name, name_key: nameKey(name) })
      .returning('id'),
  );
}
