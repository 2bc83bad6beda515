import * as z from 'zod/mini';
import { Game } from '#features/competition/games/contract.ts';
import { ScorerToken } from '#features/live/scorer-links/contract.ts';
import { Jersey, NewPlayer, Player } from '#features/teams/players/contract.ts';
import { ById, count, Id, Instant } from '#shared/fields.ts';

export const eventsPerRequest = 50;
export const eventsPerGame = 1000;
/** Scores that are typed beside the taps are events too; they have no limit of their own. */
const maxEvents = 100_000;

/** The most points of a side, in a period and in total. */
export const maxPoints = 999;

const Side = z.enum(['home', 'away']);
export type Side = z.infer<typeof Side>;

/** The phone makes the id, so that an event sent twice counts once. */
const EventId = z.string().check(z.regex(/^[\w-]{8,40}$/));
const Period = z.int().check(z.gte(1), z.lte(20));

/** The last instant a phone may send, whatever its clock says, so that there is always an instant after the known ones. */
export const latestPress = '2091-01-01T00:00:00.000Z';

/** When it was pressed, in UTC. It is after all events that the phone knew, so that an undo is later than its event. */
const PressedAt = Instant.check(z.refine((at) => at <= latestPress, 'is not a valid time for this game'));
const pressed = { id: EventId, at: PressedAt };

/** The phone makes it, negative so that it is nobody's on a roster. */
const WalkOnId = z.int().check(z.gte(-2_147_483_647), z.lte(-1));
/** A player, or a walk-on of this game. */
const PersonId = z.int().check(
  z.gte(-2_147_483_647),
  z.lte(2_147_483_647),
  z.refine((id) => id !== 0, 'is not a player'),
);

const Start = z.strictObject({ ...pressed, kind: z.literal('start') });
const NextPeriod = z.strictObject({ ...pressed, kind: z.literal('period'), period: Period });
const End = z.strictObject({ ...pressed, kind: z.literal('end') });
/** `tap` is the key of a tap in the sport's definition. */
const tapped = {
  side: Side,
  period: Period,
  tap: z.string().check(z.maxLength(40)),
  playerId: z.optional(z.nullable(PersonId)),
  /** A player of the other side who took part: the bowler. */
  otherPlayerId: z.optional(z.nullable(PersonId)),
  /** Another one of that side: the fielder of a dismissal. */
  fielderId: z.optional(z.nullable(PersonId)),
};
const Tap = z.strictObject({ ...pressed, kind: z.literal('tap'), ...tapped });
/** Points that no tap explains: a corrected score, or a score that existed before the first event. */
const Correction = z.strictObject({
  ...pressed,
  kind: z.literal('correction'),
  side: Side,
  period: Period,
  points: z.int().check(z.gte(-99_999), z.lte(99_999)),
});
/** Corrects a tap: says what it was instead. */
const Edit = z.strictObject({ ...pressed, kind: z.literal('edit'), of: EventId, ...tapped });
/** Takes back another event. If the undo itself is undone, that event counts again. */
const Undo = z.strictObject({ ...pressed, kind: z.literal('undo'), of: EventId });
/** A period takes no longer than this on its clock, in milliseconds. */
export const maxElapsedMs = 5_999_999;

/** The clock as a scorer started, stopped or corrected it: it stood at `elapsedMs` of its period. It decides nothing. */
const Clock = z.strictObject({
  ...pressed,
  kind: z.literal('clock'),
  period: Period,
  running: z.boolean(),
  elapsedMs: count(maxElapsedMs),
});
/** A player enters or leaves the court; before the start this is the line-up. Starts no game, and scores nothing. */
const Substitution = z.strictObject({
  ...pressed,
  kind: z.literal(['on', 'off']),
  side: Side,
  period: Period,
  /** Null if the player has been deleted since. */
  playerId: z.nullable(PersonId),
  /** Of a player who enters, or changes: the key of the position in the sport's definition. */
  position: z.optional(z.string().check(z.maxLength(8))),
});

/**
 * What the team sheet of this game says of a player: whether they are here, their number on the day, whether they are
 * captain. What an event leaves out stays as it was. Starts no game, and scores nothing.
 */
const SheetEntry = z.strictObject({
  ...pressed,
  kind: z.literal('sheet'),
  side: Side,
  /** Null if the player has been deleted since. */
  playerId: z.nullable(Id),
  isHere: z.optional(z.boolean()),
  shirt: z.optional(Jersey),
  isCaptain: z.optional(z.boolean()),
});

/** Whose the restart is that the sides take in turn: the first at the start, or put right. Each point passes it on. */
const Restart = z.strictObject({ ...pressed, kind: z.literal('restart'), side: Side, period: Period });

/** Who serves now, or a rotation of a side, where a scorer says so against what follows from the points. */
const ServeChange = z.strictObject({ ...pressed, kind: z.literal(['serve', 'rotate']), side: Side, period: Period });

/** Who won the toss and what they chose, before the first ball of a game of innings. The last one counts. */
const Toss = z.strictObject({
  ...pressed,
  kind: z.literal('toss'),
  side: Side,
  choice: z.enum(['bat', 'bowl']),
  /** How many overs each side has, and how many of its players bat. */
  overs: z.int().check(z.gte(1), z.lte(50)),
  players: z.int().check(z.gte(2), z.lte(11)),
});

