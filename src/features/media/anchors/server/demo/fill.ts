import { drawPortrait } from '#demo/art/portrait.ts';
import { drawPoster, posterCount } from '#demo/art/poster.ts';
import { residences } from '#demo/names.ts';
import { demoAccounts } from '#features/people/accounts/server/demo/fill.ts';
import type { DemoArt } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import { groundAnchorsTag, residenceAnchorsTag } from '../../cache-tags.ts';
import { groundAnchorCaptain } from '../../position-keys.ts';
import { groundAnchorTable, residenceAnchorTable } from '../queries.ts';

/** How to draw a person's portrait. */
export interface Sitter {
  feminine?: boolean;
  /** 0 (deepest) to 9 (fairest). */
  tone: number;
}

export interface DemoResidenceAnchor extends Sitter {
  name: string;
  position: string;
  bio: string;
  office?: string;
  officeHours?: string;
  responsibilities?: string[];
  achievements?: string[];
  videoUrl?: string;
  /** Served last year. */
  former?: true;
}

/** The first two are the sports officers of the village. */
export const demoResidenceAnchors: DemoResidenceAnchor[] = [
  {
    name: 'Themba Hadebe',
    position: 'Sports Officer',
    tone: 2,
    bio: 'Runs the fixtures, the gear cupboard and the Sunday meetings. Played fly-half until a knee said otherwise; now referees with the same enthusiasm.',
    office: 'Sports Office, Village Court',
    officeHours: 'Monday - Thursday: 16:00 - 18:30',
    responsibilities: [
      'Fixtures and venues of all eleven sports',
      'Kit, first aid and transport',
      'Chairs the captains’ meeting',
    ],
    achievements: ['Inter-residence organiser of the year 2025', 'Level 1 basketball referee'],
    videoUrl: 'https://www.youtube.com/watch?v=jNQXAC9IVRw',
  },
  {
    name: 'Karabo Pitso',
    position: 'Deputy Sports Officer',
    feminine: true,
    tone: 3,
    bio: 'Looks after netball, cheerleading and everybody who has not found a sport yet. Ask about the beginners’ evenings.',
    office: 'Sports Office, Village Court',
    officeHours: 'Tuesday and Thursday: 17:00 - 18:30',
    responsibilities: ['Trials and beginners’ evenings', 'Women’s teams', 'Ground anchors’ rota'],
    achievements: ['Netball league winner 2024'],
  },
  {
    name: 'Naadira Essop',
    position: 'Digital Portfolio Lead',
    feminine: true,
    tone: 5,
    bio: 'Cameras, captions and this app. If a highlight has your name spelled wrong, she is the one to tell.',
    achievements: ['First live stream of a village final'],
  },
  {
    name: 'Liam Fisher',
    position: 'Digital Content Anchor',
    tone: 8,
    bio: 'Cuts the weekly news show between lectures and answers comments faster than most people type.',
    responsibilities: ['Village Sports News', 'Photo evenings', 'Posters in the lifts'],
  },
  {
    name: 'Buhle Ngcobo',
    position: 'Social Portfolio',
    feminine: true,
    tone: 1,
    bio: 'Braais after finals, quiz nights before exams, and a playlist for each of them.',
    officeHours: 'Wednesday: 15:00 - 17:00',
  },
  {
    name: 'Divan Swart',
    position: 'Social Events Anchor',
    tone: 7,
    bio: 'Books the hall, finds the speakers, carries the chairs. Usually seen behind a trolley.',
    achievements: ['Longest-running quiz night in the village'],
  },
  {
    name: 'Refilwe Tladi',
    position: 'Academic Portfolio',
    feminine: true,
    tone: 2,
    bio: 'Study groups by faculty, quiet rooms by the week, and a past paper for almost everything.',
    office: 'Study Hall, First Floor',
    officeHours: 'Monday - Friday: 18:00 - 19:00',
  },
  {
    name: 'Zaid Parker',
    position: 'Academic Mentor',
    tone: 5,
    bio: 'Second time through statistics and happy to explain why. Helps athletes plan around away games.',
  },
  {
    name: 'Khensani Baloyi',
    position: 'Community Engagement & Wellness',
    feminine: true,
    tone: 1,
    bio: 'Saturday coaching at the primary school down the road, blood drives, and the walking club that never rains off.',
    responsibilities: ['School coaching on Saturdays', 'Food parcels with the campus kitchen', 'Wellness week'],
    achievements: ['400 hours of coaching given by residents in 2025'],
  },
  {
    name: 'Sinazo Mbatha',
    position: 'Wellness Anchor',
    feminine: true,
    tone: 3,
    bio: 'Tea, time and a list of people who can help when a chat is not enough. Whatever you say stays there.',
    officeHours: 'Any evening, door open: come in',
  },
  {
    name: 'Pule Maila',
    position: 'House Secretary',
    tone: 2,
    bio: 'Minutes, keys and the noticeboard. Knows which form it is.',
  },
  {
    name: 'Amber Lawrence',
    position: 'Treasurer',
    feminine: true,
    tone: 8,
    bio: 'Team budgets and refunds, on the day, if you bring the slip.',
    achievements: ['Audit without a single query, two years running'],
  },
  {
    name: 'Hanru Visagie',
    position: 'Academic Portfolio',
    tone: 7,
    bio: 'Handed over at the end of last year, with a very tidy folder.',
    former: true,
  },
];

