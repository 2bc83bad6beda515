import { drawCrest } from '#demo/art/crest.ts';
import { residences as demoResidences } from '#demo/names.ts';
import { addDemoRows } from '#demo/rows.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { residences } from '../../contract.ts';
import { residenceTable } from '../queries.ts';

/** Their ids follow their order. */
export const demoResidenceId = (key: string): number => demoResidences.findIndex((one) => one.key === key) + 1;

const rows = demoResidences.map(({ key, name, initials, light, dark, kind, residentsCount }) => {
  const crest = `/art/residences/${key}.svg`;
  return { name, shortName: initials, firstColour: light, secondColour: dark, crest, kind, residentsCount };
});

/** Where the demo's people live: in the home residence, since the term began. */
const stays: readonly (readonly [username: string, key: string])[] = [
  ['member', 'pv'],
  ['officer', 'pv'],
];

const termDays = 110;

export async function addDemoResidences(write: Write): Promise<void> {
  await addDemoRows(write, residences, residenceTable, rows);
  const from_day = new Date(write.now.getTime() - termDays * 86_400_000).toISOString().slice(0, 10);
  for (const [username, key] of stays) {
    const account = await write.db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst();
    if (!account) continue;
    await write.db
      .insertInto('account_residences')
      .values({ account_id: account.id, residence_id: demoResidenceId(key), from_day, until_day: null })
      .execute();
  }
}

export const residencesArt = (): DemoArt[] =>
  demoResidences.map(
    (residence): DemoArt => [`residences/${residence.key}.svg`, drawCrest({ ...residence, pattern: 'halves' })],
  );
