import { drawCrest } from '#demo/art/crest.ts';
import { residences as drawn, type ResidenceKey } from '#demo/names.ts';
import { addDemoRows } from '#demo/rows.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { type ResidenceKind, residences } from '../../contract.ts';
import { residenceTable } from '../queries.ts';

const residents: Readonly<Record<ResidenceKey, readonly [count: number, kind: ResidenceKind]>> = {
  pv: [412, 'home'],
  knox: [286, 'home'],
  oak: [318, 'home'],
  sunridge: [240, 'home'],
  baobab: [198, 'home'],
  marula: [176, 'home'],
  protea: [205, 'home'],
  karoo: [154, 'home'],
  kingfisher: [167, 'visiting'],
  impala: [121, 'visiting'],
};

const isKey = (key: string): key is ResidenceKey => Object.hasOwn(drawn, key);

/** Their ids follow this order. */
export const demoResidenceKeys = Object.keys(drawn).filter(isKey);

export const demoResidenceId = (key: ResidenceKey): number => demoResidenceKeys.indexOf(key) + 1;

const rows = demoResidenceKeys.map((key) => {
  const { slug, name, initials, light, dark } = drawn[key];
  const [residentsCount, kind] = residents[key];
  const crest = `/art/residences/${slug}.svg`;
  return { name, shortName: initials, firstColour: light, secondColour: dark, crest, kind, residentsCount };
});

/** Where the demo's people live: in the home residence, since the term began. */
const stays: readonly (readonly [username: string, key: ResidenceKey])[] = [
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
  Object.values(drawn).map(
    (residence): DemoArt => [`residences/${residence.slug}.svg`, drawCrest({ ...residence, pattern: 'halves' })],
  );
