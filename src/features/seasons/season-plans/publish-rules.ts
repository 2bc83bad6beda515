import type { Place } from './contract.ts';

/** A game of the plan with both sides. */
export interface DraftGame {
  key: string;
  homeTeamId: number;
  awayTeamId: number;
  place: Place;
}

/** A game that the plan published, where it put it then, and how it stands now. */
export interface PublishedGame {
  key: string;
  gameId: number;
  homeTeamId: number;
  awayTeamId: number;
  published: Place;
  now: Place;
  state: 'upcoming' | 'live' | 'played' | 'postponed' | 'cancelled';
  /** It was interrupted: its sides stay as they are. */
  hasScore: boolean;
}

type Why = 'played' | 'live' | 'byHand';

export interface Difference<D, P> {
  added: D[];
  /** The game has another time, place or status in the plan. `isTurned`: its sides are the other way round. */
  moved: { draft: D; game: P; isTurned: boolean }[];
  removed: P[];
  /** Left as they are, because somebody changed or played them since. `draft` is null if the plan has it no more. */
  kept: { draft: D | null; game: P; why: Why }[];
  /** `isAdopted`: by hand, somebody put it where the plan puts it now. */
  same: { draft: D; game: P; isAdopted: boolean }[];
  unplaced: D[];
}

/** What is to be done so that the village's games are those of the plan. Games named in `overwrite` follow it again. */
export function comparePlan<D extends DraftGame, P extends PublishedGame>(
  drafts: readonly D[],
  games: readonly P[],
  overwrite: ReadonlySet<number> = new Set(),
): Difference<D, P> {
  const found: Difference<D, P> = { added: [], moved: [], removed: [], kept: [], same: [], unplaced: [] };
  const open = new Map(games.map((game) => [game.key, game]));
  for (const draft of drafts) {
    const game = open.get(draft.key);
    if (!game || !isSamePair(draft, game)) {
      (draft.place.dateTime === null ? found.unplaced : found.added).push(draft);
      continue;
    }
    open.delete(draft.key);
    placePair(found, draft, game, overwrite);
  }
  for (const game of open.values()) {
    const why = whyBegun(game);
    if (why) found.kept.push({ draft: null, game, why });
    else if (game.state !== 'cancelled') found.removed.push(game);
  }
  return found;
}

function placePair<D extends DraftGame, P extends PublishedGame>(
  found: Difference<D, P>,
  draft: D,
  game: P,
  overwrite: ReadonlySet<number>,
): void {
  const [isThere, isUntouched] = [isAt(game, draft.place), isAt(game, game.published)];
  const begun = whyBegun(game);
  const why = begun ?? (isThere || isUntouched || overwrite.has(game.gameId) ? null : 'byHand');
  const isTurned = areTurned(draft, game) && !game.hasScore;
  if (isThere && (begun !== null || !isTurned))
    found.same.push({ draft, game, isAdopted: begun === null && !isUntouched });
  else if (why === null) found.moved.push({ draft, game, isTurned });
  else if (why === 'byHand' || !isSamePlace(draft.place, game.published)) found.kept.push({ draft, game, why });
  else found.same.push({ draft, game, isAdopted: false });
}

const whyBegun = ({ state }: PublishedGame): Why | null => (state === 'played' || state === 'live' ? state : null);

type Sides = Pick<DraftGame, 'homeTeamId' | 'awayTeamId'>;

/** It stays itself whoever is at home: people go to see these two. */
const isSamePair = (one: Sides, other: Sides): boolean =>
  (one.homeTeamId === other.homeTeamId && one.awayTeamId === other.awayTeamId) || areTurned(one, other);

const areTurned = (one: Sides, other: Sides): boolean =>
  one.homeTeamId === other.awayTeamId && one.awayTeamId === other.homeTeamId;

/** Whether a game stands where a plan puts it: a game without a place there is postponed, and keeps its old day. */
const isAt = ({ state, now }: PublishedGame, place: Place): boolean =>
  place.dateTime === null
    ? state === 'postponed'
    : state !== 'postponed' && state !== 'cancelled' && isSamePlace(now, place);

/** A venue with one court may name it or not. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.dateTime === other.dateTime && one.venueId === other.venueId && (one.court ?? 1) === (other.court ?? 1);
