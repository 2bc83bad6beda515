import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { GameEvent, Side } from './contract.ts';
import { findPeriodStarts, type LiveState } from './rules.ts';

/** How the score went, for a line of the home side's lead over time. */
export interface ScoreFlow {
  /** From 0, the start, to 1; each period takes the same room. The lead is negative where the away side leads. */
  points: { at: number; lead: number }[];
  periods: number;
  /** The most that each side led by. */
  biggest: Record<Side, number>;
  /** How often a side came to lead that had been behind. */
  leadChanges: number;
}

const fewestPoints = 3;

/** Null where too few plays scored for a line, and in sports whose score counts periods won. */
export function scoreFlow(definition: SportDefinition, state: LiveState): ScoreFlow | null {
  if (definition.periods.score !== 'sum') return null;
  const periods = state.periodScores.length;
  const placeOf = findPlaces(state.shown, periods);
  const points = [{ at: 0, lead: 0 }];
  for (const [at, event] of state.shown.entries()) {
    const score = state.after[at];
    const last = points.at(-1)?.at ?? 0;
    if (score) points.push({ at: Math.max(last, placeOf(event)), lead: score.home - score.away });
  }
  if (points.length <= fewestPoints) return null;
  const leads = points.map(({ lead }) => lead);
  const biggest = { home: Math.max(0, ...leads), away: Math.max(0, ...leads.map((lead) => -lead)) };
  const last = points.at(-1)?.lead ?? 0;
  const end = Math.max(points.at(-1)?.at ?? 0, ...state.shown.slice(-1).map(placeOf));
  return { points: [...points, { at: end, lead: last }], periods, biggest, leadChanges: countLeadChanges(leads) };
}

function countLeadChanges(leads: readonly number[]): number {
  const ahead = leads.map(Math.sign).filter((sign) => sign !== 0);
  return ahead.filter((sign, at) => at > 0 && sign !== ahead[at - 1]).length;
}

/** Where in the game an event was: its period, and how much of that period had passed. */
function findPlaces(shown: readonly GameEvent[], periods: number): (event: GameEvent) => number {
  const starts = findPeriodStarts(shown);
  const first = Date.parse(shown[0]?.at ?? '');
  const over = Date.parse(shown.at(-1)?.at ?? '');
  return (event) => {
    const period = 'period' in event ? event.period : periods;
    const from = Date.parse(starts.get(period) ?? '') || first;
    const until = Math.max(from + 1, Date.parse(starts.get(period + 1) ?? '') || over);
    const share = (Date.parse(event.at) - from) / (until - from);
    return (period - 1 + Math.min(1, Math.max(0, share))) / periods;
  };
}
