import * as z from 'zod/mini';
import { CompetitionKind, CompetitionName } from '#features/competition/competitions/contract.ts';
import { Game } from '#features/competition/games/contract.ts';
import { SportName } from '#features/teams/sports/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { ById, Done, Id, Version } from '#shared/fields.ts';

/** Who plays on one side of a match. */
export const Entrant = z.object({
  /** Null while nobody knows who it is. */
  team: z.nullable(TeamName),
  /** The match that says who it is, and which of its two comes here; null for who was entered, or comes from a table. */
  from: z.nullable(z.object({ match: z.string(), takes: z.enum(['winner', 'loser']) })),
  /** Who it will be, in words: `Winner of Semi-final 1`, `2nd of Group B`. Null where a team was entered. */
  text: z.nullable(z.string()),
});
export type Entrant = z.infer<typeof Entrant>;

export const BracketMatch = z.object({
  /** Unique in its bracket. */
  key: z.string(),
  /** `Semi-final 1` */
  name: z.string(),
  round: z.string(),
  /** The order of rounds, from 1. */
  stage: z.int(),
  home: Entrant,
  away: Entrant,
  /** When and where it will be, as published; null once there is a game, which says so itself. */
  dateTime: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Null until both sides are known. */
  gameId: z.nullable(Id),
  /** Who goes on as an officer decided, where the result does not say it. */
  wentOn: z.nullable(Id),
  /** Whether an officer still has to say who goes on: nobody won, or the result was corrected. */
  isAsked: z.boolean(),
});
export type BracketMatch = z.infer<typeof BracketMatch>;

export const Bracket = z.object({
  competition: CompetitionName,
  kind: CompetitionKind,
  season: z.string(),
  sport: SportName,
  /** Whether its places come from tables, which stand above it. */
  hasTables: z.boolean(),
  /** Earliest round first; empty where the competition has no knock-out. */
  matches: z.array(BracketMatch),
  /** Who does not play in a drawn round; `stage` is that of its matches. */
  byes: z.array(z.object({ stage: z.int(), team: TeamName })),
  /** Whether each round is drawn after the one before, by points (Swiss): no match leads to another. */
  isDrawn: z.boolean(),
  /** Drawn rounds before which a result was corrected since: the draw stays. */
  correctedDraws: z.array(z.string()),
});
export type Bracket = z.infer<typeof Bracket>;

/** A competition with a knock-out, in a list. */
export const BracketSummary = z.object({
  competition: CompetitionName,
  season: z.string(),
  sport: SportName,
  /** Teams that have played or will play in it. */
  teamIds: z.array(Id),
  /** The round that is played now, or is next: `Semi-final`; null once it is over. */
  round: z.nullable(z.string()),
  isLive: z.boolean(),
  champion: z.nullable(TeamName),
});
export type BracketSummary = z.infer<typeof BracketSummary>;

/** Where a game's winner, or its loser, plays next. */
export const NextMatch = z.object({
  takes: z.enum(['winner', 'loser']),
  /** `Final` */
  match: z.string(),
  /** Who comes there from this game; null until it is over. */
  team: z.nullable(TeamName),
  opponent: Entrant,
  dateTime: z.nullable(z.string()),
  /** Null until both sides are known. */
  gameId: z.nullable(Id),
});
export type NextMatch = z.infer<typeof NextMatch>;

/** What a game decides in a knock-out. */
export const GameInBracket = z.object({
  competition: CompetitionName,
  /** `Semi-final 1` */
  match: z.string(),
  /** `cup`: its winner wins the competition. `out`: its loser plays no more. `draw`: the next round is drawn by points. */
  decides: z.nullable(z.enum(['cup', 'out', 'draw'])),
  next: z.array(NextMatch),
  /** Who goes on as an officer decided, where the result does not say it. */
  wentOn: z.nullable(TeamName),
  /** Whether an officer still has to say who goes on. */
  isAsked: z.boolean(),
});
export type GameInBracket = z.infer<typeof GameInBracket>;

/** `changed`: a corrected result changes who plays. `undecided`: nothing says who goes on. `tie`: a table leaves teams level. `draw`: a Swiss round can be drawn. */
export const questionKinds = ['changed', 'undecided', 'tie', 'draw'] as const;
export const QuestionKind = z.enum(questionKinds);
export type QuestionKind = z.infer<typeof QuestionKind>;
/** `closed`: results answered it. */
export type QuestionState = 'open' | 'applied' | 'kept' | 'closed';

/** A later game whose sides a corrected result changes. */
export const AffectedGame = z.object({
  match: z.string(),
  game: Game,
  /** Who is on its sides, and who would be. */
  changes: z.array(z.object({ out: TeamName, in: TeamName })),
});
export type AffectedGame = z.infer<typeof AffectedGame>;

/** How a Swiss round will be drawn. */
export const DrawPreview = z.object({
  /** `Round 4` */
  round: z.string(),
  /** First board first. */
  pairings: z.array(
    z.object({
      home: TeamName,
      away: TeamName,
      dateTime: z.nullable(z.string()),
      location: z.nullable(z.string()),
    }),
  ),
  /** Who does not play, and has a point for it. */
  byes: z.array(TeamName),
  /** Most points first. */
  points: z.array(z.object({ team: TeamName, points: z.number() })),
});
export type DrawPreview = z.infer<typeof DrawPreview>;

export const BracketQuestion = z.object({
  id: Id,
  version: Version,
  kind: QuestionKind,
  askedAt: z.string(),
  /** Names what it is about as results and games are now. A decision sends it back, so that nobody decides what they have not seen. */
  basis: z.string(),
  competition: CompetitionName,
  /** `Semi-final 1`, `Group B`: what says who plays. */
  cause: z.string(),
  /** Null for a table. */
  game: z.nullable(Game),
  /** Of whom to choose. */
  teams: z.array(TeamName),
  affected: z.array(AffectedGame),
  draw: z.nullable(DrawPreview),
  /** Whether you take part, so that others decide. */
  isOwnCase: z.boolean(),
  can: z.object({
    decide: z.boolean(),
    /** False once an affected game has begun: it cannot get other sides. */
    apply: z.boolean(),
  }),
});
export type BracketQuestion = z.infer<typeof BracketQuestion>;

export const QuestionDecision = z.strictObject({
  version: Version,
  basis: z.string().check(z.maxLength(100)),
  /** For a corrected result: play on with the other teams, or leave the games as they are. */
  decision: z.optional(z.enum(['apply', 'keep'])),
  /** For the others: the teams in the order in which they finished, the winner first. */
  order: z.optional(z.array(Id).check(z.minLength(2), z.maxLength(64))),
});
export type QuestionDecision = z.infer<typeof QuestionDecision>;

export const endpoints = {
  'GET /api/brackets': { response: z.array(BracketSummary) },
  'GET /api/competitions/:id/bracket': { params: ById, response: Bracket },
  /** The games of its matches, which change while they are played. */
  'GET /api/competitions/:id/bracket/games': { params: ById, response: z.array(Game) },
  /** Null for a game of no bracket. */
  'GET /api/games/:id/bracket': { params: ById, response: z.nullable(GameInBracket) },
  /** Those that wait for an officer, the oldest first. */
  'GET /api/bracket-questions': { response: z.array(BracketQuestion) },
  'POST /api/bracket-questions/:id/decision': { params: ById, body: QuestionDecision, response: Done },
};
