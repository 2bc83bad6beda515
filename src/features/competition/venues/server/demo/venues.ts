import type * as z from 'zod/mini';
import { type ResidenceKey, residences } from '#demo/names.ts';
import { addDemoRows } from '#demo/rows.ts';
import type { Write } from '#server/write.ts';
import { venues } from '../../contract.ts';
import { addVenue } from '../commands.ts';

type DemoVenue = z.infer<typeof venues.Create>;

export async function addDemoVenues(write: Write): Promise<void> {
  await addDemoRows(write, venues, { add: addVenue }, [...demoVenues, ...awayVenues]);
}

const everyDay = (opens: string, closes: string) =>
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => ({ day, opens, closes }));
const weekdays = (opens: string, closes: string) => everyDay(opens, closes).slice(0, 5);

const recess = { from: '2026-12-14', until: '2027-01-10', reason: 'December recess' };

/** Where the village plays at home. */
const demoVenues: DemoVenue[] = [
  {
    name: 'Village Court',
    shortName: 'VC',
    place: 'Behind reception, beside the library steps',
    mapUrl: 'https://www.openstreetmap.org/#map=18/-33.9329/18.8644',
    surfaces: ['Outdoor concrete', 'Floodlights until 22:00'],
    sportIds: [1, 2, 8],
    capacity: 240,
    hours: everyDay('06:00', '22:00'),
    closedDays: [recess],
  },
  {
    name: 'Jacaranda Courts',
    shortName: 'JC',
    place: 'Jacaranda Avenue, opposite the bus stop',
    surfaces: ['Outdoor asphalt'],
    sportIds: [2],
    capacity: 150,
    hours: everyDay('07:00', '20:30'),
  },
  {
    name: 'Lower Field',
    place: 'Below the car park, gate 3',
    surfaces: ['Grass'],
    sportIds: [3, 6],
    capacity: 600,
    hours: everyDay('07:00', '19:00'),
    closedDays: [{ from: '2026-12-01', until: '2026-12-04', reason: 'New turf' }, recess],
  },
  {
    name: 'Upper Field',
    place: 'Above the dam, gate 5',
    surfaces: ['Grass'],
    sportIds: [4, 3],
    capacity: 900,
    hours: everyDay('07:00', '19:00'),
  },
  {
    name: 'Games Lounge',
    place: 'Princeton Village, block C, first floor',
    surfaces: ['Indoor'],
    sportIds: [5, 7],
    capacity: 40,
    hours: everyDay('10:00', '23:00'),
  },
  {
    name: 'Kopje Ground',
    place: 'Foot of the kopje, end of Aloe Road',
    surfaces: ['Gravel'],
    sportIds: [6],
    hours: everyDay('06:00', '19:00'),
  },
  {
    name: 'Village Library',
    place: 'Princeton Village, reading room on the ground floor',
    surfaces: ['Indoor'],
    sportIds: [7],
    capacity: 30,
    hours: weekdays('08:00', '21:00'),
  },
  {
    name: 'Village Gym',
    place: 'Princeton Village, block A, basement',
    surfaces: ['Indoor', 'Rubber floor'],
    sportIds: [9, 8],
    capacity: 50,
    hours: everyDay('05:30', '22:00'),
  },
  {
    name: 'Village Common Room',
    place: 'Princeton Village, block B, ground floor',
    surfaces: ['Indoor'],
    sportIds: [10, 7],
    capacity: 60,
    hours: everyDay('09:00', '23:00'),
  },
  {
    name: 'Village Astro',
    place: 'Next to the Lower Field, gate 2',
    surfaces: ['Sand-dressed astro'],
    sportIds: [11, 3],
    capacity: 300,
    hours: everyDay('06:00', '21:00'),
  },
];

/** The grounds of other residences, with the sports played there, as `seasons` of the games names them. */
const grounds: Readonly<Record<string, readonly number[]>> = {
  Court: [1, 2],
  Field: [3, 4],
  Lounge: [5],
  Ground: [6],
  'Common Room': [7, 10],
  Hall: [8],
  Gym: [9],
  Astro: [11],
};

const played: Readonly<Record<Exclude<ResidenceKey, 'pv'>, readonly string[]>> = {
  knox: ['Court', 'Field', 'Ground', 'Common Room'],
  oak: ['Court', 'Field', 'Lounge', 'Common Room'],
  sunridge: ['Court', 'Field', 'Lounge', 'Ground', 'Hall'],
  baobab: ['Court', 'Field', 'Ground'],
  marula: ['Court', 'Ground', 'Gym'],
  protea: ['Court', 'Common Room', 'Astro'],
  karoo: ['Field', 'Astro'],
  kingfisher: ['Court', 'Lounge', 'Common Room', 'Astro'],
  impala: ['Field', 'Common Room'],
};

const awayVenues: DemoVenue[] = Object.entries(played).flatMap(([key, names]) =>
  Object.entries(residences)
    .filter(([other]) => other === key)
    .flatMap(([, { name }]) =>
      names.map((ground) => ({ name: `${name} ${ground}`, place: name, sportIds: [...(grounds[ground] ?? [])] })),
    ),
);
