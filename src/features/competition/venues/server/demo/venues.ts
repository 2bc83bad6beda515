import { join } from 'node:path';
import * as z from 'zod/mini';
import { weekdays } from '#demo/calendar.ts';
import { findResidence, ResidenceCell } from '#demo/names.ts';
import { addDemoRows } from '#demo/rows.ts';
import { SportsCell } from '#features/teams/sports/server/demo/sports.ts';
import { ListCell, NumberCell, readCsv } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { venues } from '../../contract.ts';
import { addVenue } from '../commands.ts';

export async function addDemoVenues(write: Write): Promise<void> {
  await addDemoRows(write, venues, { add: addVenue }, [...demoVenues, ...awayVenues]);
}

const openDays = { 'every day': weekdays, weekdays: weekdays.slice(0, 5) } as const;
const closure = /^(?<from>\S+) to (?<until>\S+): (?<reason>.+)$/;

/** Days on which it is closed: `2026-12-01 to 2026-12-04: New turf`. */
const ClosedCell = z.pipe(
  ListCell,
  z.pipe(
    z.array(z.string().check(z.regex(closure, 'must be days such as 2026-12-01 to 2026-12-04: New turf'))),
    z.transform((entries) =>
      entries.map((entry) => {
        const { from = '', until = '', reason = '' } = closure.exec(entry)?.groups ?? {};
        return { from, until, reason };
      }),
    ),
  ),
);
const TimeCell = z.string().check(z.regex(/^\d\d:\d\d$/, 'must be a time such as 08:00'));

/** Where the village plays at home. */
const demoVenues = readCsv(
  join(import.meta.dirname, 'venues.csv'),
  z.extend(z.pick(venues.Create, { name: true, shortName: true, place: true, mapUrl: true }), {
    surfaces: ListCell,
    sports: SportsCell,
    capacity: z.exactOptional(NumberCell),
    open: z.enum(['every day', 'weekdays']),
    from: TimeCell,
    until: TimeCell,
    closed: z._default(ClosedCell, []),
  }),
).map(({ sports, open, from, until, closed, ...venue }) => ({
  ...venue,
  sportIds: sports,
  hours: openDays[open].map((day) => ({ day, opens: from, closes: until })),
  closedDays: closed,
}));

/** The sports that are played on the grounds of other residences, as `games/server/demo/seasons.json` names them. */
const sportIdsByGround = new Map(
  readCsv(join(import.meta.dirname, 'grounds.csv'), z.strictObject({ ground: z.string(), sports: SportsCell })).map(
    ({ ground, sports }) => [ground, sports],
  ),
);

const AwayCells = z.strictObject({ residence: ResidenceCell, grounds: ListCell });

const awayVenues = readCsv(join(import.meta.dirname, 'away.csv'), AwayCells).flatMap(({ residence, grounds }) => {
  const { name } = findResidence(residence);
  return grounds.map((ground) => ({
    name: `${name} ${ground}`,
    place: name,
    isAway: true,
    sportIds: sportIdsByGround.get(ground) ?? [],
  }));
});
