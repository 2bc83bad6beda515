import type { Game } from '#features/games/contract.ts';

/** The day of an instant where the reader is, from its midnight to the next. */
export function dayOf(now: Date): { from: string; until: string } {
  const midnight = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
  return { from: midnight(0), until: midnight(1) };
}

/** Those of today, with those that are still on since another day. */
export const withLive = <G extends Pick<Game, 'id'>>(today: readonly G[], live: readonly G[]): G[] => [
  ...new Map([...live, ...today].map((game) => [game.id, game])).values(),
];

type OfSport = Pick<Game, 'sport' | 'sportId'>;

/** In the order of the sports. */
export function bySport<G extends OfSport>(games: readonly G[]): { sport: string; games: G[] }[] {
  const groups = [...Map.groupBy(games, ({ sportId }) => sportId)].toSorted(([a], [b]) => a - b);
  return groups.map(([, ofSport]) => ({ sport: ofSport[0]?.sport.name ?? '', games: ofSport }));
}
