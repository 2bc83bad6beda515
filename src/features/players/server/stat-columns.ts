import { nameKey } from '#shared/name-key.ts';
import type { StatKey } from '../contract.ts';

/** Where each season total is kept. */
export const statColumns = {
  points: 'points',
  rebounds: 'rebounds',
  assists: 'assists',
  steals: 'steals',
  blocks: 'blocks',
  shotsMade: 'shots_made',
  shotsTaken: 'shots_taken',
  threePointersMade: 'three_pointers_made',
  threePointersTaken: 'three_pointers_taken',
  freeThrowsMade: 'free_throws_made',
  freeThrowsTaken: 'free_throws_taken',
  gamesPlayed: 'games_played',
} as const satisfies Record<StatKey, string>;

/** What the search looks through. */
export function playerNameKey(player: { name: string; displayName: string; position: string | null }): string {
  return nameKey(`${player.name} ${player.displayName} ${player.position ?? ''}`);
}
