import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { competitionsTag, competitionTag } from '#features/competition/competitions/cache-tags.ts';
import type { Competition } from '#features/competition/competitions/contract.ts';
import { competitionTable, findCompetition } from '#features/competition/competitions/server/queries.ts';
import type { Game } from '#features/competition/games/contract.ts';
import { replanGame, ruleGame } from '#features/competition/games/server/planned-commands.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { compareTables } from '#features/results/standings/preview-rules.ts';
import { readStandings } from '#features/results/standings/server/queries.ts';
import type { NewsGame } from '#features/seasons/season-plans/news-rules.ts';
import { takeOutTeam } from '#features/seasons/season-plans/server/leaving-commands.ts';
import { tellOfGames } from '#features/seasons/season-plans/server/news-commands.ts';
import { badField, conflict, notFound } from '#server/failure.ts';
import { lockForUpdate, lockRowForUpdate, type Write } from '#server/write.ts';
import { fixtureText, scorePair } from '#shared/notation.ts';
import type { Fate, Leaving, LeavingProposal, LeftGame } from '../contract.ts';
import { countForRule, fateOf, finishedTables, stageOf, usualChoice } from '../rules.ts';
import { followKnockouts, lockPlansOf, type PlanOf } from './knockout-commands.ts';
import { listGamesIn } from './queries.ts';

/** Carries a proposal out of the transaction that made it, which leaves nothing behind. */
class NotKept extends Error {
  readonly proposal: LeavingProposal;

  constructor(proposal: LeavingProposal) {
    super('Nothing is stored');
    this.proposal = proposal;
  }
}

type Commit = (act: (write: Write) => Promise<never>) => Promise<never>;

/** Does all of it and takes it back, so that the proposal is what would be stored, tables and knock-out included. */
export async function proposeLeaving(commit: Commit, id: number, asked: Leaving): Promise<LeavingProposal> {
  try {
    return await commit(async (write) => {
      throw new NotKept(await carryOut(write, id, asked));
    });
  } catch (error) {
    if (error instanceof NotKept) return error.proposal;
    throw error;
  }
}

export async function leave(
  write: Write,
  id: number,
  { state, ...asked }: Leaving & { state: string },
): Promise<{ games: number; told: number }> {
  const done = await carryOut(write, id, asked);
  if (done.state !== state) throw conflict('Something changed meanwhile: look at what happens again');
  const changed = done.games.filter(({ fate }) => fate !== 'stands');
  await write.audit({
    act: 'team.leave',
    subject: `team:${asked.teamId}`,
    detail: {
      ...{ competition: id, choice: done.choice, finishedToo: asked.finishedToo },
      games: changed.map(({ gameId, fate, before }) => ({ gameId, fate, before })),
    },
  });
  return { games: changed.length, told: done.told };
}

async function carryOut(write: Write, competitionId: number, asked: Leaving): Promise<LeavingProposal> {
  const { db, viewer } = write;
  await lockRowForUpdate(db, 'competitions', competitionId);
  const plans = await lockPlansOf(write, competitionId);
  await lockForUpdate(db, 'games', sql`competition_id = ${competitionId}`);
  const competition = await findCompetition(db, viewer, competitionId);
  if (!competition) throw notFound('This competition');
  const all = await listGamesIn(db, viewer, competitionId);
  const own = all.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(asked.teamId));
  if (own.length === 0) throw badField('teamId', 'This team has no games in this competition');
  const finished = finishedTables(all);
  const counted = countForRule(own, finished);
  const usual = usualChoice(counted);
  const choice = asked.choice === 'usual' ? usual : asked.choice;
  const before = await readStandings(db, viewer, { competitionId });
  const ruled = own
    .filter(({ status }) => status !== 'cancelled')
    .map((game) => ({ game, fate: fateOf(game, { choice, finishedToo: asked.finishedToo }, finished) }));
  mustBeRuled(ruled);
  for (const { game, fate } of ruled) await rule(write, game, fate, asked.teamId);
  const leavesTable = !ruled.some(({ game, fate }) => game.category !== 'playoff' && stillCounts(game, fate));
  if (leavesTable) await takeOut(write, competition, plans, asked.teamId);
  const { goOn, waiting, questions, news } = await followKnockouts(write, plans, asked.teamId);
  const after = await readStandings(db, viewer, { competitionId });
  const changed = ruled.filter(({ fate }) => fate !== 'stands');
  const proposal = {
    ...{ choice, usual, ...counted, leavesTable, goOn, waiting, questions },
    games: await showGames(write, ruled),
    table: compareTables(before, after),
    finished: finishedNames(own, finished),
    told: await tellOfGames(write, {
      added: [],
      changed: [...changed.map(({ game, fate }) => newsOf(game, fate, asked.teamId)), ...news],
    }),
  };
  return { state: stateOf(proposal), ...proposal };
}

