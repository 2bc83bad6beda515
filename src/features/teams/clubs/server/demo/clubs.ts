import { type CrestDesign, type CrestPattern, drawCrest } from '#demo/art/crest.ts';
import type { ShieldShape } from '#demo/names.ts';
import { followDemoIds } from '#demo/rows.ts';
import { batches } from '#server/database/engine.ts';
import { flag } from '#server/database/schema.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { clubsTag } from '../../cache-tags.ts';

export const clubsArt = (): DemoArt[] =>
  demoClubs.map((club) => [`crests/${club.slug}.svg`, drawCrest(clubCrest(club))]);

const clubColours: [light: string, dark: string, trim: string][] = [
  ['#ee7f2f', '#c2560d', '#ffffff'],
  ['#e0558f', '#b1306a', '#ffffff'],
  ['#2f9e5b', '#1b7540', '#ffffff'],
  ['#96593a', '#6d3a20', '#ffe9cf'],
  ['#7a63f2', '#523bc7', '#ffffff'],
  ['#f5c431', '#d99d0d', '#2b1f02'],
  ['#5d6b84', '#414d63', '#ffffff'],
  ['#f0568a', '#8a3fc0', '#ffffff'],
  ['#b9dc3c', '#8fb31a', '#1d2a05'],
  ['#12806f', '#0a5b4f', '#ffffff'],
  ['#2a9bd6', '#1573a8', '#ffffff'],
  ['#4f8a3a', '#356425', '#fff3cf'],
  ['#b03a48', '#832530', '#ffffff'],
  ['#8257b8', '#5d368f', '#ffe28a'],
  ['#39465c', '#242e40', '#8fd8ff'],
  ['#2f6fd0', '#1e4f9e', '#ffe28a'],
  ['#e4573d', '#a9304f', '#ffffff'],
];
const clubShapes: ShieldShape[] = ['round', 'hexagon', 'pennant', 'square', 'crowned'];
const clubPatterns: CrestPattern[] = ['band', 'rays', 'chevron', 'waves', 'star', 'sash', 'halves'];

function clubCrest({ id, initials }: DemoClub): CrestDesign {
  const [light = '', dark = '', trim = ''] = clubColours[(id - 1) % clubColours.length] ?? [];
  return {
    initials,
    light,
    dark,
    trim,
    shape: clubShapes[id % clubShapes.length] ?? 'round',
    pattern: clubPatterns[id % clubPatterns.length] ?? 'halves',
  };
}

export interface DemoClub {
  id: number;
  name: string;
  /** Part of its crest's address: `/art/crests/{slug}.svg`. */
  slug: string;
  initials: string;
  description: string;
  memberCount: number;
  meetingTime: string;
  meetingPlace: string;
  leaders: string[];
  sportId: number | null;
  featured?: true;
  hidden?: true;
}

type Line = [
  name: string,
  initials: string,
  sportId: number | null,
  members: number,
  meets: string,
  place: string,
  leaders: string[],
  description: string,
];