export interface DemoGroundAnchor extends Sitter {
  username: string;
  position?: string;
  bio: string;
  achievements?: string[];
}

/** The officers of the village, by their accounts. */
export const demoGroundAnchors: DemoGroundAnchor[] = [
  {
    username: 'officer',
    position: groundAnchorCaptain,
    tone: 2,
    bio: 'Opens the court, checks the nets and knows every captain’s number by heart. Third season in the bib.',
    achievements: ['100 games on the touchline', 'Ground Anchor of the Year 2025'],
  },
  {
    username: 'thandi.m',
    position: groundAnchorCaptain,
    feminine: true,
    tone: 3,
    bio: 'Keeps the score of the netball league and the peace behind the benches.',
    achievements: ['Scorer of the 2025 final'],
  },
  {
    username: 'sipho_k',
    tone: 1,
    bio: 'Drums, flags and the loudest count-down in the village.',
    achievements: ['Best support, derby week 2025'],
  },
  {
    username: 'lerato',
    feminine: true,
    tone: 3,
    bio: 'First aid box in one hand, line-up sheet in the other.',
    achievements: ['First aid level 2'],
  },
  {
    username: 'ruan.vw',
    tone: 8,
    bio: 'Marks the field before sunrise. His lines are straighter than most arguments.',
  },
  {
    username: 'priya_n',
    feminine: true,
    tone: 5,
    bio: 'Box scores while the game is still running. She has never lost a rebound.',
    achievements: ['40 box scores in one season'],
  },
  { username: 'tumelo', tone: 2, bio: 'Looks after Diski and anybody who turns up without boots.' },
  {
    username: 'zanele.g',
    feminine: true,
    tone: 1,
    bio: 'Welcomes visiting teams, finds them water, and sends them home with a story.',
    achievements: ['Fair play award 2024'],
  },
  { username: 'imraan', tone: 5, bio: 'Chess clocks, pool cues and the Games Lounge rota.' },
];

/** Portraits of all officers in the village's colours, and a banner for each officer of the residence. */
export const anchorsArt = (): DemoArt[] => [
  ...demoResidenceAnchors.flatMap((anchor, at): DemoArt[] => [
    [residenceArt.portrait(at), portraitOf(`residence anchor ${at + 1}`, anchor)],
    [residenceArt.banner(at), drawPoster(posterCount + at + 1)],
  ]),
  ...demoGroundAnchors.map((anchor, at): DemoArt => [groundArt(at), portraitOf(`ground anchor ${at + 1}`, anchor)]),
];

export const residenceArt = {
  portrait: (at: number) => `anchors/residence-${at + 1}.svg`,
  banner: (at: number) => `anchors/banner-${at + 1}.svg`,
};
export const groundArt = (at: number) => `anchors/ground-${at + 1}.svg`;

const { light, dark, trim } = residences.pv;

const portraitOf = (seed: string, { feminine = false, tone }: Sitter): string =>
  drawPortrait(seed, { feminine, tone, jersey: light, jerseyShade: dark, trim });

/** Adds the officers of the residence, the sports officers as 1 and 2, and the ground anchors under their accounts' names. */
export async function addDemoAnchors(write: Write): Promise<void> {
  for (const [at, { name, feminine: _, tone: __, former = false, ...details }] of demoResidenceAnchors.entries()) {
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
