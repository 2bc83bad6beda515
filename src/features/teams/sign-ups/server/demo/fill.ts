import { join } from 'node:path';
import { readCsv } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { signUpsTag } from '../../cache-tags.ts';
import { SignUp } from '../../contract.ts';

const hour = 3_600_000;

/** Invented names and numbers. */
const signedUp = readCsv(join(import.meta.dirname, 'sign-ups.csv'), SignUp);

export async function addDemoSignUps(write: Write): Promise<void> {
  const rows = signedUp.map(({ club, firstName, surname, smid }, at) => ({
    club,
    first_name: firstName,
    surname,
    smid,
    created_at: new Date(write.now.getTime() - (signedUp.length - at) * 31 * hour).toISOString(),
  }));
  await write.db.insertInto('club_signups').values(rows).execute();
  write.changed(signUpsTag);
}
