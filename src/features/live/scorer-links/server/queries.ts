import { knownDay } from '#features/competition/games/day-rules.ts';
import { hashToken } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { maxOpenLinks, type ScorerLink } from '../contract.ts';
import { isOpen, scoringWindow } from '../rules.ts';

/** The links of a game that have not ended, the newest first. */
export async function listLinks(db: Database, gameId: number): Promise<ScorerLink[]> {
  const rows = await links(db)
    .where('game_id', '=', gameId)
    .orderBy('scorer_links.id', 'desc')
    .limit(maxOpenLinks)
    .execute();
  return rows.map(present);
}

export interface OpenLink {
  id: number;
  gameId: number;
  scorer: string;
  closesAt: string;
}

/** The link that a token opens now. Made-up, ended, early and late tokens open nothing. */
export async function findOpenLink(db: Database, token: string, now: Date): Promise<OpenLink | undefined> {
  const row = await links(db).where('token_hash', '=', hashToken(token)).executeTakeFirst();
  if (!row) return undefined;
  const window = scoringWindow(knownDay(row.date_time));
  return window && isOpen(window, now)
    ? { id: row.id, gameId: row.game_id, scorer: row.scorer, closesAt: window.closesAt }
    : undefined;
}

const links = (db: Database) =>
  db
    .selectFrom('scorer_links')
    .innerJoin('games', 'games.id', 'scorer_links.game_id')
    .select(['scorer_links.id', 'game_id', 'scorer', 'created_at', 'games.date_time'])
    .where('ended_at', 'is', null);

interface LinkRow {
  id: number;
  scorer: string;
  created_at: string;
  date_time: string;
}

export const present = (row: LinkRow): ScorerLink => ({
  id: row.id,
  scorer: row.scorer,
  createdAt: row.created_at,
  ...(scoringWindow(knownDay(row.date_time)) ?? { opensAt: null, closesAt: null }),
});
