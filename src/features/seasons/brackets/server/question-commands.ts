import { sql } from 'kysely';
import type { Row } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { bracketQuestionsTag } from '../cache-tags.ts';
import type { QuestionKind } from '../contract.ts';
import { drawCause, nextDraw } from '../draw-rules.ts';
import type { WantedSides } from '../progress-rules.ts';
import { changedPairings, keptKey, openCauses } from '../question-rules.ts';
import type { FollowedCompetition } from './standing-queries.ts';

type Question = Row<'bracket_questions'>;

/** Asks what the results leave open or change, once for each cause; what they answer by now is closed. */
export async function askAbout(
  write: Write,
  followed: FollowedCompetition,
  wanted: readonly WantedSides[],
): Promise<void> {
  const { planId, key, played } = followed;
  const stored = await write.db
    .selectFrom('bracket_questions')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('competition_key', '=', key)
    .orderBy('id')
    .execute();
  const toAsk = new Map<string, { cause: string; kind: QuestionKind }>();
  const ask = (cause: string, kind: QuestionKind) => toAsk.set(`${kind} ${cause}`, { cause, kind });
  for (const cause of openCauses(wanted)) ask(cause, cause.startsWith('table:') ? 'tie' : 'undecided');
  for (const pairing of changedPairings(wanted, played)) {
    if (!isKept(stored, pairing.cause, keptKey(pairing))) ask(pairing.cause, 'changed');
  }
  const draw = nextDraw(followed);
  if (draw) ask(drawCause(draw.stage), 'draw');
  const open = stored.filter(({ state }) => state === 'open');
  const answered = open.filter(({ cause, kind }) => !toAsk.has(`${kind} ${cause}`));
  for (const { cause, kind } of open) toAsk.delete(`${kind} ${cause}`);
  if (answered.length + toAsk.size === 0) return;
  for (const { id } of answered) await settle(write, id, { state: 'closed' });
  const asked = { plan_id: planId, competition_key: key, state: 'open' as const, asked_at: write.now.toISOString() };
  for (const one of toAsk.values())
    await write.db
      .insertInto('bracket_questions')
      .values({ ...asked, ...one })
      .execute();
  write.changed(bracketQuestionsTag);
}

/** Whether an officer decided to leave this side as it is, against the same team. */
const isKept = (stored: readonly Question[], about: string, key: string): boolean =>
  stored.some(
    ({ cause, state, answer }) => cause === about && state === 'kept' && JSON.parse(answer ?? '[]').includes(key),
  );

export const settle = ({ db }: Write, id: number, changes: Partial<Question>) =>
  db
    .updateTable('bracket_questions')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
