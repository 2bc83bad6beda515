import type { TimetableGame } from './contract.ts';
import type { MakeGame } from './game-making-rules.ts';
import { type Matching, type MayPair, pairAll, pairFast } from './matching-rules.ts';

/** A result of a Swiss tournament; `winner` is null for a draw. */
export interface SwissResult {
  home: string;
  away: string;
  winner: string | null;
  /** It gives nobody a point, and they may meet again: called off, annulled, or nobody came. */
  isVoid?: true;
}

export interface Pairing {
  home: string;
  away: string;
}

/** The first round is drawn from the seeds. Later ones have their number of games, and sides that the draw will name. */
export function swissGames(teams: readonly string[], rounds: number, make: MakeGame): TimetableGame[] {
  const boards = Math.floor(teams.length / 2);
  const mostRounds = teams.length % 2 ? teams.length : teams.length - 1;
  const first = swissRound(teams, []);
  return Array.from({ length: Math.min(rounds, Math.max(0, mostRounds)) }, (_, round) =>
    Array.from({ length: boards }, (_, board) => {
      const pairing = round === 0 ? first[board] : undefined;
      return make(`s${round + 1}.${board + 1}`, {
        home: pairing ? { team: pairing.home } : { drawn: 2 * board + 1 },
        away: pairing ? { team: pairing.away } : { drawn: 2 * board + 2 },
        round: `Round ${round + 1}`,
        stage: round + 1,
      });
    }),
  ).flat();
}

/**
 * The pairings of the next round, first board first, after the results of each round before. In the manner of FIDE's
 * Dutch system, not to its letter: nobody meets twice; who has the bye (a win) is the lowest who has not had one; teams of
 * the same points meet, the upper half against the lower in the order of seeds, and who is left over goes down to the
 * next points. Nobody is at home (white) three times in a row or three times more than away, and the other way round.
 * Floats of earlier rounds do not count. With more rounds than half the teams a round may be impossible by these rules:
 * then first home and away give way, and then teams meet again.
 */
export function swissRound(teams: readonly string[], rounds: readonly (readonly SwissResult[])[]): Pairing[] {
  const histories = new Map(teams.map((team) => [team, historyOf(team, rounds)]));
  const points = (team: string): number => histories.get(team)?.points ?? 0;
  const ranked = teams.toSorted((a, b) => points(b) - points(a));
  const have = (team: string | undefined) => histories.get(team ?? '') ?? historyOf('', []);
  const haveNotMet: MayPair = (one, other) => !have(ranked[one]).opponents.has(ranked[other] ?? '');
  const bothCanPlay: MayPair = (one, other) => {
    const must = have(ranked[one]).mustBe;
    return haveNotMet(one, other) && (must === null || must !== have(ranked[other]).mustBe);
  };
  const lowestFirst = ranked.map((_, at) => at).toReversed();
  const hadBye = (at: number) => have(ranked[at]).byes;
  const byes = teams.length % 2 ? lowestFirst.toSorted((a, b) => hadBye(a) - hadBye(b)) : [-1];
  for (const mayPair of [bothCanPlay, haveNotMet, () => true]) {
    for (const bye of byes) {
      const open = ranked.filter((_, at) => at !== bye);
      const indexes = [...ranked.keys()].filter((at) => at !== bye);
      const matching = pairAll(indexes, mayPair);
      if (!matching) continue;
      const pairs = pairFromTop(open.map(points), matching);
      return pairs.map(([one, other], board) => atHome(open[one] ?? '', open[other] ?? '', have, board));
    }
  }
  return [];
}

/** Points of each team: 1 for a win or a bye, a half for a draw. */
export const swissPoints = (
  teams: readonly string[],
  rounds: readonly (readonly SwissResult[])[],
): Map<string, number> => new Map(teams.map((team) => [team, historyOf(team, rounds).points]));

/** The highest is paired first, with the first who suits and leaves the others a pairing. */
function pairFromTop(points: readonly number[], matching: Matching): [number, number][] {
  const pairs: [number, number][] = [];
  let open = [...points.keys()];
  let current = matching;
  while (open.length > 1) {
    const [top = -1, ...others] = open;
    const equal = others.filter((at) => points[at] === points[top]);
    const half = Math.floor((equal.length + 1) / 2) - 1;
    const wanted =
      equal.length > 0
        ? [...equal.slice(half), ...equal.slice(0, half).toReversed(), ...others.slice(equal.length)]
        : others;
    let partner = -1;
    for (const at of wanted) {
      const next = pairFast(current, top, at);
      if (!next) continue;
      [current, partner] = [next, at];
      break;
    }
    pairs.push([top, partner]);
    open = others.filter((at) => at !== partner);
  }
  return pairs;
}

type Where = 'home' | 'away';

interface History {
  points: number;
  opponents: Set<string>;
  byes: number;
  /** Home games more than away. */
  balance: number;
  places: Where[];
  /** Twice in a row or more than once too often at one place: it must be at the other. */
  mustBe: Where | null;
}

function historyOf(team: string, rounds: readonly (readonly SwissResult[])[]): History {
  const history: History = { points: 0, opponents: new Set(), byes: 0, balance: 0, places: [], mustBe: null };
  for (const round of rounds) {
    const result = round.find(({ home, away }) => home === team || away === team);
    if (!result) {
      history.byes += 1;
      history.points += 1;
      continue;
    }
    if (result.isVoid) continue;
    const isHome = result.home === team;
    history.opponents.add(isHome ? result.away : result.home);
    history.points += result.winner === null ? 0.5 : Number(result.winner === team);
    history.balance += isHome ? 1 : -1;
    history.places.push(isHome ? 'home' : 'away');
  }
  const [last, before] = history.places.toReversed();
  if (Math.abs(history.balance) > 1) history.mustBe = history.balance > 0 ? 'away' : 'home';
  else if (last && last === before) history.mustBe = other(last);
  return history;
}

const other = (place: Where): Where => (place === 'home' ? 'away' : 'home');

/** The higher of the two, or who needs it more, has what it had less or not last; in the first round boards alternate. */
function atHome(upper: string, lower: string, have: (team: string) => History, board: number): Pairing {
  const [one, two] = [have(upper), have(lower)];
  const wish = (history: History): Where | null =>
    history.mustBe ??
    placeFor(-history.balance) ??
    (history.places.length ? other(history.places.at(-1) ?? 'away') : null);
  const isStronger =
    two.mustBe === null || (one.mustBe !== null && Math.abs(one.balance) >= Math.abs(two.balance))
      ? one.mustBe !== null || Math.abs(one.balance) >= Math.abs(two.balance)
      : false;
  const place = isStronger ? wish(one) : oppositeOf(wish(two));
  const upperIs = place ?? (board % 2 ? 'away' : 'home');
  return upperIs === 'home' ? { home: upper, away: lower } : { home: lower, away: upper };
}

const placeFor = (balance: number): Where | null => (balance === 0 ? null : balance > 0 ? 'home' : 'away');
const oppositeOf = (place: Where | null): Where | null => place && other(place);
