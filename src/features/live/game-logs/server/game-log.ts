import * as z from 'zod/mini';
import { Game, GameCategory, GameStatus, maxStageLength, PeriodScores } from '#features/competition/games/contract.ts';
import { maxVenueNameLength } from '#features/competition/venues/contract.ts';
import { linesPerGame, Side } from '#features/results/box-scores/contract.ts';
import { Jersey, NewPlayer } from '#features/teams/players/contract.ts';
import { sports } from '#features/teams/sports/contract.ts';
import { CheckedSportFile } from '#features/teams/sports/definitions/checked-file.ts';
import { Gender, teams } from '#features/teams/teams/contract.ts';
import { count, Id, Instant } from '#shared/fields.ts';
import { PressedEvent } from '../../live-games/contract.ts';

/** Says what a file is, to people and programs. */
export const logFormat = 'village-arena/game-log';
/** Raised when a file of before can no longer be read as it is. */
export const logVersion = 1;

/** In bytes: three times the longest log with the longest definition of a sport. */
export const largestLog = 2 * 1024 * 1024;

const Text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const ofEachSide = <S extends z.ZodMiniType>(of: S) => z.strictObject({ home: of, away: of });

/** By the keys of the sport's statistics, without zeros. */
const Counts = z.record(Text(40), z.int());
/** A player of this file, or below 0 a walk-on of its events. */
const PersonId = z.int();

const LoggedTeam = z.strictObject({ name: teams.Create.shape.name, gender: Gender });

/** Whoever an event or a line names. Ids hold within the file alone. */
const LoggedPlayer = z.strictObject({
  id: Id,
  /** The side that they played for that day. */
  side: Side,
  name: NewPlayer.shape.name,
  number: Jersey,
  position: z.nullable(Text(40)),
});
export type LoggedPlayer = z.infer<typeof LoggedPlayer>;

/** What somebody typed into the box score beside the events, after so many of them. */
const TypedNumbers = z.strictObject({
  afterEvents: count(100_000),
  side: Side,
  /** Null for the side as a whole. */
  playerId: z.nullable(PersonId),
  /** The difference from what the events had counted until then, up or down. */
  counts: Counts,
  /** Null for a side, and where the player was taken off the list. */
  listed: z.nullable(z.strictObject({ didNotPlay: z.boolean(), note: z.nullable(Text(80)) })),
});
export type TypedNumbers = z.infer<typeof TypedNumbers>;

const LoggedLine = z.strictObject({
  playerId: PersonId,
  side: Side,
  didNotPlay: z.boolean(),
  note: z.nullable(Text(80)),
  stats: Counts,
});
export type LoggedLine = z.infer<typeof LoggedLine>;

const Shootout = z.nullable(ofEachSide(count(99)));

/** What the file states; it follows from the sport, the events and what was typed beside them. */
const Outcome = z.strictObject({
  score: ofEachSide(z.nullable(count(999))),
  shootout: Shootout,
  /** What each period ended, the home side's first. */
  periods: PeriodScores,
  innings: Game.shape.innings,
  boxScore: z.strictObject({
    lines: z.array(LoggedLine).check(z.maxLength(2 * linesPerGame)),
    /** What belongs to no player. */
    teams: ofEachSide(Counts),
    /** What the scorers counted; null where the box score was typed, which counts all. */
    counted: z.nullable(z.array(Text(40))),
  }),
});
export type Outcome = z.infer<typeof Outcome>;

/** A game as a file: its sport's definition, who played, the events in the order in which they were received, and what they come to. */
export const GameLog = z.strictObject({
  format: z.literal(logFormat),
  version: z.literal(logVersion),
  sport: z.strictObject({ name: sports.Create.shape.name, definition: CheckedSportFile }),
  game: z.strictObject({
    dateTime: Instant,
    status: GameStatus,
    season: Text(20),
    category: GameCategory,
    /** By name: another village may have one of that name and season. */
    competition: z.nullable(Text(80)),
    group: z.nullable(Text(maxStageLength)),
    round: z.nullable(Text(maxStageLength)),
    location: z.string().check(z.maxLength(maxVenueNameLength)),
    home: LoggedTeam,
    away: LoggedTeam,
    overtime: z.boolean(),
    resultType: Game.shape.resultType,
    resultAgainst: Game.shape.resultAgainst,
    forfeitNotice: Game.shape.forfeitNotice,
    counts: z.boolean(),
    homeTries: Game.shape.homeTries,
    awayTries: Game.shape.awayTries,
    homeBonusPoints: Game.shape.homeBonusPoints,
    awayBonusPoints: Game.shape.awayBonusPoints,
  }),
  players: z.array(LoggedPlayer).check(z.maxLength(500)),
  events: z.array(PressedEvent).check(z.minLength(1), z.maxLength(5000)),
  typed: z.strictObject({
    boxScore: z.array(TypedNumbers).check(z.maxLength(5000)),
    /** In place of the periods, or the shoot-out, that the events add up to. */
    periods: z.optional(PeriodScores),
    shootout: z.optional(Shootout),
  }),
  outcome: Outcome,
});
export type GameLog = z.infer<typeof GameLog>;
