import { expect, it } from 'vitest';
import type { MyTeam } from './contract.ts';
import { byCloseness, closestReason, markedTeams } from './rules.ts';

const mine = (name: string, reasons: Partial<MyTeam>): MyTeam => ({
  team: { id: 1, name, logo: null, sport: { id: 1, name: 'Netball' } },
  ...{ isPlayer: false, isCaptain: false, isFollowed: false, isResidence: false },
  ...reasons,
});

it('names the closest of several reasons', () => {
  expect(closestReason(mine('A', { isPlayer: true, isFollowed: true, isResidence: true }))).toBe('player');
  expect(closestReason(mine('A', { isFollowed: true, isResidence: true }))).toBe('followed');
  expect(closestReason(mine('A', { isResidence: true }))).toBe('residence');
});

it('orders by the closest reason, then by name', () => {
  const teams = [
    mine('Élan', { isResidence: true }),
    mine('Acacia', { isResidence: true }),
    mine('Zulu', { isPlayer: true }),
    mine('Mopane 7', { isFollowed: true, isResidence: true }),
  ];
  expect(teams.sort(byCloseness).map(({ team }) => team.name)).toEqual(['Zulu', 'Mopane 7', 'Acacia', 'Élan']);
});

it('marks the teams of the residence only if none is closer', () => {
  const [followed, other] = [mine('A', { isFollowed: true }), mine('B', { isResidence: true })];
  expect(markedTeams([followed, other])).toEqual([followed]);
  expect(markedTeams([other])).toEqual([other]);
  expect(markedTeams([])).toEqual([]);
});
