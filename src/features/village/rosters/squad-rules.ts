import { type Compared, comparedStats } from '#features/results/player-stats/rules.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import type { SquadMember } from './contract.ts';

/** The statistics of a sport in which anybody of the squad has something. */
export const squadColumns = (definition: SportDefinition, squad: readonly SquadMember[]): Compared[] =>
  comparedStats(definition).filter(({ key }) => squad.some(({ totals }) => (totals[key] ?? 0) > 0));

/** By the first statistic, then by games and by the number on the shirt; those without one last, by name. */
export const inSquadOrder = (
  squad: readonly SquadMember[],
  [first]: readonly Pick<Compared, 'key'>[],
): readonly SquadMember[] =>
  squad.toSorted(
    (a, b) =>
      (first ? (b.totals[first.key] ?? 0) - (a.totals[first.key] ?? 0) || b.games - a.games : 0) ||
      numberOf(a) - numberOf(b) ||
      a.player.displayName.localeCompare(b.player.displayName),
  );

const numberOf = ({ player }: SquadMember): number => player.jerseyNumber ?? 1000;
