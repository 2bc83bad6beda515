import { join } from 'node:path';
import * as z from 'zod/mini';
import { drawPortrait } from '#demo/art/portrait.ts';
import { drawPoster, posterCount } from '#demo/art/poster.ts';
import { findResidence } from '#demo/names.ts';
import { demoAccounts } from '#features/people/accounts/server/demo/fill.ts';
import { ListCell, NumberCell, readCsv, YesCell } from '#server/data-files.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { groundAnchorsTag, residenceAnchorsTag } from '../../cache-tags.ts';
import { groundAnchors, residenceAnchors } from '../../contract.ts';
import { groundAnchorTable, residenceAnchorTable } from '../queries.ts';

/** How to draw a person's portrait: the tone is 0 (deepest) to 9 (fairest). */
const sitter = { feminine: YesCell, tone: NumberCell };

/** The first two are the sports officers of the village; a `former` one served last year. */
const demoResidenceAnchors = readCsv(
  join(import.meta.dirname, 'residence-anchors.csv'),
  z.extend(
    z.pick(residenceAnchors.Create, {
      name: true,
      position: true,
      bio: true,
      office: true,
      officeHours: true,
      videoUrl: true,
    }),
    {
      responsibilities: z.exactOptional(ListCell),
      achievements: z.exactOptional(ListCell),
      former: YesCell,
      ...sitter,
    },
  ),
);

/** The officers of the village, by their accounts. */
const demoGroundAnchors = readCsv(
  join(import.meta.dirname, 'ground-anchors.csv'),
  z.extend(z.pick(groundAnchors.Create, { position: true, bio: true }), {
    username: z.string(),
    achievements: z.exactOptional(ListCell),
    ...sitter,
  }),
);

/** Portraits of all officers in the village's colours, and a banner for each officer of the residence. */
export const anchorsArt = (): DemoArt[] => [
  ...demoResidenceAnchors.flatMap((anchor, at): DemoArt[] => [
    [residenceArt.portrait(at), drawAnchorPortrait(`residence anchor ${at + 1}`, anchor)],
    [residenceArt.banner(at), drawPoster(posterCount + at + 1)],
  ]),
  ...demoGroundAnchors.map(
    (anchor, at): DemoArt => [groundArt(at), drawAnchorPortrait(`ground anchor ${at + 1}`, anchor)],
  ),
];

const residenceArt = {
  portrait: (at: number) => `anchors/residence-${at + 1}.svg`,
  banner: (at: number) => `anchors/banner-${at + 1}.svg`,
};
const groundArt = (at: number) => `anchors/ground-${at + 1}.svg`;

const { light, dark, trim } = findResidence('pv');

const drawAnchorPortrait = (seed: string, { feminine, tone }: { feminine: boolean; tone: number }): string =>
  drawPortrait(seed, { feminine, tone, jersey: light, jerseyShade: dark, trim });

/** Adds the officers of the residence, the sports officers as 1 and 2, and the ground anchors under their accounts' names. */
export async function addDemoAnchors(write: Write): Promise<void> {
  for (const [at, { name, feminine: _, tone: __, former, ...details }] of demoResidenceAnchors.entries()) {
    await residenceAnchorTable.add(write, {
      ...details,
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
  write.changed(residenceAnchorsTag, groundAnchorsTag);
}

/** A season such as 2026/27. */
const seasonFrom = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
