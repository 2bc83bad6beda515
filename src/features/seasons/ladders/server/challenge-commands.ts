import { listJudges } from '#features/people/accounts/server/queries.ts';
import { authorizeJudge } from '#features/teams/player-links/server/own-case-policy.ts';
import type { Member, Officer } from '#server/access/access.ts';
import type { Row } from '#server/database/schema.ts';
import { badField, conflict, forbidden, notFound } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { disputedChallengesTag, ladderTableTag } from '../cache-tags.ts';
import { counts, mayDo, otherSide, type Side, type Status, statusOf, whyNotChallenge } from '../challenge-rules.ts';
import type { NewDecision, NewMeeting, NewResult } from '../contract.ts';
import type { Winner } from '../ladder-rules.ts';
import { lockLadder, ownEntry } from './ladder-commands.ts';
import { type LoadedLadder, type StoredChallenge, standingOf } from './loaded.ts';
import { askOthers, describeChallenge, tell, whenIn } from './notices.ts';
import { caseOf, sideOf } from './policy.ts';
import { askingOf } from './present.ts';

const dayMs = 24 * 3_600_000;

export async function challenge(write: Write<Member>, ladderId: number, entryId: number): Promise<number> {
  const loaded = await lockLadder(write, ladderId);
  const own = ownEntry(loaded, write.viewer.accountId);
  if (!loaded.entries.has(entryId)) throw badField('entryId', 'must be somebody on this ladder');
  const asking = askingOf(loaded, standingOf(loaded, write.now), write.now);
  const why = whyNotChallenge(asking, own ?? 0, entryId);
  if (why !== null || own === null) throw conflict(why ?? '');
  const { answer_days, play_days, forfeits } = loaded.row;
  const answer_by = daysAfter(write.now, answer_days);
  const row = { ladder_id: ladderId, challenger_id: own, challenged_id: entryId, at: write.now.toISOString() };
  const { id } = await write.db
    .insertInto('ladder_challenges')
    .values({ ...row, answer_by, play_by: daysAfter(write.now, answer_days + play_days), forfeits })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tell(write, loaded, { challengerId: own, challengedId: entryId }, 'challenged', {
    title: `${loaded.entries.get(own)?.name ?? ''} challenges you`,
    text: `Answer by ${await whenIn(write, answer_by)}${forfeits === 1 ? ', or you lose your place' : ''}.`,
  });
  write.changed(ladderTableTag(ladderId));
  return id;
}

const daysAfter = (at: Date, days: number): string => new Date(at.getTime() + days * dayMs).toISOString();

/** Whoever accepts may suggest at once when and where to play. */
export async function answerChallenge(
  write: Write<Member>,
  id: number,
  { accepts, meeting }: { accepts: boolean; meeting?: NewMeeting | undefined },
): Promise<void> {
  const current = await lockChallenge(write, id);
  mustBeAllowed(current, 'answer', 'This challenge no longer waits for an answer');
  const play_by = daysAfter(write.now, current.loaded.row.play_days);
  const answer = accepts ? 'accepted' : 'declined';
  const suggested =
    accepts && meeting ? meetingOf(write, current, meeting, { path: 'meeting.at', playBy: play_by }) : {};
  await store(write, current, {
    ...{ answer, answered_at: write.now.toISOString() },
    ...(accepts && { play_by }),
    ...suggested,
  });
  await tellOther(write, current, {
    title: `${current.name} ${answer} your challenge`,
    text: accepts
      ? meeting
        ? `${current.name} suggests ${await meetingText(write, meeting)}.`
        : `Play by ${await whenIn(write, play_by)}, and enter the result.`
      : current.challenge.forfeits
        ? 'You take their place.'
        : 'Nothing changes.',
  });
}

/** The latest suggestion stands; the other is told, and may suggest another. */
export async function suggestMeeting(write: Write<Member>, id: number, meeting: NewMeeting): Promise<void> {
  const current = await lockChallenge(write, id);
  mustBeAllowed(current, 'suggest', 'This challenge is over');
  await store(write, current, meetingOf(write, current, meeting, { path: 'at', playBy: current.challenge.playBy }));
  await tellOther(write, current, {
    title: `${current.name} suggests when to play`,
    text: `${await meetingText(write, meeting)}.`,
  });
}

function meetingOf(
  { now }: Write,
  { side }: Current,
  { at, place }: NewMeeting,
  { path, playBy }: { path: string; playBy: string },
): Values {
  if (at <= now.toISOString()) throw badField(path, 'must be in the time to come');
  if (at > playBy) throw badField(path, 'must be before the challenge runs out');
  return { meet_at: at, meet_place: place ?? null, meet_by: side };
}

/** 'Thu 3 Dec, 18:00, Chess room' */
const meetingText = async (write: Write, { at, place }: NewMeeting): Promise<string> =>
  [await whenIn(write, at), place].filter(Boolean).join(', ');

export async function withdrawChallenge(write: Write<Member>, id: number): Promise<void> {
  const current = await lockChallenge(write, id);
  mustBeAllowed(current, 'withdraw', 'This challenge is over');
  await store(write, current, { ended_at: write.now.toISOString() });
  await tellOther(write, current, { title: `${current.name} took back the challenge`, text: 'Nothing changes.' });
}

