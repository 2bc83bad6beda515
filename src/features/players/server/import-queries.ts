import { visitor } from '#server/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { Player } from '../contract.ts';
import { listPlayers } from './queries.ts';

export async function playersOfSport(db: Database, sportId: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listPlayers(db, visitor, { sportId, cursor });
    players.push(...page.rows);
    if (page.next === null) return players;
    cursor = page.next;
  }
}
