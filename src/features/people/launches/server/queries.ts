import type { Database, Row } from '#server/database/schema.ts';
import type { Launch } from '../contract.ts';

/** The launch that is open now. An admin can open one at a time. */
export async function findLaunch(db: Database, now: Date): Promise<Launch | null> {
  const row = await openLaunches(db, now).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row ? present(row) : null;
}

/** The launch behind a link, while people can register with it. */
export async function launchByToken(db: Database, token: string, now: Date): Promise<Launch | null> {
  const row = await openLaunches(db, now).where('token', '=', token).executeTakeFirst();
  return row && row.joined < row.places ? present(row) : null;
}

const openLaunches = (db: Database, now: Date) =>
  db.selectFrom('launches').selectAll().where('closed_at', 'is', null).where('closes_at', '>', now.toISOString());

export const present = ({ token, opened_at, closes_at, places, joined }: Row<'launches'>): Launch => ({
  token,
  openedAt: opened_at,
  closesAt: closes_at,
  places,
  joined,
});