const lines: Line[] = [
  [
    'Basketball',
    'BB',
    1,
    64,
    'Tuesdays & Thursdays, 6-8 PM',
    'Village Court',
    ['Thandi Mabaso', 'Sipho Khumalo'],
    'Runs, drills and five-on-five on Village Court. Every level is welcome; bring water and a light shirt.',
  ],
  [
    'Netball',
    'NB',
    2,
    48,
    'Mondays & Wednesdays, 5-7 PM',
    'Village Court',
    ['Lerato Moleko'],
    'From first passes to league nights. Two squads train together and pick their sides on merit.',
  ],
  [
    'Soccer',
    'SC',
    3,
    57,
    'Tuesdays & Fridays, 5-7 PM',
    'Lower Field',
    ['Kabelo Modise', 'Josh Daniels'],
    'Training on Lower Field, a league game most Saturdays, and a long table of food after both.',
  ],
  [
    'Rugby',
    'RG',
    4,
    39,
    'Mondays & Thursdays, 5:30-7:30 PM',
    'Lower Field',
    ['Ruan van Wyk'],
    'Contact and touch, in two groups. Mouthguards are lent out; courage is brought along.',
  ],
  [
    'eSports',
    'ES',
    5,
    72,
    'Fridays, 7-11 PM',
    'Games Lounge',
    ['Priya Naidoo'],
    'Ranked squads, casual nights and a tournament each term in the Games Lounge.',
  ],
  [
    'Diski',
    'DK',
    6,
    61,
    'Wednesdays & Saturdays, 4-6 PM',
    'Lower Field',
    ['Tumelo Sello'],
    'Street football with flair: small sides, quick feet, music on the side line.',
  ],
  [
    'Chess',
    'CH',
    7,
    33,
    'Mondays, 6-8 PM',
    'Games Lounge',
    ['Imraan Davids'],
    'Six boards, one coach, and blitz until the lights go out. Beginners learn the openings first.',
  ],
  [
    'Cheerleading',
    'CL',
    8,
    28,
    'Tuesdays & Sundays, 5-7 PM',
    'Village Court',
    ['Zanele Gumede'],
    'Stunts, dance and the loudest corner of every home game. Safety training comes first.',
  ],
  [
    'Fitness Club',
    'FC',
    9,
    118,
    'Weekdays, 6-7 AM',
    'Village gym',
    ['Karabo Pitso', 'Divan Swart'],
    'Early circuits, evening strength and a monthly five-kilometre run around the residence.',
  ],
  [
    'Pool',
    'PL',
    10,
    26,
    'Thursdays, 7-10 PM',
    'Games Lounge',
    ['Imraan Davids'],
    'Race to nine on two tables. A ladder on the wall says who plays whom.',
  ],
  [
    'Hockey',
    'HK',
    11,
    31,
    'Wednesdays & Saturdays, 8-10 AM',
    'Village Astro',
    ['Liam Fisher'],
    'Mixed hockey on the Astro. Sticks and shin pads can be borrowed for the first month.',
  ],
  [
    'Hiking & Outdoors',
    'HO',
    null,
    84,
    'Every second Sunday, 6 AM',
    'Main gate',
    ['Hanru Visagie', 'Buhle Ngcobo'],
    'Day walks, one overnight trail a term, and a gear cupboard everyone may borrow from.',
  ],
  [
    'Debating Society',
    'DS',
    null,
    41,
    'Wednesdays, 6-8 PM',
    'Seminar Room 2',
    ['Zaid Parker'],
    'Practice motions, public speaking evenings and a friendly rivalry with the next residence.',
  ],
  [
    'Village Choir',
    'VC',
    null,
    46,
    'Sundays, 3-5 PM',
    'Dining hall',
    ['Sinazo Mbatha'],
    'Four voices, eleven languages, and the anthem before every final.',
  ],
  [
    'Lens & Frame',
    'LF',
    null,
    37,
    'Fridays, 4-6 PM',
    'Media room',
    ['Naadira Essop'],
    'The photographers behind the gallery: match days, portraits and how to edit them.',
  ],
  [
    'Study Buddies',
    'SB',
    null,
    95,
    'Daily in exam time, 7-10 PM',
    'Library, first floor',
    ['Refilwe Tladi', 'Pule Maila'],
    'Quiet rooms, past papers and someone who took the module last year.',
  ],
  [
    'Dance Crew',
    'DC',
    null,
    29,
    'Saturdays, 11 AM-1 PM',
    'Mirror room',
    ['Khensani Baloyi'],
    'Amapiano, pantsula and contemporary. Rehearsing behind closed doors until the opening night.',
  ],
];

const featured = new Set(['Basketball', 'Hiking & Outdoors']);
const hidden = new Set(['Dance Crew']);

export const demoClubs: DemoClub[] = lines.map(
  ([name, initials, sportId, memberCount, meetingTime, meetingPlace, leaders, description], at) => ({
    id: at + 1,
    name,
    slug: `club-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
    initials,
    description,
    memberCount,
    meetingTime,
    meetingPlace,
    leaders,
    sportId,
    ...(featured.has(name) ? { featured: true } : {}),
    ...(hidden.has(name) ? { hidden: true } : {}),
  }),
);

export async function addDemoClubs(write: Write): Promise<void> {
  for (const clubs of batches(demoClubs)) await write.db.insertInto('clubs').values(clubs.map(clubRow)).execute();
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
  featured: flag(club.featured ?? false),
  hidden: flag(club.hidden ?? false),
  sign_ups_closed: flag(false),
  sport_id: club.sportId,
});
