import * as z from 'zod/mini';
import { CompetitionName, resultResponse, resultSent } from '#features/competition/competitions/contract.ts';
import { maxVenueNameLength, venues } from '#features/competition/venues/contract.ts';
import { SportName } from '#features/teams/sports/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { ById, count, Done, Id, IdText, Instant, optional, orDoneBefore, Version } from '#shared/fields.ts';
import { Cursor, LimitText, SearchText } from '#shared/pages.ts';
import { resourceContract, resourceEndpoints, SeveralOutcomes } from '#shared/plain-resource.ts';
import { optionalText, text } from '#shared/text.ts';
import { BulkGameChange, BulkStatusChange, GameDependent, GameIds, PlannedChange } from './several-fields.ts';

export const statuses = ['upcoming', 'live', 'completed', 'cancelled', 'postponed'] as const;
export const GameStatus = z.enum(statuses);
export type GameStatus = z.infer<typeof GameStatus>;
/** Officers type `ongoing` for `live`. */
const TypedStatus = z.pipe(
  z.enum([...statuses, 'ongoing']),
  z.transform((status): GameStatus => (status === 'ongoing' ? 'live' : status)),
);

export const categories = ['league', 'regular', 'tournament', 'playoff', 'friendly', 'exhibition'] as const;
export const GameCategory = z.enum(categories);
export type GameCategory = z.infer<typeof GameCategory>;

/** What a table may need of a side beside its score. A typed figure counts before the box score's. */
export const figures = ['homeTries', 'awayTries', 'homeBonusPoints', 'awayBonusPoints'] as const;
export type Figure = (typeof figures)[number];

const Answered = z.nullable(z.int());
const figuresResponse = {
  /** Tries, penalty tries among them. Null: nobody typed them. */
  homeTries: Answered,
  awayTries: Answered,
  /** All bonus points of a side, where the league gave others than the rule would. Null: the rule gives them. */
  homeBonusPoints: Answered,
  awayBonusPoints: Answered,
};

export const maxTries = 99;
export const maxBonusPoints = 9;
const Tries = z.optional(z.nullable(count(maxTries)));
const BonusPoints = z.optional(z.nullable(count(maxBonusPoints)));
export const figuresSent = {
  homeTries: Tries,
  awayTries: Tries,
  homeBonusPoints: BonusPoints,
  awayBonusPoints: BonusPoints,
};

/** Why a game can hardly take place as planned. It can be saved all the same. */
export const Clash = z.object({
  kind: z.enum(['team', 'venue', 'hours', 'closed', 'sport']),
  /** A sentence for people, without a full stop. */
  text: z.string(),
  /** The game in the way; null where it is the venue, or a game that is not stored. */
  gameId: z.nullable(Id),
});
export type Clash = z.infer<typeof Clash>;

/** A clash of one of several games, with the sides of that game. */
export const GameClash = z.extend(Clash, { id: Id, title: z.string() });
export type GameClash = z.infer<typeof GameClash>;

export const GamePeriod = z.object({
  /** `Q3` */
  name: z.string(),
  /** `3rd quarter` */
  title: z.string(),
  /** When its clock would have begun if it had never been stopped or corrected; null while it does not run. */
  since: z.nullable(z.string()),
  /** How much of the period was played when its clock was stopped, in ms. Where both are null, no clock is shown. */
  elapsedMs: z.nullable(z.int()),
  /** What the clock shows when the period begins and when its regular time is over, in seconds: from 600 to 0, from 2700. */
  from: z.int(),
  to: z.nullable(z.int()),
});
export type GamePeriod = z.infer<typeof GamePeriod>;

export const maxScore = 999;
export const maxPeriods = 20;
/** `[[25, 21], [20, 25]]`: the home side's first. */
export const PeriodScores = z
  .array(z.tuple([count(maxScore), count(maxScore)]), 'must be written like 25-21, 20-25')
  .check(z.maxLength(maxPeriods));
export type PeriodScores = z.infer<typeof PeriodScores>;

/** How an innings stands beside the side's score, in a sport of innings. */
const InningsScore = z.object({
  side: z.enum(['home', 'away']),
  wickets: z.int(),
  /** Legal ones. */
  balls: z.int(),
  /** How many overs there are, and how many of a side bat. */
  overs: z.int(),
  players: z.int(),
});

