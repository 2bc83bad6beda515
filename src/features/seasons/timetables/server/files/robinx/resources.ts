import { attribute, type Element, findAll, listOf } from './elements.ts';

export interface RobinXTeam {
  readonly id: string;
  readonly name: string;
  readonly league: string;
}

export interface RobinXResources {
  readonly teams: readonly RobinXTeam[];
  readonly leagues: readonly { readonly id: string; readonly name: string }[];
  /** Ids of slots in their order: the first is day 0. */
  readonly slots: readonly string[];
  readonly teamsOf: (constraint: Element, number: '' | '1' | '2') => Set<string>;
  /** Days; none if the constraint names none: a team that is never away has such a one. */
  readonly daysOf: (constraint: Element) => Set<number>;
}

export function readResources(root: Element): RobinXResources {
  const leagues = findAll(root, 'league').map((league) => idAndName(league));
  const [firstLeague = { id: '0', name: 'League' }] = leagues;
  const teamElements = findAll(root, 'team');
  const teams = teamElements.map((team) => ({
    ...idAndName(team),
    league: attribute(team, 'league', 'leagues') ?? firstLeague.id,
  }));
  const slotElements = findAll(root, 'slot').sort((a, b) => Number(attribute(a, 'id')) - Number(attribute(b, 'id')));
  const slots = slotElements.map((slot) => attribute(slot, 'id') ?? '');
  const dayOf = new Map(slots.map((id, day) => [id, day]));
  const teamGroups = membersOf(teamElements, 'teamGroups', 'teamGroup');
  const slotGroups = membersOf(slotElements, 'slotGroups', 'slotGroup');
  return {
    teams,
    leagues: leagues.length > 0 ? leagues : [firstLeague],
    slots,
    teamsOf: (constraint, number) =>
      new Set([
        ...listOf(constraint, `teams${number}`, `team${number}`),
        ...listOf(constraint, `teamGroups${number}`, `teamGroup${number}`).flatMap((id) => teamGroups.get(id) ?? []),
      ]),
    daysOf: (constraint) => {
      const groups = listOf(constraint, 'slotGroups', 'slotGroup').flatMap((id) => slotGroups.get(id) ?? []);
      const named = [...listOf(constraint, 'slots', 'slot'), ...groups];
      return new Set(named.flatMap((id) => dayOf.get(id) ?? []));
    },
  };
}

const idAndName = (element: Element) => {
  const id = attribute(element, 'id') ?? '';
  return { id, name: attribute(element, 'name') ?? id };
};

function membersOf(elements: readonly Element[], ...names: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const element of elements) {
    for (const group of listOf(element, ...names)) {
      groups.set(group, [...(groups.get(group) ?? []), attribute(element, 'id') ?? '']);
    }
  }
  return groups;
}
