import type { NewPlayer } from '../contract.ts';
import { type StatKey, statKeys } from '../stat-keys.ts';

/** `threePointersMade` is `Three pointers made`. */
export const formatStatName = (key: StatKey): string =>
  key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

type Fields = Partial<Omit<NewPlayer, 'name' | 'teamId' | 'stats'>>;
type Stats = Readonly<Partial<Record<StatKey, number>>>;

const marks = { isCaptain: 'captain', isAllStar: 'All-Star', isMvp: 'MVP', isClubAnchor: 'club anchor' } as const;
const markKeys = Object.keys(marks) as (keyof typeof marks)[];

/** What a row stores besides name and team: `No. 10`, `Guard`, `captain`, `Points 12`. */
export const playerDetails = (fields: Fields, stats: Stats): string[] => [
  ...(fields.jerseyNumber == null ? [] : [`No. ${fields.jerseyNumber}`]),
  ...(fields.position ? [fields.position] : []),
  ...markKeys.flatMap((mark) => (fields[mark] ? [marks[mark]] : [])),
  ...(fields.displayName ? [`shown as ${fields.displayName}`] : []),
  ...(fields.photo ? ['photo'] : []),
  ...(fields.bio ? ['bio'] : []),
  ...statKeys.flatMap((key) => (stats[key] ? [`${formatStatName(key)} ${stats[key]}`] : [])),
];

/** What changes, each in a few words: `No. 7, was 10`, `now captain`. */
export const playerChanges = (current: Fields & { stats: Stats }, fields: Fields, stats: Stats): string[] => [
  ...('jerseyNumber' in fields ? [`No. ${orNone(fields.jerseyNumber)}, was ${orNone(current.jerseyNumber)}`] : []),
  ...('position' in fields ? [`Position ${orNone(fields.position)}, was ${orNone(current.position)}`] : []),
  ...markKeys.flatMap((mark) =>
    mark in fields ? [fields[mark] ? `Now ${marks[mark]}` : `No longer ${marks[mark]}`] : [],
  ),
  ...('displayName' in fields ? [`Shown as ${fields.displayName}, was ${current.displayName}`] : []),
  ...('photo' in fields ? [current.photo ? 'Another photo' : 'A photo'] : []),
  ...('bio' in fields ? [current.bio ? 'Another bio' : 'A bio'] : []),
  ...statKeys.flatMap((key) =>
    key in stats ? [`${formatStatName(key)} ${stats[key]}, was ${current.stats[key]}`] : [],
  ),
];

const orNone = (value: string | number | null | undefined) => value ?? 'none';