/** Somebody plays who is on no roster. Plays with an id that no such event names stay with their team. */
const WalkOnEvent = z
  .strictObject({
    ...pressed,
    kind: z.literal('walkOn'),
    side: Side,
    playerId: WalkOnId,
    number: Jersey,
    name: z.nullable(NewPlayer.shape.name),
  })
  .check(z.refine(({ number, name }) => number !== null || name !== null, 'A walk-on needs a number or a name'));

/** An officer says who a walk-on was: a player, the same as another walk-on, or (null) nobody who can be named. */
const Settle = z.strictObject({
  ...pressed,
  kind: z.literal('settle'),
  walkOnId: WalkOnId,
  playerId: z.nullable(PersonId),
});

/** What a phone may send. */
const phoneEvents = [
  Start,
  NextPeriod,
  End,
  Tap,
  Edit,
  Correction,
  Substitution,
  SheetEntry,
  ServeChange,
  Toss,
  Clock,
  Restart,
  WalkOnEvent,
  Undo,
] as const;
const PhoneEvent = z.discriminatedUnion('kind', phoneEvents);

export const PressedEvent = z.discriminatedUnion('kind', [...phoneEvents, Settle]);
export type PressedEvent = z.infer<typeof PressedEvent>;

/** An event as the server returns it: with the players' names. */
const playerNames = {
  playerName: z.optional(z.string()),
  otherPlayerName: z.optional(z.string()),
  fielderName: z.optional(z.string()),
};
const TapWithName = z.strictObject({ ...Tap.shape, ...playerNames });
const EditWithName = z.strictObject({ ...Edit.shape, ...playerNames });
const SubstitutionWithName = z.strictObject({ ...Substitution.shape, playerName: z.optional(z.string()) });
const SheetEntryWithName = z.strictObject({ ...SheetEntry.shape, playerName: z.optional(z.string()) });
const SettleWithName = z.strictObject({ ...Settle.shape, playerName: z.optional(z.string()) });
export const GameEvent = z.discriminatedUnion('kind', [
  Start,
  NextPeriod,
  End,
  TapWithName,
  EditWithName,
  Correction,
  SubstitutionWithName,
  SheetEntryWithName,
  ServeChange,
  Toss,
  Clock,
  Restart,
  WalkOnEvent,
  SettleWithName,
  Undo,
]);
export type GameEvent = z.infer<typeof GameEvent>;

export const GameEvents = z.object({
  /** The sport's definition, for `getDefinition`: the key of a file, or the text of one that the village made. */
  definition: z.string(),
  /** How many known events come before these, in the order in which the server received them. */
  from: count(maxEvents),
  events: z.array(GameEvent),
  can: z.object({ score: z.boolean(), addWalkOns: z.boolean() }),
});
export type GameEvents = z.infer<typeof GameEvents>;

/** The last event that the client knows. If the server does not know it, it returns all events. */
const After = z.strictObject({ after: z.optional(EventId) });

export const RosterPlayer = z.pick(Player, {
  id: true,
  displayName: true,
  jerseyNumber: true,
  position: true,
  isCaptain: true,
});
export type RosterPlayer = z.infer<typeof RosterPlayer>;

/** Who is probably here, until somebody says who is. */
export const SuggestedSheet = z.object({
  from: z.enum(['answers', 'lastTime', 'everybody']),
  /** When the last game was, if it follows from that one. */
  at: z.nullable(z.string()),
  here: z.array(Id),
});
export type SuggestedSheet = z.infer<typeof SuggestedSheet>;

export const SuggestedSheets = z.object({ home: SuggestedSheet, away: SuggestedSheet });
export type SuggestedSheets = z.infer<typeof SuggestedSheets>;

/** Identifies a phone or browser that scores. The client makes it and sends it with the events pressed there. */
const ScoringSession = z.uuid();

/** An event from a phone that another had taken the game over from: an officer decides whether it counts. */
export const PendingPlay = z.object({
  id: Id,
  event: GameEvent,
  /** Who pressed it, if known. */
  by: z.nullable(z.string()),
  offeredAt: z.string(),
  /** False for starts, ends and periods: they are decided one by one. */
  isInAll: z.boolean(),
});
export type PendingPlay = z.infer<typeof PendingPlay>;

/** At most this many are listed, the earliest first, and decided at once. */
export const maxPending = 100;

const DuplicatePlay = z.object({
  event: TapWithName,
  /** Who pressed it, if known. */
  by: z.nullable(z.string()),
  /** The phone's number, from 1, in the order in which the server first received events from this game's phones. */
  phone: z.int(),
  isThisPhone: z.boolean(),
});

/** A play that two phones recorded within a short time, the earlier first. Both count until somebody decides. */
export const PossibleDuplicate = z.object({ first: DuplicatePlay, second: DuplicatePlay });
export type PossibleDuplicate = z.infer<typeof PossibleDuplicate>;

