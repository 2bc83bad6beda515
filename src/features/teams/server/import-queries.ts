import type { Database } from '#server/database/schema.ts';

export async function teamsOfSport(db: Database, sportId: number) {
  return db
    .selectFrom('teams')
    .select(['id', 'name', 'gender', 'logo'])
    .where('sport_id', '=', sportId)
    .orderBy('id')
    .execute();
}
