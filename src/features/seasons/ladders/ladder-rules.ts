import { type EloScore, rateGame } from './elo-rules.ts';

/** Who of a challenge won. */
export type Winner = 'challenger' | 'challenged' | 'draw';

interface Between {
  at: string;
  challengeId: number;
  challengerId: number;
  challengedId: number;
}

/**
 * What moves people on a ladder, in the order of time. Ranks and ratings are computed from all of it, so that a corrected
 * result corrects everything after it.
 */
export type LadderEvent =
  | { kind: 'joined' | 'left'; at: string; entryId: number }
  /** After so many weeks without a game people fall so many places; the weeks count anew. Null: nobody falls. */
  | { kind: 'idle'; at: string; weeks: number | null; places: number }
  | ({ kind: 'played'; winner: Winner } & Between)
  /** The challenged person declined or did not answer, where that costs the place. */
  | ({ kind: 'forfeited' } & Between);

export interface Rules {
  eloK: number;
  eloStart: number;
}

export interface Climber {
  entryId: number;
  elo: number;
  /** After each of their games; the start first. */
  ratings: number[];
  won: number;
  drawn: number;
  lost: number;
  /** Their latest game, or when they joined or fell. */
  idleSince: string;
}

/** Somebody played no game for the weeks. */
export interface Fall {
  entryId: number;
  at: string;
  places: number;
  weeks: number;
}

export interface Ladder {
  /** The entries from the first place down. */
  order: number[];
  /** Those who have left, too: their games count for the others. */
  people: Map<number, Climber>;
  /** By challenge: what the rating of each gained. */
  gains: Map<number, Gains>;
  /** The earliest first. */
  falls: Fall[];
  idle: { weeks: number | null; places: number };
}

/** As ratings are shown: in whole numbers, so that old and new differ by just this. */
export interface Gains {
  challenger: number;
  challenged: number;
}

/** The ladder as it is at a time. Falls for want of games follow from the time itself. */
export function climb(events: readonly LadderEvent[], rules: Rules, until: Date): Ladder {
  const end = until.toISOString();
  const ladder: Ladder = {
    order: [],
    people: new Map(),
    gains: new Map(),
    falls: [],
    idle: { weeks: null, places: 0 },
  };
  const inTime = events
    .filter(({ at }) => at <= end)
    .toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
  let noFallBefore = '';
  for (const event of inTime) {
    if (event.at >= noFallBefore) noFallBefore = fallUntil(ladder, event.at);
    apply(ladder, event, rules);
    if (event.kind === 'idle') noFallBefore = '';
  }
  fallUntil(ladder, end);
  return ladder;
}

/** When somebody falls if they play no game before; null if nobody falls, or where there is nowhere to fall to. */
export function fallsAt({ order, people, idle }: Ladder, entryId: number): string | null {
  const climber = people.get(entryId);
  if (!climber || idle.weeks === null || order.at(-1) === entryId || !order.includes(entryId)) return null;
  return weeksAfter(climber.idleSince, idle.weeks);
}

function apply(ladder: Ladder, event: LadderEvent, rules: Rules): void {
  if (event.kind === 'joined') join(ladder, event, rules);
  if (event.kind === 'left') ladder.order = ladder.order.filter((id) => id !== event.entryId);
  if (event.kind === 'idle') {
    ladder.idle = { weeks: event.weeks, places: event.places };
    for (const climber of ladder.people.values()) climber.idleSince = event.at;
  }
  if (event.kind === 'played') rate(ladder, event, rules);
  if (event.kind === 'forfeited' || (event.kind === 'played' && event.winner === 'challenger')) overtake(ladder, event);
}

/** A newcomer starts at the bottom; whoever comes back keeps the rating, but not the place. */
function join({ order, people }: Ladder, { entryId, at }: { entryId: number; at: string }, { eloStart }: Rules): void {
  if (!order.includes(entryId)) order.push(entryId);
  const known = people.get(entryId);
  if (known) known.idleSince = at;
  else people.set(entryId, { entryId, elo: eloStart, ratings: [eloStart], won: 0, drawn: 0, lost: 0, idleSince: at });
}

/** The challenger takes the place of the challenged, and those from there down to the challenger go down one. */
function overtake(ladder: Ladder, { challengerId, challengedId }: Between): void {
  const [from, to] = [ladder.order.indexOf(challengerId), ladder.order.indexOf(challengedId)];
  if (to === -1 || from <= to) return;
  ladder.order.splice(from, 1);
  ladder.order.splice(to, 0, challengerId);
}

const scores: Record<Winner, EloScore> = { challenger: 1, draw: 0.5, challenged: 0 };

function rate(
  ladder: Ladder,
  { challengeId, challengerId, challengedId, winner, at }: Between & { winner: Winner },
  { eloK }: Rules,
) {
  const [challenger, challenged] = [ladder.people.get(challengerId), ladder.people.get(challengedId)];
  if (!challenger || !challenged) return;
  const [first, second] = rateGame([challenger.elo, challenged.elo], scores[winner], eloK);
  ladder.gains.set(challengeId, {
    challenger: Math.round(first) - Math.round(challenger.elo),
    challenged: Math.round(second) - Math.round(challenged.elo),
  });
  count(challenger, first, winner === 'draw' ? 'drawn' : winner === 'challenger' ? 'won' : 'lost', at);
  count(challenged, second, winner === 'draw' ? 'drawn' : winner === 'challenged' ? 'won' : 'lost', at);
}

function count(climber: Climber, elo: number, outcome: 'won' | 'drawn' | 'lost', at: string): void {
  climber.elo = elo;
  climber.ratings.push(elo);
  climber[outcome] += 1;
  climber.idleSince = at;
}

/**
 * Those who have been idle for the weeks fall, the earliest first; those who fall at the same moment do not pass each other.
 * Returns a time before which nobody falls, whatever is played.
 */
function fallUntil(ladder: Ladder, end: string): string {
  const { weeks } = ladder.idle;
  const idleSince = (id: number) => ladder.people.get(id)?.idleSince ?? end;
  for (;;) {
    const longest = ladder.order.map(idleSince).reduce(earliest, end);
    const next = weeks === null ? null : weeksAfter(longest, weeks);
    if (next === null || next > end) return next ?? '';
    const due = new Set(ladder.order.filter((id) => idleSince(id) === longest));
    for (const id of [...ladder.order].reverse()) {
      const places = due.has(id) ? fall(ladder, id, due) : 0;
      if (places > 0 && weeks !== null) ladder.falls.push({ entryId: id, at: next, places, weeks });
    }
    for (const id of due) {
      const climber = ladder.people.get(id);
      if (climber) climber.idleSince = next;
    }
  }
}

const earliest = (one: string, other: string): string => (other < one ? other : one);

/** Returns how many places it was. */
function fall(ladder: Ladder, entryId: number, due: ReadonlySet<number>): number {
  const from = ladder.order.indexOf(entryId);
  let to = from;
  let passed = 0;
  for (let at = from + 1; at < ladder.order.length && passed < ladder.idle.places; at += 1) {
    const below = ladder.order[at];
    if (below === undefined || due.has(below)) continue;
    passed += 1;
    to = at;
  }
  ladder.order.splice(from, 1);
  ladder.order.splice(to, 0, entryId);
  return to - from;
}

const weekMs = 7 * 24 * 3_600_000;
const weeksAfter = (at: string, weeks: number): string => new Date(Date.parse(at) + weeks * weekMs).toISOString();
