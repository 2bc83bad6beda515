import type { TimetableQuestion, Together, WindowRule } from '../../../contract.ts';
import { attribute, type Element, numberOf } from './elements.ts';
import type { RobinXResources } from './resources.ts';

export interface RobinXRules {
  /** Days on which a team cannot play at home, away, or at all. */
  readonly closed: Map<string, { home: Set<number>; away: Set<number> }>;
  /** Teams of which so many play at home at once at most. */
  readonly halls: { readonly teams: Set<string>; readonly courts: number }[];
  readonly windows: WindowRule[];
  readonly together: Together[];
  daysBetweenReturns: number;
  readonly weights: NonNullable<TimetableQuestion['weights']>;
  readonly between: Map<string, Set<number>>;
}

type Read = (rules: RobinXRules, constraint: Element, resources: RobinXResources) => string | null;

/** Reads constraints of the three-field notation. What it cannot keep to is noted, with how often it is there. */
export function readConstraints(root: Element, resources: RobinXResources, note: (text: string) => void): RobinXRules {
  const rules: RobinXRules = {
    closed: new Map(),
    halls: [],
    windows: [],
    together: [],
    daysBetweenReturns: 0,
    weights: {},
    between: new Map(),
  };
  const notes = new Map<string, number>();
  for (const constraint of root.children) {
    const read = readers[constraint.name.toUpperCase()];
    const fault = read ? read(rules, constraint, resources) : `${constraint.name} is not kept to`;
    if (fault !== null) notes.set(fault, (notes.get(fault) ?? 0) + 1);
  }
  for (const [text, count] of notes) note(count === 1 ? text : `${text} (${count} times)`);
  return rules;
}

const isHard = (constraint: Element): boolean => (attribute(constraint, 'type') ?? 'HARD').toUpperCase() !== 'SOFT';

const modeOf = (constraint: Element, ...names: string[]): string =>
  (attribute(constraint, ...names) ?? 'HA').toUpperCase();

const sides = { H: 'home', A: 'away', HA: 'either' } as const;

const sideOf = (mode: string): WindowRule['side'] | null =>
  mode === 'H' || mode === 'A' || mode === 'HA' ? sides[mode] : null;

const readers: Readonly<Record<string, Read>> = {
  BA1: (rules, constraint) => {
    const penalty = numberOf(constraint, 'penalty', 1);
    if (!isHard(constraint) && penalty > 0) rules.weights.unplaced = penalty;
    return null;
  },
  BA2: () => null,

  /** At most so many games in some slots: with none, the team is not available. */
  CA1: (rules, constraint, { teamsOf, daysOf }) => {
    if (numberOf(constraint, 'min', 0) > 0) return 'CA1 with a least number of games is not kept to';
    if (numberOf(constraint, 'max', 0) > 0) return 'CA1 with more than no game is not kept to';
    const days = daysOf(constraint);
    const mode = modeOf(constraint, 'mode', 'mode1');
    for (const team of teamsOf(constraint, '')) {
      const closed = rules.closed.get(team) ?? { home: new Set(), away: new Set() };
      rules.closed.set(team, closed);
      for (const day of days) {
        if (mode !== 'A') closed.home.add(day);
        if (mode !== 'H') closed.away.add(day);
      }
    }
    return isHard(constraint) ? null : 'A soft CA1 is kept to as if it were hard';
  },

  /** At most so many games in each window of slots. */
  CA3: (rules, constraint, resources) => {
    if (modeOf(constraint, 'mode2') !== 'SLOTS') return 'CA3 about games in a row is not kept to';
    const teams = resources.teamsOf(constraint, '1');
    const opponents = resources.teamsOf(constraint, '2');
    const leagues = new Set(resources.teams.filter(({ id }) => teams.has(id)).map(({ league }) => league));
    const isPart = resources.teams.some(({ id, league }) => leagues.has(league) && !opponents.has(id));
    if (isPart && opponents.size > 0) return 'CA3 about some opponents only is not kept to';
    if (numberOf(constraint, 'min', 0) > 0) return 'CA3 with a least number of games is not kept to';
    const side = sideOf(modeOf(constraint, 'mode1', 'mode'));
    if (!side) return 'CA3 with an unknown mode is not kept to';
    rules.windows.push({
      teams: teams.size === resources.teams.length ? [] : [...teams],
      side,
      days: numberOf(constraint, 'intp', 1),
      most: numberOf(constraint, 'max', 0),
      penalty: numberOf(constraint, 'penalty', 1),
      isHard: isHard(constraint),
    });
    return null;
  },

  /** Several teams have one hall, or may not play at the same time. */
  CA4: (rules, constraint, resources) => {
    const days = resources.daysOf(constraint).size;
    const isAll = days === 0 || days === resources.slots.length;
    if (modeOf(constraint, 'mode2') !== 'EVERY' || !isAll)
      return 'CA4 about some slots only, or all together, is not kept to';
    const teams = resources.teamsOf(constraint, '1');
    const opponents = resources.teamsOf(constraint, '2');
    if (opponents.size > 0 && opponents.size < resources.teams.length) {
      return 'CA4 about some opponents only is not kept to';
    }
    const most = numberOf(constraint, 'max', 0);
    const mode = modeOf(constraint, 'mode1', 'mode');
    const hasHall = rules.halls.some((hall) => [...teams].some((team) => hall.teams.has(team)));
    if (mode === 'H' && most > 0 && most <= 100 && isHard(constraint) && !hasHall) {
      rules.halls.push({ teams, courts: most });
      return null;
    }
    if (most !== 1 || mode === 'A') return 'CA4 about more than two teams, or away games, is not kept to';
    const list = [...teams];
    const players = isHard(constraint) ? null : Math.max(1, Math.round(numberOf(constraint, 'penalty', 1)));
    for (const [at, one] of list.entries()) {
      for (const other of list.slice(at + 1)) {
        rules.together.push({ teams: [one, other], players, ...(mode === 'H' ? { side: 'home' as const } : {}) });
      }
    }
    return null;
  },

  /** A game that has to be in some slots. */
  GA1: (rules, constraint, { daysOf }) => {
    const meetings = (attribute(constraint, 'meetings', 'games') ?? '').split(';').filter((text) => text.trim() !== '');
    const isAll = numberOf(constraint, 'min', 0) >= meetings.length;
    const isNone = numberOf(constraint, 'max', meetings.length) === 0;
    if (!isHard(constraint) || !(isAll || isNone))
      return 'GA1 is kept to only where it is hard and about all of its games';
    const days = daysOf(constraint);
    if (isNone) return 'GA1 about slots without a game is not kept to';
    const last = Math.max(...days);
    if (last - Math.min(...days) + 1 !== days.size)
      return 'GA1 about slots that are not next to each other is not kept to';
    for (const meeting of meetings) rules.between.set(meeting.replace(',', '-').replaceAll(' ', ''), days);
    return null;
  },

  /** How even the teams keep in games played. */
  FA2: (rules, constraint) => {
    rules.weights.gamesPlayedDifference = numberOf(constraint, 'penalty', 1);
    return 'FA2 is kept to as a wish: a small difference of games played at any time';
  },

  SE1: (rules, constraint) => {
    rules.daysBetweenReturns = Math.max(rules.daysBetweenReturns, numberOf(constraint, 'min', 0));
    return isHard(constraint) ? null : 'A soft SE1 is kept to as if it were hard';
  },
};
