import { describe, expect, it } from 'vitest';
import type { MyTeam } from '#features/teams/my-teams/contract.ts';
import { isTicked, tick, tickedTeams } from './feed-tree.ts';

const own = (id: number, reasons: Partial<MyTeam>): MyTeam => ({
  team: { id, name: `Team ${id}`, logo: null, sport: { id: 1, name: 'Netball' } },
  ...{ isPlayer: false, isCaptain: false, isFollowed: false, isResidence: false },
  ...reasons,
});
const mine = [own(1, { isPlayer: true }), own(2, { isFollowed: true }), own(3, { isResidence: true })];
const nothing = { myTeams: false, teamIds: [] };

describe('the ticked teams of a feed', () => {
  it('are those chosen, and with “my teams” those that one plays in or follows', () => {
    expect([...tickedTeams({ myTeams: false, teamIds: [9] }, mine)]).toEqual([9]);
    expect([...tickedTeams({ myTeams: true, teamIds: [9] }, mine)].sort()).toEqual([1, 2, 9]);
  });

  it('become “my teams” once all of one’s own are ticked, and single teams when one is unticked', () => {
    const one = tick(nothing, mine, [1], true);
    expect(one).toEqual({ myTeams: false, teamIds: [1] });
    const both = tick(one, mine, [2, 9], true);
    expect(both).toEqual({ myTeams: true, teamIds: [9] });
    expect(tick(both, mine, [1], false)).toEqual({ myTeams: false, teamIds: [9, 2] });
    expect(tick(both, mine, [1, 2], false)).toEqual({ myTeams: false, teamIds: [9] });
  });

  it('keep “my teams” while one has none', () => {
    expect(tick({ myTeams: true, teamIds: [] }, [], [9], true)).toEqual({ myTeams: true, teamIds: [9] });
    expect(tick(nothing, [own(3, { isResidence: true })], [3], true)).toEqual({ myTeams: false, teamIds: [3] });
  });

  it('make a group ticked, mixed or not', () => {
    const teams = mine.map(({ team }) => team);
    const states = [[], [1], [1, 2, 3, 4]].map((ids) => isTicked(teams, new Set(ids)));
    expect(states).toEqual([false, 'mixed', true]);
  });
});