const stateOf = (proposal: object): string =>
  createHash('sha256').update(JSON.stringify(proposal)).digest('base64url').slice(0, 24);

interface Ruled {
  game: Game;
  fate: Fate;
}

function mustBeRuled(ruled: readonly Ruled[]): void {
  const live = ruled.find(({ game }) => game.status === 'live');
  if (live) throw conflict(`${titleOf(live.game)} is being played: end it or call it off first`);
  const dayless = ruled.find(({ game, fate }) => fate === 'walkover' && game.dateTime === null);
  if (dayless) throw conflict(`${titleOf(dayless.game)} has no day yet, which a walkover needs: enter one first`);
}

const stillCounts = ({ status, counts }: Game, fate: Fate): boolean =>
  fate === 'walkover' || (fate === 'stands' && status === 'completed' && counts);

/** Without a game that counts it is in no table, and no plan makes games for it again. */
async function takeOut(
  write: Write,
  competition: Competition,
  plans: readonly PlanOf[],
  teamId: number,
): Promise<void> {
  const teamIds = competition.teamIds.filter((id) => id !== teamId);
  if (teamIds.length < competition.teamIds.length) {
    await competitionTable.change(write, competition, { teamIds });
    write.changed(competitionsTag, competitionTag(competition.id));
  }
  for (const { planId, key } of plans) await takeOutTeam(write, planId, key, teamId);
}

async function rule(write: Write, game: Game, fate: Fate, teamId: number): Promise<void> {
  if (fate === 'annulled') await ruleGame(write, game, { resultType: 'annulled' });
  if (fate === 'calledOff') await replanGame(write, game.id, { status: 'cancelled' });
  if (fate === 'walkover') {
    const resultAgainst = game.homeTeamId === teamId ? 'home' : 'away';
    await ruleGame(write, game, { resultType: 'walkover', resultAgainst });
  }
}

/** With the scores that are stored by now. */
async function showGames({ db, viewer }: Write, ruled: readonly Ruled[]): Promise<LeftGame[]> {
  const stored = await gamesByIds(
    db,
    viewer,
    ruled.map(({ game }) => game.id),
  );
  return ruled.map(({ game, fate }) => {
    const { homeScore = null, awayScore = null } = stored.get(game.id) ?? {};
    return {
      ...{ gameId: game.id, home: game.homeTeam.name, away: game.awayTeam.name },
      ...{ stage: stageOf(game), dateTime: game.dateTime, fate },
      before: scoreText(game),
      after: fate === 'walkover' ? scoreText({ homeScore, awayScore }) : null,
    };
  });
}

const scoreText = ({ homeScore, awayScore }: Pick<Game, 'homeScore' | 'awayScore'>): string | null =>
  homeScore === null || awayScore === null ? null : scorePair(homeScore, awayScore);

const titleOf = ({ homeTeam, awayTeam }: Game): string => fixtureText(homeTeam.name, awayTeam.name);

function newsOf(game: Game, fate: Fate, teamId: number): NewsGame {
  const winner = game.homeTeamId === teamId ? game.awayTeam : game.homeTeam;
  const words = { walkover: `Walkover for ${winner.name}`, annulled: 'Annulled', calledOff: 'Cancelled', stands: '' };
  return {
    ...{ gameId: game.id, homeTeamId: game.homeTeamId, awayTeamId: game.awayTeamId, to: null },
    ...{ home: game.homeTeam.name, away: game.awayTeam.name, word: words[fate] },
  };
}

/** Of the tables in which the team has results. */
const finishedNames = (own: readonly Game[], finished: ReadonlySet<string | null>): string[] => [
  ...new Set(
    own
      .filter((game) => game.category !== 'playoff' && finished.has(stageOf(game)))
      .filter(({ status, counts }) => status === 'completed' && counts)
      .map((game) => stageOf(game) ?? 'The table'),
  ),
];