export const Game = z.object({
  id: Id,
  version: Version,
  sportId: Id,
  sport: SportName,
  homeTeamId: Id,
  homeTeam: TeamName,
  awayTeamId: Id,
  awayTeam: TeamName,
  /** When it starts, ISO 8601 in UTC; null while the day is to be confirmed. `date_time` is another name for it. */
  dateTime: z.nullable(z.string()),
  date_time: z.nullable(z.string()),
  /** Where it is played. `venue` is another name for it. */
  location: z.string(),
  venue: z.string(),
  /** The venue that the location names; null if it names none. */
  venueId: z.nullable(Id),
  status: GameStatus,
  category: GameCategory,
  season: z.string(),
  /** `Group A`, and `Matchday 4` or `Semi-final`; null where nobody named them. */
  group: z.nullable(z.string()),
  round: z.nullable(z.string()),
  homeScore: z.nullable(z.int()),
  awayScore: z.nullable(z.int()),
  /** The shoot-out that decided a level game, beside its score; null without one. Running while the game is live. */
  homeShootout: z.nullable(z.int()),
  awayShootout: z.nullable(z.int()),
  /** What is being played, of a live game that somebody scores live; otherwise null. */
  period: z.nullable(GamePeriod),
  /** What each period (a quarter, a set) ended; of a live game also the current one. Null if unknown, or if it does not make the score. */
  periodScores: z.nullable(PeriodScores),
  /** Somebody said that overtime decided it. A shoot-out, or scores of more periods than usual, says so as well. */
  overtime: z.boolean(),
  /** In the order in which the sides batted; null in other sports, and if nobody scored or typed them. */
  innings: z.nullable(z.array(InningsScore)),
  ...resultResponse,
  ...figuresResponse,
  competitionId: z.nullable(Id),
  competition: z.nullable(CompetitionName),
  hasBoxScore: z.boolean(),
  /** How many people are going, and the first few of them by the name they typed. */
  rsvpCount: z.int(),
  rsvpNames: z.array(z.string()),
  likesCount: z.int(),
  commentsCount: z.int(),
  /** Only in the response to a write. */
  clashes: z.optional(z.array(Clash)),
  can: z.object({ score: z.boolean(), edit: z.boolean(), delete: z.boolean() }),
});
export type Game = z.infer<typeof Game>;

const Score = z.optional(z.nullable(count(maxScore)));
export const maxShootout = 99;
/** Both or none, only beside a level score, and not level itself once the game is over. */
const Shootout = z.optional(z.nullable(count(maxShootout)));

export const maxStageLength = 40;
const Stage = optionalText({ max: maxStageLength });

const GameFields = z.strictObject({
  sportId: Id,
  homeTeamId: Id,
  awayTeamId: Id,
  dateTime: z.optional(Instant),
  date_time: z.optional(Instant),
  location: optionalText({ max: maxVenueNameLength }),
  venue: optionalText({ max: maxVenueNameLength }),
  /** With a venue and no location, the location is the venue's name; with only a location, that may name a venue. */
  venueId: z.optional(z.nullable(Id)),
  status: z.optional(TypedStatus),
  category: z.optional(GameCategory),
  season: optional(text({ max: 20 })),
  group: Stage,
  round: Stage,
  overtime: z.optional(z.boolean()),
  homeScore: Score,
  awayScore: Score,
  homeShootout: Shootout,
  awayShootout: Shootout,
  /** They must make the score. Without a score beside them, they give it. */
  periodScores: z.optional(z.nullable(PeriodScores)),
  /** In the order in which the sides batted, beside both scores: they are the runs. */
  innings: z.optional(Game.shape.innings),
  ...resultSent,
  ...figuresSent,
  /** The game takes the season of the competition, and a category that fits it. */
  competitionId: z.optional(z.nullable(Id)),
});

/** Null takes the day away again from a game that nobody has begun to play. */
const changedDay = { dateTime: z.optional(z.nullable(Instant)), date_time: z.optional(z.nullable(Instant)) };

/** A game as somebody is about to save it: a new one, or the changes of the one with this id. */
const PlannedGame = z.strictObject({
  ...z.partial(GameFields).shape,
  ...changedDay,
  id: z.optional(Id),
  version: z.optional(Version),
});
export type PlannedGame = z.infer<typeof PlannedGame>;

/** `dateTime` or `date_time` is required, and one of `location`, `venue`, `venueId`. Reported with all other missing fields. */
export const NewGame = GameFields.check(
  z.refine((fresh) => givesAny(fresh, 'dateTime', 'date_time'), {
    path: ['dateTime'],
    message: 'Date and time are required',
    when: isObject,
  }),
  z.refine((fresh) => givesAny(fresh, 'location', 'venue', 'venueId'), {
    path: ['location'],
    message: 'Location is required',
    when: isObject,
  }),
);
export type NewGame = z.infer<typeof NewGame>;

export const GameChange = z.strictObject({
  ...z.partial(GameFields).shape,
  ...changedDay,
  version: z.optional(Version),
});
export type GameChange = z.infer<typeof GameChange>;

/** The fields that an officer may change; only admins change the others. */
export const officerFields = [
  ...[
    'homeScore',
    'awayScore',
    'homeShootout',
    'awayShootout',
    'periodScores',
    'innings',
    'status',
    'category',
    'version',
  ],
  ...Object.keys(resultSent),
  ...figures,
  'overtime',
] as const;

