import { expect, it } from 'vitest';
import type { Player } from '#features/teams/players/contract.ts';
import { seasonStats } from '#features/teams/players/rules.ts';
import { noStats } from '#features/teams/players/stat-names.ts';
import { groupBySport } from './PlayerGroups.tsx';

const sports = { 1: 'Basketball', 7: 'Chess' };

const player = (id: number, sportId: keyof typeof sports): Player => ({
  id,
  version: 1,
  name: `Player ${id}`,
  displayName: `Player ${id}`,
  position: null,
  jerseyNumber: null,
  photo: null,
  bio: null,
  isMvp: false,
  isAllStar: false,
  isCaptain: false,
  isClubAnchor: false,
  teamId: sportId,
  team: { id: sportId, name: 'Team', sportId, sport: { id: sportId, name: sports[sportId] } },
  stats: seasonStats(noStats),
  areStatsDerived: false,
  openingStats: null,
  can: { edit: false, delete: false },
});

it('groups players by sport, in the order of the sports, and keeps their order within one', () => {
  const groups = groupBySport([player(5, 7), player(2, 1), player(9, 7), player(1, 1)]);
  expect(groups.map(({ name, players }) => [name, players.map(({ id }) => id)])).toEqual([
    ['Basketball', [2, 1]],
    ['Chess', [5, 9]],
  ]);
});

it('has no group without players', () => {
  expect(groupBySport([])).toEqual([]);
});
