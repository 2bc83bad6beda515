import type { Result } from '#features/competition/competitions/contract.ts';
import type { Shootout } from '#features/competition/games/score-rules.ts';
import {
  answerWithinMs,
  type Confirmation,
  type ConfirmationStatus,
  type HistoryEntry,
  type Statement,
} from './contract.ts';

export type Side = 'home' | 'away';
export const sides = ['home', 'away'] as const;

/** A result that captains are asked about. Another score or shoot-out, another way of ending or another team makes it another result. */
export interface AskedResult extends Pick<Result, 'resultType' | 'resultAgainst'>, Shootout {
  homeTeamId: number;
  awayTeamId: number;
  homeScore: number;
  awayScore: number;
}

interface Question {
  kind: 'asked';
  id: number;
  at: string;
  result: AskedResult;
  withoutCaptain: readonly Side[];
  /** The account that entered the result, if known. */
  by?: number | null;
  /** The accounts that recorded the game play by play. */
  recordedBy?: readonly number[];
}

/** The stored events of a result. Silence is not stored: it follows from the time of the question. */
export type ResultEvent =
  | Question
  | { kind: 'confirmed' | 'takenBack'; at: string; side: Side; by?: number | null }
  | { kind: 'disputed'; at: string; side: Side; reason: string; by?: number | null }
  /** A dispute was decided: the score is upheld or corrected. */
  | { kind: 'upheld' | 'overturned'; at: string; reason: string }
  /** The game goes on, or its result no longer counts. */
  | { kind: 'ended'; at: string };

interface SideState {
  statement: Statement;
  /** Since when this side may answer. */
  openSince: string;
  hasTakenBack: boolean;
}

export interface Settled {
  request: Question | null;
  /** Why no side can answer any more. */
  closedBy: 'decision' | 'end' | null;
  home: SideState;
  away: SideState;
  corrected: { at: string; after: 'confirmed' | 'agreed' } | null;
  history: readonly HistoryEntry[];
}

/** Computes the result's state and history from its events, in this order. Events that are not allowed are skipped. */
export function settle(events: readonly ResultEvent[], now: Date): Settled {
  return withSilence(events.reduce(apply, nothing), now.toISOString());
}

export const computeDeadline = ({ at }: Pick<Question, 'at'>): string =>
  new Date(Date.parse(at) + answerWithinMs).toISOString();

export function decideStatus({ request, closedBy, home, away }: Settled): ConfirmationStatus {
  if (!request || closedBy === 'end') return 'none';
  if (closedBy === 'decision') return 'decided';
  const statements = [home.statement, away.statement];
  if (statements.includes('disputed')) return 'disputed';
  if (statements.includes('open')) return 'awaiting';
  return statements.includes('silent') ? 'agreed' : 'confirmed';
}

/** An answer as it would be at a later time, so that readers need no refetch when the 24 hours are over. */
export function advanceTo(answer: Confirmation, now: Date): Confirmation {
  const { request, status, history, can } = answer;
  const silent = sides.filter((side) => answer[side] === 'open');
  if (!request || (status !== 'awaiting' && status !== 'disputed')) return answer;
  if (silent.length === 0 || now.toISOString() < request.until) return answer;
  const { id: _id, askedAt: _asked, until: at, ...score } = request;
  const entry = { kind: 'silent' as const, at, ...score, reason: null, after: null, withoutCaptain: [] };
  return {
    ...answer,
    status: status === 'awaiting' ? 'agreed' : status,
    home: answer.home === 'open' ? 'silent' : answer.home,
    away: answer.away === 'open' ? 'silent' : answer.away,
    history: [...history, ...silent.map((side) => ({ ...entry, side }))],
    can: { ...can, confirm: false, dispute: false },
  };
}

/** Whether somebody disputed the result, even if that was decided or taken back since. */
export function wasDisputed({ history }: Pick<Settled, 'history'>): boolean {
  const since = history.findLastIndex(({ kind }) => kind === 'ended') + 1;
  return history.slice(since).some(({ kind }) => kind === 'disputed');
}

/** Whether this account entered the score that the captains are asked about. */
export const hasEntered = (events: readonly ResultEvent[], accountId: number): boolean =>
  events.findLast((event) => event.kind === 'asked')?.by === accountId;

/** Whether the score that the captains are asked about follows from what this account recorded, perhaps among others. */
export function hasRecorded(events: readonly ResultEvent[], accountId: number): boolean {
  const question = events.findLast((event) => event.kind === 'asked');
  return question?.recordedBy?.includes(accountId) ?? false;
}

/** The side that this account has answered for since the last question. */
export function answeredFor(events: readonly ResultEvent[], accountId: number): Side | null {
  const since = events.slice(events.findLastIndex(({ kind }) => kind === 'asked') + 1);
  return since.flatMap((event) => ('side' in event && event.by === accountId ? [event.side] : []))[0] ?? null;
}

