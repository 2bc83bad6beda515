import type { Database } from '#server/database/schema.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { nameKey } from '#shared/names.ts';

/** The sports that every village begins with, by the ids that managers know. A migration adds them: never edit. */
export const firstSports = [
  { id: 1, name: 'Basketball' },
  { id: 2, name: 'Netball' },
  { id: 3, name: 'Soccer' },
  { id: 4, name: 'Rugby' },
  { id: 5, name: 'eSports' },
  { id: 6, name: 'Diski' },
  { id: 7, name: 'Chess' },
  { id: 8, name: 'Cheerleading' },
  { id: 9, name: 'Fitness Club' },
  { id: 10, name: 'Pool' },
  { id: 11, name: 'Hockey' },
] as const;

export interface KnownSport {
  id: number;
  version: number;
  name_key: string;
}

export interface MissingSport {
  id: number | undefined;
  name: string;
  name_key: string;
}

/** The sports that a village lacks. An edited row with the id of one of them is that sport, renamed. */
export function missingSports(known: readonly KnownSport[]): MissingSport[] {
  return firstSports.flatMap(({ id, name }) => {
    const atItsNumber = known.find((sport) => sport.id === id);
    const isRenamed = atItsNumber !== undefined && atItsNumber.version > 1;
    if (isRenamed || known.some((sport) => sport.name_key === nameKey(name))) return [];
    return [{ id: atItsNumber ? undefined : id, name, name_key: nameKey(name) }];
  });
}

/** By its name, or as a renamed row with the id of a first sport. */
export function definitionOfFirst({ id, version, name_key }: KnownSport): string | undefined {
  const named = firstSports.find(({ name }) => nameKey(name) === name_key);
  const first = named ?? firstSports.find((sport) => sport.id === id && version > 1);
  return first && slugOf(first.name);
}

export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export async function hasFirstSportsOnly(db: Database): Promise<boolean> {
  const sports = await db.selectFrom('sports').select(['id', 'name']).orderBy('id').execute();
  return isDeepEqual(sports, firstSports);
}
