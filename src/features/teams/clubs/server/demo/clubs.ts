import { join } from 'node:path';
import * as z from 'zod/mini';
import { type CrestDesign, type CrestPattern, drawCrest } from '#demo/art/crest.ts';
import { ColourCell, type ShieldShape } from '#demo/names.ts';
import { followDemoIds } from '#demo/rows.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { ListCell, NumberCell, readCsv, YesCell } from '#server/data-files.ts';
import { batches } from '#server/database/engine.ts';
import { flag } from '#server/database/schema.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { clubsTag } from '../../cache-tags.ts';

export const clubsArt = (): DemoArt[] =>
  demoClubs.map((club) => [`crests/${club.slug}.svg`, drawCrest(clubCrest(club))]);

const clubShapes: ShieldShape[] = ['round', 'hexagon', 'pennant', 'square', 'crowned'];
const clubPatterns: CrestPattern[] = ['band', 'rays', 'chevron', 'waves', 'star', 'sash', 'halves'];

function clubCrest({ id, initials, light, dark, trim }: DemoClub): CrestDesign {
  return {
    initials,
    light,
    dark,
    trim,
    shape: clubShapes[id % clubShapes.length] ?? 'round',
    pattern: clubPatterns[id % clubPatterns.length] ?? 'halves',
  };
}

const ClubRow = z.strictObject({
  name: z.string(),
  initials: z.string(),
  sport: z._default(z.nullable(SportCell), null),
  memberCount: NumberCell,
  meetingTime: z.string(),
  meetingPlace: z.string(),
  leaders: ListCell,
  description: z.string(),
  featured: YesCell,
  hidden: YesCell,
  ...{ light: ColourCell, dark: ColourCell, trim: ColourCell },
});

type DemoClub = (typeof demoClubs)[number];

/** Their ids follow their order. The `slug` is part of the crest's address: `/art/crests/{slug}.svg`. */
export const demoClubs = readCsv(join(import.meta.dirname, 'clubs.csv'), ClubRow).map((club, at) => ({
  ...club,
  id: at + 1,
  slug: `club-${club.name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
}));

export async function addDemoClubs(write: Write): Promise<void> {
  for (const some of batches(demoClubs)) await write.db.insertInto('clubs').values(some.map(clubRow)).execute();
  await followDemoIds(write, 'clubs');
  write.changed(clubsTag);
}

const clubRow = (club: DemoClub) => ({
  id: club.id,
  name: club.name,
  name_key: nameKey(club.name),
  logo: `/art/crests/${club.slug}.svg`,
  description: club.description,
  member_count: club.memberCount,
  meeting_time: club.meetingTime,
  meeting_place: club.meetingPlace,
  leaders: JSON.stringify(club.leaders),
  featured: flag(club.featured),
  hidden: flag(club.hidden),
  sign_ups_closed: flag(false),
  sport_id: club.sport,
});