export const Takeover = z.object({
  /** Null while nobody has taken the game over: then all phones score together. */
  holder: z.nullable(z.object({ name: z.nullable(z.string()), takenAt: z.string() })),
  isHolder: z.boolean(),
  /** Whether events from the asking phone count. If not, they become offered plays. */
  counts: z.boolean(),
  /** The number of plays still to be decided, listed or not. */
  waiting: count(eventsPerGame),
  plays: z.array(PendingPlay),
  /** Clashes still to be decided, the earliest first, with the same limit as offered plays. */
  clashes: z.array(PossibleDuplicate),
});
export type Takeover = z.infer<typeof Takeover>;

/** Everything that a scorer with a link needs, and everything that the link reveals. */
export const ScoredGame = z.object({
  linkId: Id,
  scorer: z.string(),
  closesAt: z.string(),
  game: Game,
  heard: GameEvents,
  rosters: z.object({ home: z.array(RosterPlayer), away: z.array(RosterPlayer) }),
  /** Null once the game has begun. */
  sheets: z.nullable(SuggestedSheets),
  clashes: z.array(PossibleDuplicate),
});
export type ScoredGame = z.infer<typeof ScoredGame>;

const Scorer = z.object({ name: z.nullable(z.string()), lastAt: z.string() });
export type Scorer = z.infer<typeof Scorer>;

const PendingDecision = z
  .strictObject({
    ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(maxPending))),
    /** All listed plays except starts, ends and periods. */
    all: z.optional(z.literal(true)),
    take: z.boolean(),
    session: z.optional(ScoringSession),
  })
  .check(z.refine(({ ids, all }) => (ids === undefined) !== (all === undefined), 'Either ids or all is needed'));
export type PendingDecision = z.infer<typeof PendingDecision>;

/** True: both plays of each pair happened. False: the later one is left out. */
const duplicateDecision = {
  plays: z.array(z.strictObject({ first: EventId, second: EventId })).check(z.minLength(1), z.maxLength(maxPending)),
  both: z.boolean(),
  session: z.optional(ScoringSession),
};
const DuplicateDecision = z.strictObject(duplicateDecision);
export type DuplicateDecision = z.infer<typeof DuplicateDecision>;

/** Who a walk-on was. `open` takes the settlement back. */
export const WalkOnSettlement = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('player'), walkOnId: WalkOnId, playerId: Id }),
  z.strictObject({ as: z.literal('walkOn'), walkOnId: WalkOnId, otherId: WalkOnId }),
  z.strictObject({ as: z.literal('new'), walkOnId: WalkOnId, name: NewPlayer.shape.name, jerseyNumber: Jersey }),
  z.strictObject({ as: z.literal('unnamed'), walkOnId: WalkOnId }),
  z.strictObject({ as: z.literal('open'), walkOnId: WalkOnId }),
]);
export type WalkOnSettlement = z.infer<typeof WalkOnSettlement>;

/** How many of the sent events became offered plays. */
const SentEvents = z.extend(GameEvents, { offered: count(eventsPerRequest) });
export type SentEvents = z.infer<typeof SentEvents>;

const pressedEvents = z.array(PhoneEvent).check(z.minLength(1), z.maxLength(eventsPerRequest));

export const endpoints = {
  'GET /api/games/:id/events': { params: ById, query: After, response: GameEvents },
  'POST /api/games/:id/events': {
    params: ById,
    query: After,
    body: z.strictObject({
      events: pressedEvents,
      /** The account that pressed the events. The server refuses them from another account's session. */
      pressedBy: z.optional(Id),
      session: z.optional(ScoringSession),
    }),
    response: SentEvents,
  },
  // The token travels in the body, because addresses end up in logs and histories.
  'POST /api/scoring': {
    body: z.strictObject({ token: ScorerToken, session: z.optional(ScoringSession) }),
    response: ScoredGame,
  },
  'POST /api/scoring/events': {
    body: z.strictObject({
      token: ScorerToken,
      events: pressedEvents,
      after: z.optional(EventId),
      session: z.optional(ScoringSession),
    }),
    response: SentEvents,
  },
  'POST /api/scoring/clashes/decisions': {
    body: z.strictObject({ token: ScorerToken, ...duplicateDecision }),
    response: ScoredGame,
  },
  'GET /api/games/:id/sheets': { params: ById, response: SuggestedSheets },
  'POST /api/games/:id/walk-ons/settlements': { params: ById, body: WalkOnSettlement, response: GameEvents },
  'GET /api/games/:id/scorers': { params: ById, response: z.array(Scorer) },
  'POST /api/games/:id/scoring': {
    params: ById,
    /** `join` scores together with the phone that has taken over. */
    body: z.strictObject({ session: ScoringSession, join: z.optional(z.boolean()) }),
    response: Takeover,
  },
  'GET /api/games/:id/offered': {
    params: ById,
    query: z.strictObject({ session: z.optional(ScoringSession) }),
    response: Takeover,
  },
  'POST /api/games/:id/offered/decisions': { params: ById, body: PendingDecision, response: Takeover },
  'POST /api/games/:id/clashes/decisions': { params: ById, body: DuplicateDecision, response: Takeover },
};
