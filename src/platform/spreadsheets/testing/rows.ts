import { insertRow, type World } from '#testing/world.ts';

/** Adds an import that wrote nothing any more; returns its id. */
export function addImport({ db }: World): Promise<number> {
  const counts = JSON.stringify({ add: 1, change: 0, skip: 0, ask: 0, refuse: 0 });
  const row = { kind: 'teams', sport_ids: '[]', counts, written: '[]', account_id: null };
  return insertRow(
    db
      .insertInto('imports')
      .values({ ...row, created_at: new Date().toISOString() })
      .returning('id'),
  );
}
