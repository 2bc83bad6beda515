import { insertRow, type World } from '#testing/world.ts';

/** Adds a sign-up for netball. */
export function addSignUp({ db, number }: World): Promise<number> {
  const smid = String(60_000_000 + number());
  const row = { club: 'Netball', first_name: 'Palesa', surname: 'Dlamini', smid, created_at: new Date().toISOString() };
  return insertRow(db.insertInto('club_signups').values(row).returning('id'));
}
