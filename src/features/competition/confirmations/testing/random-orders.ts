import type { AskedResult, ResultEvent, Side } from '../rules.ts';

const hour = 3_600_000;

export function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 7_919;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const actions = [
  'confirm',
  'confirm',
  'confirm',
  'dispute',
  'takeBack',
  'uphold',
  'overturn',
  'correct',
  'end',
  'silence',
] as const;
export type Action = { action: (typeof actions)[number]; side: Side; score: [number, number] };

/** Actions of two captains, an officer and time in any order: most of them are allowed, many are not. */
export function randomActions(seed: number, length: number): Action[] {
  const below = numbersFrom(seed);
  return Array.from({ length }, () => ({
    action: actions[below(actions.length)] ?? 'silence',
    side: below(2) === 0 ? 'home' : 'away',
    score: [70 + below(3), 65 + below(2)],
  }));
}

/** The events of such an order, starting with a question, and the time when somebody reads the result. */
export function randomOrder(seed: number): { events: ResultEvent[]; now: Date } {
  const below = numbersFrom(seed + 5_000);
  let time = Date.parse('2026-11-24T18:00:00.000Z');
  const later = (ms: number) => {
    time += ms;
    return new Date(time).toISOString();
  };
  const question = (id: number, [homeScore, awayScore]: [number, number]): ResultEvent => {
    const result: AskedResult = { ...{ homeTeamId: 1, awayTeamId: 2 }, homeScore, awayScore, ...playedOut };
    return { kind: 'asked', id, at: later(below(2) * hour), result, withoutCaptain: [] };
  };
  const events = [question(1, [70, 65])];
  for (const [index, { action, side, score }] of randomActions(seed, 1 + below(12)).entries()) {
    if (action === 'silence') later(24 * hour - below(2));
    else if (action === 'correct') events.push(question(index + 2, score));
    else if (action === 'overturn') {
      events.push({ kind: 'overturned', at: later(hour), reason: 'The sheet says so.' }, question(index + 2, score));
    } else events.push(buildEvent(action, side, later(below(6) * hour)));
  }
  return { events, now: new Date(time + below(3) * 12 * hour) };
}

const playedOut = { resultType: null, resultAgainst: null, homeShootout: null, awayShootout: null };

function buildEvent(
  action: Exclude<Action['action'], 'silence' | 'correct' | 'overturn'>,
  side: Side,
  at: string,
): ResultEvent {
  if (action === 'confirm') return { kind: 'confirmed', side, at };
  if (action === 'dispute') return { kind: 'disputed', side, at, reason: 'We counted 69.' };
  if (action === 'takeBack') return { kind: 'takenBack', side, at };
  return action === 'uphold' ? { kind: 'upheld', at, reason: 'The sheet says so.' } : { kind: 'ended', at };
}
