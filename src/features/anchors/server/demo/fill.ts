import { demoAccounts } from '#features/accounts/server/demo/people.ts';
import type { Write } from '#server/write.ts';
import { groundAnchorTable, residenceAnchorTable } from '../queries.ts';
import { groundArt, residenceArt } from './art.ts';
import { demoGroundAnchors } from './ground-anchors.ts';
import { demoResidenceAnchors } from './residence-anchors.ts';

/** Adds the officers of the residence, the sports officers as 1 and 2, and the ground anchors under their accounts' names. */
export async function addDemoAnchors(write: Write): Promise<void> {
  for (const [at, { name, feminine: _, tone: __, former = false, ...said }] of demoResidenceAnchors.entries()) {
    await residenceAnchorTable.add(write, {
      ...said,
      name,
      year: seasonFrom(write.now.getUTCFullYear() - (former ? 1 : 0)),
      photo: `/art/${residenceArt.portrait(at)}`,
      banner_photo: `/art/${residenceArt.banner(at)}`,
      email: `${name.toLowerCase().replace(' ', '.')}@village.example`,
      active: !former,
    });
  }
  const names = new Map(demoAccounts(write.now).map(({ username, displayName }) => [username, displayName]));
  for (const [at, { username, position, bio, achievements }] of demoGroundAnchors.entries()) {
    const name = names.get(username) ?? username;
    await groundAnchorTable.add(write, { name, position, bio, achievements, photo: `/art/${groundArt(at)}` });
  }
  write.changed('residence-anchors', 'ground-anchors');
}

/** 2026/27 */
const seasonFrom = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
