import type { Competition } from '#features/competition/competitions/contract.ts';
import type { Format } from '#features/seasons/timetables/contract.ts';
import { estimateGameMinutes, getDefinition } from '#features/teams/sports/rules.ts';
import { nameKey } from '#shared/names.ts';
import { maxTeams, type PlanCompetition } from './contract.ts';

interface OfSport {
  sport: { id: number; name: string; definition: string };
  teamIds: readonly number[];
  /** The competitions of the village in this season. */
  existing: readonly Pick<Competition, 'id' | 'name' | 'kind' | 'sportId'>[];
  /** Those of the plan: the new one is asked for like the last. */
  others: readonly PlanCompetition[];
}

const usual: Omit<PlanCompetition, 'key' | 'competitionId' | 'sportId' | 'name' | 'teamIds' | 'minutes'> = {
  ...{ kind: 'league', format: { kind: 'roundRobin', meetings: 1 }, venueIds: [], gamesPerWeek: 2, gamesPerDay: 1 },
  ...{ restDays: 1, daysBetweenReturns: 14, firstDay: null, lastDay: null },
};

/** A competition as most villages would ask for it: all teams of the sport, and the rest as the last one has it. */
export function newCompetition({ sport, teamIds, existing, others }: OfSport): PlanCompetition {
  const last = others.at(-1);
  const taken = new Set(others.map(({ competitionId }) => competitionId));
  const known = existing.find((one) => one.sportId === sport.id && one.kind === 'league' && !taken.has(one.id));
  const { kind, format, venueIds, gamesPerWeek, gamesPerDay, restDays, daysBetweenReturns, firstDay, lastDay } =
    last ?? usual;
  return {
    key: freeKey(others),
    competitionId: known?.id ?? null,
    sportId: sport.id,
    name: known?.name ?? freeName(`${sport.name} league`, others),
    ...{ kind, teamIds: teamIds.slice(0, maxTeams), format, venueIds: [...venueIds], gamesPerWeek, gamesPerDay },
    ...{ restDays, daysBetweenReturns, firstDay, lastDay },
    minutes: Math.min(600, Math.max(5, Math.ceil(estimateGameMinutes(getDefinition(sport.definition)) / 5) * 5)),
  };
}

function freeKey(others: readonly PlanCompetition[]): string {
  const taken = new Set(others.map(({ key }) => key));
  for (let number = 1; ; number += 1) if (!taken.has(`c${number}`)) return `c${number}`;
}

function freeName(wanted: string, others: readonly PlanCompetition[]): string {
  const taken = new Set(others.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!taken.has(name)) return name;
  }
}

/** What each is called in a plan, by its key: with its sport where another one has the same name. */
export function competitionTitles(
  competitions: readonly Pick<PlanCompetition, 'key' | 'name' | 'sportId'>[],
  sportNames: ReadonlyMap<number, string>,
): Record<string, string> {
  const byName = Map.groupBy(competitions, ({ name }) => nameKey(name));
  return Object.fromEntries(
    competitions.map(({ key, name, sportId }) => {
      const isAlone = byName.get(nameKey(name))?.length === 1;
      return [key, isAlone ? name : `${name}, ${sportNames.get(sportId) ?? 'a sport that is gone'}`];
    }),
  );
}

/** What a competition asks for, without who plays in it: 'Same as above'. */
export function asAskedFor(above: PlanCompetition): Partial<PlanCompetition> {
  const { key: _, competitionId: __, sportId: ___, name: ____, teamIds: _____, ...asked } = above;
  return asked;
}

export const formatNames: Readonly<Record<Format['kind'], string>> = {
  roundRobin: 'Round robin: each meets each',
  pools: 'Pools, then a knock-out',
  knockout: 'Knock-out',
  doubleElimination: 'Double elimination',
  swiss: 'Swiss: opponents with as many points',
};

/** The usual answers for a format of this kind. */
export function formatOf(kind: Format['kind'], teams: number): Format {
  switch (kind) {
    case 'roundRobin':
      return { kind, meetings: 1 };
    case 'pools':
      return { kind, pools: teams >= 12 ? 4 : 2, meetings: 1, advance: 2, places: 4 };
    case 'knockout':
      return { kind, places: 4 };
    case 'doubleElimination':
      return { kind, reset: true };
    case 'swiss':
      return { kind, rounds: Math.min(20, Math.max(1, Math.ceil(Math.log2(Math.max(teams, 2))) + 1)) };
  }
}

/** Those that are chosen already keep their seeds; the others follow. */
export const inSeedOrder = (chosen: readonly number[], wanted: readonly number[]): number[] => [
  ...chosen.filter((id) => wanted.includes(id)),
  ...wanted.filter((id) => !chosen.includes(id)),
];

/** Competitions in which nobody can play yet get these teams, each those of its sport. */
export const withTeams = (
  competitions: readonly PlanCompetition[],
  teams: readonly { id: number; sportId: number }[],
): PlanCompetition[] =>
  competitions.map((one) => {
    const ofSport = teams.filter(({ sportId }) => sportId === one.sportId).map(({ id }) => id);
    return one.teamIds.length < 2 ? { ...one, teamIds: inSeedOrder(one.teamIds, ofSport).slice(0, maxTeams) } : one;
  });

/** Places in an order, the first moved by one. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [item] = next.splice(at, 1);
  if (item !== undefined) next.splice(at + by, 0, item);
  return next;
}
