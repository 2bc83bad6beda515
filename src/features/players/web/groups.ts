import type { Player } from '../contract.ts';

export interface SportGroup {
  sportId: number;
  name: string;
  players: Player[];
}

export function groupBySport(players: readonly Player[]): SportGroup[] {
  const groups = new Map<number, SportGroup>();
  for (const player of players) {
    const { id: sportId, name } = player.team.sport;
    const group = groups.get(sportId) ?? { sportId, name, players: [] };
    group.players.push(player);
    groups.set(sportId, group);
  }
  return [...groups.values()].sort((a, b) => a.sportId - b.sportId);
}
