/** What somebody can be told of. */
export const kinds = [
  'soon',
  'started',
  'period',
  'final',
  'moved',
  'rsvps',
  'result',
  'photo',
  'announcement',
] as const;
export type Kind = (typeof kinds)[number];

/** Of a game, for those whom the game concerns. */
export const gameKinds = ['soon', 'started', 'period', 'final', 'moved'] as const satisfies readonly Kind[];
export type GameKind = (typeof gameKinds)[number];

/** Those that are notices in the app for everybody until they choose otherwise. */
export const toldAnyway = ['result', 'photo'] as const satisfies readonly Kind[];

/** What whoever turns notifications on begins with. */
export const firstKinds: readonly Kind[] = ['soon', 'final', 'moved', 'rsvps', 'result', 'photo', 'announcement'];

/** Of a game that one goes to, without following either side. */
export const ofRsvps: readonly Kind[] = ['soon', 'moved'];

const minute = 60_000;
const hour = 60 * minute;

/** For how long it is news, in milliseconds: after that nobody is told. */
export const lifetimes: Readonly<Record<Kind | 'test' | 'email' | 'digest', number>> = {
  soon: 30 * minute,
  started: 30 * minute,
  period: 10 * minute,
  final: 12 * hour,
  moved: 24 * hour,
  rsvps: 24 * hour,
  result: 24 * hour,
  photo: 72 * hour,
  announcement: 72 * hour,
  test: 10 * minute,
  email: 24 * hour,
  digest: 12 * hour,
};

/** How long before its start a game starts soon. */
export const soonBefore = 30 * minute;

export const isKind = (kind: string): kind is Kind => kinds.some((one) => one === kind);
