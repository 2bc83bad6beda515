/** The kinds of news that people can get. */
export const kinds = [
  'soon',
  'started',
  'period',
  'final',
  'moved',
  'rsvps',
  'result',
  'challenge',
  'photo',
  'announcement',
] as const;
export type Kind = (typeof kinds)[number];

/** News of a game, for the people whom the game concerns. */
export const gameKinds = ['soon', 'started', 'period', 'final', 'moved'] as const satisfies readonly Kind[];
export type GameKind = (typeof gameKinds)[number];

/** Kinds that appear as notices in the app by default, until a person chooses otherwise. */
export const notifiedByDefault = ['result', 'challenge', 'photo'] as const satisfies readonly Kind[];

/** The kinds that are on when a person first turns notifications on. */
export const firstKinds: readonly Kind[] = [
  'soon',
  'final',
  'moved',
  'rsvps',
  'result',
  'challenge',
  'photo',
  'announcement',
];

/** Kinds that people get for a game they go to, or want to be reminded of, even if they follow neither team. */
export const ofRsvps: readonly Kind[] = ['soon', 'moved'];

/** Stands in place of the kind where somebody asked to be reminded of this one game. */
export const reminderKind = 'reminder';

const minute = 60_000;
const hour = 60 * minute;

/** How long each kind stays news, in milliseconds. After that, nobody gets it. */
export const lifetimes: Readonly<Record<Kind | 'test' | 'email' | 'digest' | 'season', number>> = {
  soon: 30 * minute,
  started: 30 * minute,
  period: 10 * minute,
  final: 12 * hour,
  moved: 24 * hour,
  rsvps: 24 * hour,
  result: 24 * hour,
  challenge: 24 * hour,
  photo: 72 * hour,
  announcement: 72 * hour,
  /** What a plan of a season, or an evening called off, does to somebody's games: one message for all of them. */
  season: 72 * hour,
  test: 10 * minute,
  email: 24 * hour,
  digest: 12 * hour,
};

/** How long before its start a game counts as starting soon. */
export const soonBefore = 30 * minute;

export const isKind = (kind: string): kind is Kind => kinds.some((one) => one === kind);
