import * as z from 'zod/mini';
import { PreviewedTeam } from '#features/results/standings/contract.ts';
import { TeamName } from '#features/teams/teams/contract.ts';
import { ById, Id } from '#shared/fields.ts';

/** `annul`: all results go, and what is left is called off. `walkovers`: what was played stands, the others win the rest. */
export const leavingChoices = ['annul', 'walkovers', 'callOff'] as const;
export const LeavingChoice = z.enum(leavingChoices);
export type LeavingChoice = z.infer<typeof LeavingChoice>;

export const Leaving = z.strictObject({
  teamId: Id,
  choice: z.enum([...leavingChoices, 'usual']),
  /** Whether results of a group whose games are all over go, too. */
  finishedToo: z.boolean(),
});
export type Leaving = z.infer<typeof Leaving>;

/** What becomes of a game. `stands`: it stays as it is. */
export const fates = ['annulled', 'walkover', 'calledOff', 'stands'] as const;
export const Fate = z.enum(fates);
export type Fate = z.infer<typeof Fate>;

export const LeftGame = z.object({
  gameId: Id,
  home: z.string(),
  away: z.string(),
  /** `Group A`, `Semi-final`; null where the competition has one table. */
  stage: z.nullable(z.string()),
  dateTime: z.nullable(z.string()),
  /** `72–65`; null before it is played. */
  before: z.nullable(z.string()),
  /** The score of a walkover. */
  after: z.nullable(z.string()),
  fate: Fate,
});
export type LeftGame = z.infer<typeof LeftGame>;

const Proposal = {
  choice: LeavingChoice,
  /** By the usual rule. */
  usual: LeavingChoice,
  /** Its games for a table that is not finished: those that count, and all that were to be played. */
  played: z.int(),
  of: z.int(),
  games: z.array(LeftGame),
  /** Every team of the tables of the competition, in their order afterwards. Empty where none has been played in. */
  table: z.array(PreviewedTeam),
  /** None of its games counts: it is in the table no more. */
  leavesTable: z.boolean(),
  /** Who goes on in the knock-out, and where. */
  goOn: z.array(z.object({ team: z.string(), game: z.string() })),
  /** Games of the knock-out in which the team stands and whose other side is not known. */
  waiting: z.array(z.string()),
  /** Questions about who plays that it leaves to officers. */
  questions: z.int(),
  /** Groups that are over. */
  finished: z.array(z.string()),
  told: z.int(),
};

export const LeavingProposal = z.object({
  /** Of all that the proposal says: sent back, so that nothing else is stored. */
  state: z.string(),
  ...Proposal,
});
export type LeavingProposal = z.infer<typeof LeavingProposal>;

export const LeavingAct = z.strictObject({ ...Leaving.shape, state: z.string().check(z.maxLength(40)) });

/** A team with games in a competition. */
export const CompetingTeam = z.object({ team: TeamName, played: z.int(), toPlay: z.int() });
export type CompetingTeam = z.infer<typeof CompetingTeam>;

export const endpoints = {
  'GET /api/competitions/:id/leaving-team': { params: ById, response: z.array(CompetingTeam) },
  'POST /api/competitions/:id/leaving-team/proposal': { params: ById, body: Leaving, response: LeavingProposal },
  'POST /api/competitions/:id/leaving-team': {
    params: ById,
    body: LeavingAct,
    response: z.object({ games: z.int(), told: z.int() }),
  },
};