export const GameFilters = z.strictObject({
  status: z.optional(TypedStatus),
  category: z.optional(GameCategory),
  sportId: z.optional(IdText),
  teamId: z.optional(IdText),
  competitionId: z.optional(IdText),
  venueId: z.optional(IdText),
  group: z.optional(text({ max: maxStageLength })),
  round: z.optional(text({ max: maxStageLength })),
  /** Games that start at or after `from`, and before `until`. */
  from: z.optional(Instant),
  until: z.optional(Instant),
  /** For managers of the list: words from a game's teams, sport, place, status or category. */
  q: z.optional(SearchText),
  cursor: z.optional(Cursor),
  limit: z.optional(LimitText),
});
export type GameFilters = z.infer<typeof GameFilters>;

/** A location of games that is no venue's name, with the number of games that have it. */
export const LooseLocation = z.object({ location: z.string(), gamesCount: z.int() });
export type LooseLocation = z.infer<typeof LooseLocation>;

/** The groups and rounds that games have, in the order in which they were first played. */
export const Stages = z.object({ groups: z.array(z.string()), rounds: z.array(z.string()) });
export type Stages = z.infer<typeof Stages>;

export const rsvpNameLimit = 20;
export const rsvpsPerGame = 500;
/** How many of these visitors may enter in total, so that typed names cannot take all places of members. */
export const visitorRsvpsPerGame = 250;
/** How many one account may enter: themselves and friends. */
export const rsvpsPerAccount = 25;
const RsvpName = text({ max: rsvpNameLimit });

export const NewRsvp = z.strictObject({ userName: RsvpName, status: z.optional(z.literal('going')) });
export const RsvpWithdrawal = z.strictObject({ userName: RsvpName });
export const Rsvp = z.object({
  userName: z.string(),
  status: z.literal('going'),
  can: z.object({ withdraw: z.boolean() }),
});
export type Rsvp = z.infer<typeof Rsvp>;

/** An RSVP that somebody entered for themselves. */
export const OwnRsvp = z.object({ gameId: Id, userName: z.string() });
export type OwnRsvp = z.infer<typeof OwnRsvp>;

/** The name of somebody's own RSVP: their display name, cut to the length that an RSVP allows. */
export const ownRsvpName = (displayName: string): string => [...displayName].slice(0, rsvpNameLimit).join('').trim();

/** An upcoming game, and the names that somebody entered for it: their own and those of friends. */
export const EnteredGame = z.object({ game: Game, userNames: z.array(z.string()) });
export type EnteredGame = z.infer<typeof EnteredGame>;

export const isRsvpName = (typed: string) => z.safeParse(RsvpName, typed).success;

export const games = resourceContract({
  path: '/api/games',
  resourceName: 'game',
  set: 'games',
  ResponseBody: Game,
  Create: NewGame,
  Change: GameChange,
  Filters: GameFilters,
});

export const endpoints = {
  ...resourceEndpoints(games),
  /** The next game at each venue that has one; `from` is the start of the reader's day. */
  'GET /api/games/next-at-venues': { query: z.strictObject({ from: Instant }), response: z.array(games.ResponseBody) },
  'GET /api/games/locations': { response: z.array(z.string()) },
  'GET /api/games/stages': {
    query: z.strictObject({ competitionId: z.optional(IdText), sportId: z.optional(IdText) }),
    response: Stages,
  },
  'GET /api/games/locations/loose': { response: z.array(LooseLocation) },
  'POST /api/games/locations/venue': {
    body: z.strictObject({ location: text({ max: maxVenueNameLength }) }),
    response: z.object({ venue: venues.ResponseBody, gamesCount: z.int() }),
  },
  'POST /api/games/clashes': { body: PlannedGame, response: z.object({ clashes: z.array(Clash) }) },
  'POST /api/games/status': { body: BulkStatusChange, response: SeveralOutcomes },
  'GET /api/games/parts': { query: GameIds, response: z.array(GameDependent) },
  'POST /api/games/changes': { body: BulkGameChange, response: SeveralOutcomes },
  'POST /api/games/changes/clashes': { body: PlannedChange, response: z.object({ clashes: z.array(GameClash) }) },
  'GET /api/user/rsvps': { response: z.array(EnteredGame) },
  'GET /api/games/going': { response: z.array(OwnRsvp) },
  'GET /api/games/:id/rsvps': { params: ById, response: z.array(Rsvp) },
  'POST /api/games/:id/rsvp': { params: ById, body: NewRsvp, response: orDoneBefore(Rsvp) },
  'DELETE /api/games/:id/rsvp': { params: ById, body: RsvpWithdrawal, response: orDoneBefore(Done) },
};

/** Checks required fields even if other fields are invalid. */
function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

function givesAny(fresh: object, ...names: string[]): boolean {
  return names.some((name) => (Reflect.get(fresh, name) ?? '') !== '');
}
