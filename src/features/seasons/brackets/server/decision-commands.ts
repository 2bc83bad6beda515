import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { lockPublished } from '#features/seasons/season-plans/server/commands.ts';
import { publishGame } from '#features/seasons/season-plans/server/publish-commands.ts';
import { authorizeJudge } from '#features/teams/player-links/server/own-case-policy.ts';
import { isMember } from '#server/access/access.ts';
import type { Row } from '#server/database/schema.ts';
import { badField, conflict, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { bracketQuestionsTag } from '../cache-tags.ts';
import type { QuestionDecision } from '../contract.ts';
import { hasBegun, keptKey } from '../question-rules.ts';
import { drawRound } from './draw-commands.ts';
import { followCompetition, putSides } from './progress-commands.ts';
import { settle } from './question-commands.ts';
import { type AskedQuestion, askedQuestion, casesOf } from './question-queries.ts';
import { type FollowedCompetition, readFollowed } from './standing-queries.ts';

const othersDecide = 'You play in one of these teams: another officer or an admin decides about it';

export async function decideQuestion(write: Write, id: number, sent: QuestionDecision): Promise<void> {
  const { question, followed } = await lockQuestion(write, id);
  if (question.version !== sent.version || question.state !== 'open') {
    throw conflict('This was decided or changed meanwhile');
  }
  const asked = askedQuestion(question, followed);
  if (asked.basis !== sent.basis) throw conflict('A result or the plan changed since. Look at it again first');
  const games = await gamesByIds(write.db, write.viewer, asked.gameId === null ? [] : [asked.gameId]);
  const own = authorizeJudge(write, (await casesOf(write.db, [asked], games))(asked), othersDecide);
  const answer = await answerTo(write, followed, asked, sent);
  const decided = {
    decided_at: write.now.toISOString(),
    account_id: isMember(write.viewer) ? write.viewer.accountId : null,
  };
  const state = sent.decision === 'keep' ? ('kept' as const) : ('applied' as const);
  await settle(write, id, { state, answer: JSON.stringify(answer), ...decided });
  await write.audit({
    act: 'bracket.decide',
    subject: `season-plan:${question.plan_id}`,
    detail: { cause: question.cause, kind: question.kind, state, answer, ...own },
  });
  write.changed(bracketQuestionsTag);
  await followCompetition(write, question.plan_id, question.competition_key);
}

function answerTo(write: Write, followed: FollowedCompetition, asked: AskedQuestion, sent: QuestionDecision) {
  if (asked.question.kind === 'changed') return decideChange(write, followed, asked, sent);
  if (sent.decision !== undefined) throw badField('decision', 'There is nothing to keep or to change here');
  return asked.question.kind === 'draw' ? drawRound(write, followed, asked.draw) : ruled(asked, sent);
}

/** Decisions about a plan follow each other, and its results: its games are held before it, as whoever completes one does. */
async function lockQuestion(
  write: Write,
  id: number,
): Promise<{ question: Row<'bracket_questions'>; followed: FollowedCompetition }> {
  const read = () => write.db.selectFrom('bracket_questions').selectAll().where('id', '=', id).executeTakeFirst();
  const found = await read();
  if (!found) throw notFound('This question');
  await lockPublished(write, found.plan_id);
  const question = await read();
  const followed = await readFollowed(write.db, found.plan_id, found.competition_key);
  if (!question || !followed) throw notFound('This question');
  return { question, followed };
}

/** Returns what stays as it is, if it does. */
async function decideChange(
  write: Write,
  { planId, games }: FollowedCompetition,
  { pairings }: AskedQuestion,
  { decision }: QuestionDecision,
): Promise<string[]> {
  if (decision === 'keep') return pairings.map(keptKey);
  if (decision !== 'apply') throw badField('decision', 'Choose whether to change the games');
  const affected = await gamesByIds(
    write.db,
    write.viewer,
    pairings.map(({ gameId }) => gameId),
  );
  if ([...affected.values()].some(hasBegun)) {
    throw conflict('An affected game has begun: delete or reopen it first, or keep it as it is');
  }
  for (const [id, changes] of Map.groupBy(pairings, (one) => one.id)) {
    const game = games.find((one) => one.id === id);
    if (!game) continue;
    const [stays] = changes.map(({ opponent }) => opponent);
    const to = (side: 'home' | 'away') => changes.find((one) => one.side === side)?.in ?? stays ?? null;
    await putSides(write, planId, id, { homeTeamId: to('home'), awayTeamId: to('away') });
    await publishGame(write, id);
  }
  return [];
}

/** All of the teams that were level, in an order. */
function ruled({ teamIds }: AskedQuestion, { order = [] }: QuestionDecision): number[] {
  const isWhole = order.length === teamIds.length && teamIds.every((id) => order.includes(id));
  if (!isWhole) throw badField('order', 'Put all of these teams in an order');
  return order;
}
