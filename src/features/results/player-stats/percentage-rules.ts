import { type Pair, type SportDefinition, total } from '#features/teams/sports/definitions/definition.ts';
import { computePercentage, sumCounts } from '#features/teams/sports/rules.ts';
import type { LeastToLead } from './contract.ts';
import { type LeaderLine, leadersPerStatistic, maxPerStatistic } from './rules.ts';

/** What a competition asks of leaders; null where the sport's own applies. */
export interface AskedOfLeaders {
  games: number | null;
  attempts: number | null;
}

export const nothingAsked: AskedOfLeaders = { games: null, attempts: null };

/** Used where neither a competition nor the sport says how many attempts a leader needs for each game of the team. */
const usualAttempts = 1;

/** The best success rates of players with enough attempts, best first; with the same rate, those with more attempts. */
export function findPercentageLeaders(
  definition: SportDefinition,
  lines: readonly LeaderLine[],
  asked: AskedOfLeaders = nothingAsked,
) {
  const teamGames = countTeamGames(lines);
  const players = [...Map.groupBy(lines, ({ playerId }) => playerId)].map(([playerId, own]) => ({
    playerId,
    games: own.reduce((sum, { games }) => sum + games, 0),
    ofTeam: Math.max(0, ...own.map(({ teamId }) => (teamId === undefined ? 0 : (teamGames.get(teamId)?.size ?? 0)))),
    counts: sumCounts(own.map(({ counts }) => counts)),
  }));
  return definition.statistics.flatMap((statistic) => {
    if (statistic.kind !== 'pair' || statistic.teamOnly || statistic.withoutColumn) return [];
    const least: LeastToLead = {
      games: asked.games ?? 0,
      attempts: asked.attempts ?? statistic.leastAttempts ?? usualAttempts,
    };
    const leaders = rank(statistic, players, least);
    const { percentageKey: key, abbreviation, label } = statistic;
    return leaders.length === 0 ? [] : [{ key, abbreviation: `${abbreviation}%`, label: `${label} %`, least, leaders }];
  });
}

/** The games of each team with lines of players. */
function countTeamGames(lines: readonly LeaderLine[]): Map<number, Set<number>> {
  const games = new Map<number, Set<number>>();
  for (const { teamId, gameId } of lines) {
    if (teamId === undefined || gameId === undefined) continue;
    games.set(teamId, (games.get(teamId) ?? new Set()).add(gameId));
  }
  return games;
}

interface PlayerRate {
  playerId: number;
  games: number;
  /** How many games the player's team has played. */
  ofTeam: number;
  counts: Record<string, number>;
}

function rank(pair: Pair, players: readonly PlayerRate[], { games, attempts }: LeastToLead) {
  const made = ({ counts }: PlayerRate) => total(counts, pair.made.key);
  const attempted = ({ counts }: PlayerRate) => total(counts, pair.attempted.key);
  const rate = (player: PlayerRate) => made(player) / attempted(player);
  const qualified = players
    .filter((player) => made(player) > 0 && player.games >= games)
    .filter((player) => attempted(player) >= Math.max(1, (attempts ?? 0) * player.ofTeam))
    .sort((a, b) => rate(b) - rate(a) || attempted(b) - attempted(a) || a.playerId - b.playerId);
  return qualified
    .map((player) => ({
      playerId: player.playerId,
      position: qualified.findIndex((other) => rate(other) === rate(player)) + 1,
      total: computePercentage(pair, player.counts),
      games: player.games,
      perGame: null,
      byHand: 0,
      splits: `${made(player)}/${attempted(player)}`,
    }))
    .filter(({ position }) => position <= leadersPerStatistic)
    .slice(0, maxPerStatistic);
}

/** `At least 3 games, and 5 attempts for each game of the team`; null where anybody may lead. */
export function describeLeast({ games, attempts }: LeastToLead): string | null {
  const needs = [
    ...(games > 1 ? [`${games} games`] : []),
    ...(attempts ? [`${attempts} ${attempts === 1 ? 'attempt' : 'attempts'} for each game of the team`] : []),
  ];
  return needs.length === 0 ? null : `At least ${needs.join(', and ')}`;
}
