import { answerWithinMs } from '#features/competition/confirmations/contract.ts';
import type { sides, statuses } from './challenge-keys.ts';
import type { LadderEvent, Winner } from './ladder-rules.ts';

export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'challenger' ? 'challenged' : 'challenger');

/** A challenge as it is stored. What follows from the time alone is not. */
export interface Challenge {
  id: number;
  challengerId: number;
  challengedId: number;
  at: string;
  answerBy: string;
  playBy: string;
  /** When and where one of the two suggested to play. */
  meeting: { at: string; place: string | null; by: Side } | null;
  /** Whether declining it, or not answering, costs the place. */
  forfeits: boolean;
  answer: 'accepted' | 'declined' | null;
  answeredAt: string | null;
  /** Withdrawn, or one of the two left the ladder. */
  endedAt: string | null;
  winner: Winner | null;
  enteredBy: Side | null;
  enteredAt: string | null;
  /** What the other side says about the result. */
  reply: 'confirmed' | 'disputed' | null;
  decidedAt: string | null;
}

export type Status = (typeof statuses)[number];

export function statusOf(challenge: Challenge, now: Date): Status {
  const { winner, decidedAt, reply, enteredAt, endedAt, answer, answerBy, playBy } = challenge;
  if (winner !== null && enteredAt !== null) {
    if (decidedAt !== null) return 'decided';
    if (reply !== null) return reply;
    return now.toISOString() < confirmBy(enteredAt) ? 'entered' : 'agreed';
  }
  if (endedAt !== null) return 'ended';
  if (answer === 'declined') return 'declined';
  if (answer === null) return now.toISOString() < answerBy ? 'open' : 'unanswered';
  return now.toISOString() < playBy ? 'accepted' : 'unplayed';
}

/** Captains of teams have the same 24 hours. */
export const confirmBy = (enteredAt: string): string => new Date(Date.parse(enteredAt) + answerWithinMs).toISOString();

/** Until when the next step is due; null where none is. */
export function dueOf(challenge: Challenge, status: Status): string | null {
  if (status === 'open') return challenge.answerBy;
  if (status === 'accepted') return challenge.playBy;
  return status === 'entered' && challenge.enteredAt !== null ? confirmBy(challenge.enteredAt) : null;
}

/** Nobody has another challenge as long as one waits for an answer or a game. */
export const isUnderWay = (status: Status): boolean => status === 'open' || status === 'accepted';

export const counts = (status: Status): boolean => ['confirmed', 'agreed', 'decided'].includes(status);

/** What somebody may do. A result can be entered without an answer: whoever has played has accepted. */
export function mayDo(challenge: Challenge, status: Status, side: Side | null) {
  const isCorrectable = status === 'entered' && challenge.enteredBy === side;
  const isOther = side !== null && challenge.enteredBy === otherSide(side);
  return {
    answer: side === 'challenged' && status === 'open',
    withdraw: side === 'challenger' && isUnderWay(status),
    suggest: side !== null && isUnderWay(status),
    enter: side !== null && (isUnderWay(status) || isCorrectable),
    /** Whoever has disputed may confirm after all. */
    confirm: isOther && (status === 'entered' || status === 'disputed'),
    dispute: isOther && status === 'entered',
  };
}

/** What a challenge did to the ladder, when; null if nothing. */
export function toEvent(challenge: Challenge, now: Date): LadderEvent | null {
  const { id: challengeId, challengerId, challengedId, winner, enteredAt, answeredAt, answerBy, forfeits } = challenge;
  const between = { challengeId, challengerId, challengedId };
  const status = statusOf(challenge, now);
  // It counts from when it was entered: a later correction puts it where the game was played.
  if (counts(status) && winner !== null && enteredAt !== null)
    return { kind: 'played', at: enteredAt, winner, ...between };
  if (!forfeits) return null;
  if (status === 'unanswered') return { kind: 'forfeited', at: answerBy, ...between };
  return status === 'declined' && answeredAt !== null ? { kind: 'forfeited', at: answeredAt, ...between } : null;
}

interface Asking {
  order: readonly number[];
  reach: number;
  isOpen: boolean;
  /** Those with a challenge under way. */
  busy: ReadonlySet<number>;
  /** Those who cannot log in. */
  absent: ReadonlySet<number>;
}

/** Why somebody may not challenge somebody; null if they may. */
export function whyNotChallenge(
  { order, reach, isOpen, busy, absent }: Asking,
  from: number,
  to: number,
): string | null {
  const [own, other] = [order.indexOf(from), order.indexOf(to)];
  if (!isOpen) return 'This ladder is closed';
  if (own === -1) return 'Join the ladder first';
  if (other === -1) return 'They are no longer on this ladder';
  if (other === own) return 'You cannot challenge yourself';
  if (other > own) return 'They are below you: challenge upwards';
  if (own - other > reach)
    return reach === 1 ? 'You can challenge the place above you' : `You can challenge up to ${reach} places above you`;
  if (busy.has(from)) return 'You have a challenge under way: play it first';
  if (busy.has(to)) return 'They have a challenge under way';
  return absent.has(to) ? 'They cannot play at the moment' : null;
}
