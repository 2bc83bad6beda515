import type { Database } from '#server/database/schema.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';

/** The sports that every village begins with, by the ids that managers know. Its migration adds them: never edit. */
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

/** Also the key of its definition. */
export const toSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export async function hasFirstSportsOnly(db: Database): Promise<boolean> {
  const sports = await db.selectFrom('sports').select(['id', 'name']).orderBy('id').execute();
  return isDeepEqual(sports, firstSports);
}