/** Why an event is not allowed; null if it is. */
export function whyNot(state: Settled, event: Pick<ResultEvent, 'kind'> & { side?: Side }): string | null {
  const { request, closedBy } = state;
  if (event.kind === 'ended') return request && closedBy !== 'end' ? null : 'Nobody is asked about a result';
  if (event.kind === 'asked') return null;
  if (!request || closedBy) return 'This result no longer waits for an answer';
  if (event.kind === 'upheld' || event.kind === 'overturned') {
    return decideStatus(state) === 'disputed' ? null : 'Nobody disputes this result any more';
  }
  return event.side ? whySideCannot(state[event.side], event.kind) : null;
}

function whySideCannot({ statement, hasTakenBack }: SideState, kind: ResultEvent['kind']): string | null {
  if (kind === 'takenBack') return statement === 'disputed' ? null : 'Your team does not dispute this result';
  if (statement === 'silent') return 'The 24 hours to answer are over: your team counts as agreed';
  if (statement !== 'open') return `Your team has ${statement} this result already`;
  return kind === 'disputed' && hasTakenBack ? 'Your team has taken its dispute back' : null;
}

export const isSameResult = (one: AskedResult, other: AskedResult): boolean =>
  one.homeTeamId === other.homeTeamId &&
  one.awayTeamId === other.awayTeamId &&
  one.homeScore === other.homeScore &&
  one.awayScore === other.awayScore &&
  one.homeShootout === other.homeShootout &&
  one.awayShootout === other.awayShootout &&
  one.resultType === other.resultType &&
  one.resultAgainst === other.resultAgainst;

const open = (at: string): SideState => ({ statement: 'open', openSince: at, hasTakenBack: false });

const nothing: Settled = {
  request: null,
  closedBy: null,
  home: open(''),
  away: open(''),
  corrected: null,
  history: [],
};

function apply(before: Settled, event: ResultEvent): Settled {
  const state = withSilence(before, event.at);
  if (whyNot(state, event) !== null) return state;
  if (event.kind === 'asked') return ask(state, event);
  if (event.kind === 'ended') return { ...recorded(state, event), closedBy: 'end' };
  if ('side' in event) return { ...recorded(state, event), [event.side]: sideAfter(state[event.side], event) };
  return { ...recorded(state, event), closedBy: 'decision' };
}

function sideAfter(side: SideState, { kind, at }: ResultEvent): SideState {
  if (kind === 'takenBack') return { statement: 'open', openSince: at, hasTakenBack: true };
  return { ...side, statement: kind === 'confirmed' ? 'confirmed' : 'disputed' };
}

/** Answers count only for the score that was asked about: for another score, both sides are asked again. */
function ask(state: Settled, question: Question): Settled {
  const { request, closedBy } = state;
  const isAnother = request !== null && !isSameResult(request.result, question.result);
  if (request && !isAnother && closedBy !== 'end') return state;
  const status = decideStatus({ ...state, closedBy: closedBy === 'end' ? null : closedBy });
  const after = isAnother && (status === 'confirmed' || status === 'agreed') ? status : null;
  const awaiting = { ...state, request: question, closedBy: null, home: open(question.at), away: open(question.at) };
  return {
    ...recorded(awaiting, { ...question, kind: isAnother ? 'corrected' : 'asked' }, { after }),
    corrected: after ? { at: question.at, after } : state.corrected,
  };
}

/** A side that has not answered by the end of the 24 hours counts as agreed from that time. */
function withSilence(state: Settled, now: string): Settled {
  if (!state.request || state.closedBy || now < computeDeadline(state.request)) return state;
  return sides.reduce(fallSilent, state);
}

function fallSilent(state: Settled, side: Side): Settled {
  const { request } = state;
  const { statement, openSince } = state[side];
  if (!request || statement !== 'open') return state;
  const until = computeDeadline(request);
  const at = [openSince, until].sort().at(-1) ?? until;
  return { ...recorded(state, { kind: 'silent', at, side }), [side]: { ...state[side], statement: 'silent' } };
}

const nothingToNothing = { homeScore: 0, awayScore: 0, homeShootout: null, awayShootout: null };

type Recorded = Pick<HistoryEntry, 'kind' | 'at'> & { side?: Side; reason?: string; withoutCaptain?: readonly Side[] };

function recorded(state: Settled, event: Recorded, { after = null }: Partial<HistoryEntry> = {}): Settled {
  const { kind, at, side = null, reason = null, withoutCaptain = [] } = event;
  const { homeScore, awayScore, homeShootout, awayShootout } = state.request?.result ?? nothingToNothing;
  const entry = {
    kind,
    at,
    side,
    homeScore,
    awayScore,
    homeShootout,
    awayShootout,
    reason,
    after,
    withoutCaptain: [...withoutCaptain],
  };
  return { ...state, history: [...state.history, entry] };
}
