import { type CareerLine, listCareerLines } from '#features/results/box-scores/server/queries.ts';
import type { Player } from '#features/teams/players/contract.ts';
import { performanceRating, toTotals } from '#features/teams/players/rules.ts';
import { listOpenings } from '#features/teams/players/server/queries.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { computeScore, countsIn } from '#features/teams/sports/rules.ts';
import type { Database } from '#server/database/schema.ts';
import type { SeasonTotals } from '../contract.ts';
import { lineByHand, seasonFrom } from '../rules.ts';

/** Each player's seasons, the latest first, with the totals kept by hand. The current season is there even when empty. */
export async function listSeasons(
  db: Database,
  players: readonly Player[],
  definition: SportDefinition,
  current: string,
): Promise<Map<number, SeasonTotals[]>> {
  const ids = players.map(({ id }) => id);
  const lines = (await listCareerLines(db, ids)).filter((line) => line.definition.key === definition.key);
  const linesByPlayer = Map.groupBy(lines, ({ playerId }) => playerId);
  const openings = await listOpenings(db, ids);
  return new Map(
    players.map((player) => {
      const own = linesByPlayer.get(player.id) ?? [];
      const byHand = player.areStatsDerived ? (openings.get(player.id) ?? {}) : { [current]: player.stats };
      const names = new Set([current, ...own.map(({ season }) => season), ...Object.keys(byHand)]);
      const seasons = [...names].map((season) => ({ season, ...sumSeason(definition, season, own, byHand) }));
      return [player.id, seasons.filter((one) => one.season === current || isPlayed(one))];
    }),
  );
}

function sumSeason(
  definition: SportDefinition,
  season: string,
  lines: readonly CareerLine[],
  byHand: Readonly<Record<string, Parameters<typeof lineByHand>[1]>>,
) {
  const played = lines
    .filter((line) => line.played && line.season === season)
    .map(({ counts, tracked = null }) => ({ games: 1, counts, tracked }));
  const sums = seasonFrom(definition, [...played, lineByHand(definition, byHand[season] ?? {})]);
  const counts = countsIn(sums.totals);
  return { ...sums, rating: performanceRating(toTotals({ ...counts, points: computeScore(definition, counts) })) };
}

const isPlayed = ({ games, totals }: Pick<SeasonTotals, 'games' | 'totals'>): boolean =>
  games > 0 || Object.values(totals).some((value) => value !== null && value > 0);

/** The season whose numbers a squad shows: the current one, and until somebody played in it the latest in which one did. */
export function squadSeason(seasons: ReadonlyMap<number, readonly SeasonTotals[]>, current: string): string {
  const played = [...seasons.values()].flat().filter(isPlayed);
  if (played.some(({ season }) => season === current)) return current;
  return played[0]?.season ?? current;
}