/** Whoever enters the result has signed it; the other has 24 hours to confirm or dispute it. */
export async function enterResult(write: Write<Member>, id: number, { outcome, score }: NewResult): Promise<void> {
  const current = await lockChallenge(write, id);
  const { side, challenge: before } = current;
  mustBeAllowed(current, 'enter', 'This challenge no longer waits for a result');
  if (side === null) throw forbidden();
  if (outcome === 'drawn' && current.loaded.row.draws === 0) throw badField('outcome', 'Nobody draws on this ladder');
  const winner: Winner = outcome === 'drawn' ? 'draw' : outcome === 'won' ? side : otherSide(side);
  const result = { winner, score: score ?? null };
  await store(write, current, { ...result, entered_by: side, entered_at: write.now.toISOString() });
  await tellOther(write, current, {
    kind: 'result',
    title: before.winner === null ? 'Confirm the result' : 'Confirm the corrected result',
    text: `${describeChallenge(current.loaded, { ...before, ...result })}. Confirm or dispute it within 24 hours; after that it counts as agreed.`,
  });
  await write.audit({ act: 'ladder.result', subject: subject(id), detail: result });
}

export async function confirmResult(write: Write<Member>, id: number, winner: Winner): Promise<void> {
  const current = await lockChallenge(write, id);
  mustBeAllowed(current, 'confirm', 'This result no longer waits for an answer');
  mustHaveSeen(current, winner);
  await store(write, current, { reply: 'confirmed', replied_at: write.now.toISOString() });
  write.changed(disputedChallengesTag);
  await write.audit({ act: 'ladder.confirm', subject: subject(id), detail: { winner } });
}

export async function disputeResult(write: Write<Member>, id: number, reason: string): Promise<void> {
  const current = await lockChallenge(write, id);
  mustBeAllowed(current, 'dispute', 'This result no longer waits for an answer');
  await store(write, current, { reply: 'disputed', replied_at: write.now.toISOString(), dispute: reason });
  write.changed(disputedChallengesTag);
  await tellOther(write, current, {
    kind: 'result',
    title: `${current.name} disputes the result`,
    text: `${describeChallenge(current.loaded, current.challenge)}. An officer or admin decides.`,
  });
  await askOthers(write, current.loaded, current.challenge);
  await write.audit({ act: 'ladder.dispute', subject: subject(id), detail: { reason } });
}

/** Decides a dispute, or corrects a result that counts. Places and ratings follow, those of later games too. */
export async function decideResult(write: Write<Officer>, id: number, { winner, reason }: NewDecision): Promise<void> {
  const current = await lockChallenge(write, id);
  const { loaded, challenge: before, status } = current;
  const open = caseOf(loaded, before, await listJudges(write.db));
  const said = authorizeJudge(
    write,
    open,
    'You played this game: another officer or an admin decides about its result',
  );
  if (status !== 'disputed' && !counts(status)) throw conflict('This challenge has no result to decide about');
  if (winner === 'draw' && loaded.row.draws === 0) throw badField('winner', 'Nobody draws on this ladder');
  if (counts(status) && winner === before.winner) throw badField('winner', 'This is the result as it stands');
  const isKept = winner === before.winner;
  const result = { winner, score: isKept ? before.score : null };
  await store(write, current, { ...result, decided_at: write.now.toISOString(), decision: reason });
  write.changed(disputedChallengesTag);
  for (const side of ['challenger', 'challenged'] as const) {
    await tell(write, loaded, before, side, {
      kind: 'result',
      title: isKept ? 'The result stands' : 'The result was corrected',
      text: `${describeChallenge(loaded, { ...before, ...result })}. ${reason}`,
    });
  }
  const detail = { reason, before: before.winner, after: winner, ...said };
  await write.audit({ act: `ladder.${isKept ? 'uphold' : 'overturn'}`, subject: subject(id), detail });
}

const subject = (id: number): string => `ladder-challenge:${id}`;

interface Current {
  loaded: LoadedLadder;
  challenge: StoredChallenge;
  status: Status;
  side: Side | null;
  /** Of the one who acts. */
  name: string;
}

async function lockChallenge(write: Write<Member>, id: number): Promise<Current> {
  const row = await write.db
    .selectFrom('ladder_challenges')
    .select('ladder_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('This challenge');
  const loaded = await lockLadder(write, row.ladder_id);
  const found = loaded.challenges.find((one) => one.id === id);
  if (!found) throw notFound('This challenge');
  const side = sideOf(write.viewer, loaded, found);
  const name = side === null ? '' : (loaded.entries.get(found[`${side}Id`])?.name ?? '');
  return { loaded, challenge: found, status: statusOf(found, write.now), side, name };
}

/** Outsiders are refused, and the two are told why it is too late or not their turn. */
function mustBeAllowed({ challenge: found, status, side }: Current, act: keyof ReturnType<typeof mayDo>, why: string) {
  if (side === null) throw forbidden();
  if (!mayDo(found, status, side)[act]) throw conflict(why);
}

/** A confirmation is of the result that was on screen. */
function mustHaveSeen({ challenge: found }: Current, winner: Winner): void {
  if (found.winner !== winner) throw conflict('The result has changed since you saw it. Please look at it again.');
}

type Values = Partial<Omit<Row<'ladder_challenges'>, 'id' | 'forfeits'>>;

async function store(write: Write, { loaded, challenge: { id } }: Current, values: Values): Promise<void> {
  await write.db.updateTable('ladder_challenges').set(values).where('id', '=', id).execute();
  write.changed(ladderTableTag(loaded.row.id));
}

async function tellOther(
  write: Write,
  { loaded, challenge: found, side }: Current,
  notice: { kind?: string; title: string; text: string },
): Promise<void> {
  if (side !== null) await tell(write, loaded, found, otherSide(side), notice);
}
