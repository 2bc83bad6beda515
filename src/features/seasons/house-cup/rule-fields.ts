import * as z from 'zod/mini';
import { count, Id } from '#shared/fields.ts';
import { text } from '#shared/text.ts';

export const maxPoints = 9999;
export const maxLevels = 8;
export const maxPlaces = 32;
export const maxRating = 5;

/** Points may have two decimals; a penalty is negative. */
const Points = z.number('must be a number').check(
  z.gte(-maxPoints, `must be ${-maxPoints} or more`),
  z.lte(maxPoints, `must be at most ${maxPoints}`),
  z.refine((points) => Number((points * 100).toFixed(6)) % 1 === 0, 'must have at most two decimals'),
);
const PointsOrNone = z._default(Points, 0);
const Percent = count(100);
const Rating = z.number().check(z.gte(0), z.lte(maxRating, `must be at most ${maxRating}`));

/** From `from` on, an average rating gives these points, if no higher step does. */
const RatingStep = z.strictObject({ from: Rating, points: Points });

/** What a sport of this level gives. A number that is 0 gives nothing, and no entry. */
export const Level = z.strictObject({
  name: text({ max: 40 }),
  /** For taking part in a competition. */
  entry: PointsOrNone,
  /** Once for a residence, or for each of its teams that count. */
  entryFor: z._default(z.enum(['residence', 'team']), 'residence'),
  /** Entered; has played a game; has played all of them. */
  entryWhen: z._default(z.enum(['entered', 'played', 'finished']), 'played'),
  win: PointsOrNone,
  tie: PointsOrNone,
  loss: PointsOrNone,
  /** A game that a team did not play although it gave notice, and one without notice. In place of a loss. */
  default: PointsOrNone,
  forfeit: PointsOrNone,
  /** For reaching the play-offs. */
  playoffs: PointsOrNone,
  /** The first place first. */
  places: z._default(z.array(Points).check(z.maxLength(maxPlaces)), []),
  /** For each team behind these places. */
  otherPlaces: PointsOrNone,
  /** The last team gets this once, the last but one twice. */
  perTeamBehind: PointsOrNone,
  /** Places count more for a residence of whose people more took part than of others: times its share by the average share. */
  placesByTurnout: z._default(z.boolean(), false),
  /** How many teams of a residence count, those with most points; 0: all. */
  bestTeams: z._default(count(9), 0),
  /** If this many people of a residence take part; 0: no such rule. */
  turnoutPeople: z._default(count(999), 0),
  turnoutPoints: PointsOrNone,
  /** For each person who takes part, up to this many points; 0: no limit. */
  perPerson: PointsOrNone,
  perPersonMax: PointsOrNone,
  /** For a team that turned up for all games of a competition. */
  neverAbsent: PointsOrNone,
  sportsmanship: z._default(z.array(RatingStep).check(z.maxLength(8)), []),
  /** A team rated lower than this on average keeps this share of its points; 0: no such rule. */
  lowRating: z._default(Rating, 0),
  lowRatingKeeps: z._default(Percent, 100),
  /** The share of its points that a team loses after its first, second, … default or forfeit. */
  lostForDefaults: z._default(z.array(Percent).check(z.maxLength(5)), []),
  lostForForfeits: z._default(z.array(Percent).check(z.maxLength(5)), []),
  /** Of which points these shares are. */
  lostOf: z._default(z.enum(['all', 'entry']), 'all'),
});
export type Level = z.infer<typeof Level>;

/** Which level something has; null: it does not count. */
const Assigned = z.nullable(count(maxLevels - 1));

export const maxObjectionDays = 60;

export const CupRules = z.strictObject({
  /** Sports are of the first level unless another is chosen. */
  levels: z.array(Level).check(z.minLength(1, 'must have a level'), z.maxLength(maxLevels)),
  sports: z._default(z.array(z.strictObject({ sportId: Id, level: Assigned })).check(z.maxLength(200)), []),
  competitions: z._default(z.array(z.strictObject({ competitionId: Id, level: Assigned })).check(z.maxLength(200)), []),
  /** Teams level at a place share what their places give, or each get what the place gives. */
  tiedPlaces: z._default(z.enum(['share', 'same']), 'share'),
  /** A team of two residences gives each half of its points, or all of them. */
  jointTeams: z._default(z.enum(['share', 'full']), 'share'),
  /** What the table is ordered by: all points, or points for each 100 residents. */
  order: z._default(z.enum(['total', 'perHead']), 'total'),
  /** How long somebody may object to points; after that they are final. */
  objectionDays: z._default(count(maxObjectionDays), 7),
});
export type CupRules = z.infer<typeof CupRules>;

/** The level of a contest: that of its competition, or else of its sport. Undefined: it does not count. */
export function levelOf(
  { levels, sports, competitions }: CupRules,
  contest: { sportId: number; competitionId: number | null },
): Level | undefined {
  const own = competitions.find(({ competitionId }) => competitionId === contest.competitionId);
  const assigned = own ?? sports.find(({ sportId }) => sportId === contest.sportId) ?? { level: 0 };
  return assigned.level === null ? undefined : levels[assigned.level];
}
