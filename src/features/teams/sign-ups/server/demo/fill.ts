import type { Write } from '#server/write.ts';
import { signUpsTag } from '../../cache-tags.ts';

const hour = 3_600_000;

/** Invented names and numbers. */
const signedUp = [
  ['Basketball', 'Ayanda', 'Khoza', '90000117'],
  ['Chess', 'Refilwe', 'Maseko', '90000225'],
  ['Netball', 'Zinhle', 'Buthelezi', '90000331'],
  ['Fitness Club', 'Themba', 'Radebe', '90000448'],
  ['eSports', 'Kagiso', 'Molefe', '90000552'],
  ['Hockey', 'Amé', 'van Wyk', '90000660'],
] as const;

export async function addDemoSignUps(write: Write): Promise<void> {
  const rows = signedUp.map(([club, first_name, surname, smid], at) => ({
    club,
    first_name,
    surname,
    smid,
    created_at: new Date(write.now.getTime() - (signedUp.length - at) * 31 * hour).toISOString(),
  }));
  await write.db.insertInto('club_signups').values(rows).execute();
  write.changed(signUpsTag);
}
