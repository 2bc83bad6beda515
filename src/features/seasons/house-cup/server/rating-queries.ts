import type { Game } from '#features/competition/games/contract.ts';
import { mayJudge } from '#features/teams/player-links/server/own-case-policy.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import type { Sportsmanship } from '../contract.ts';
import { caseOfGame, othersRate } from './case-queries.ts';

/** How the teams of a game behaved, where somebody rated them. */
export async function readRatings(db: Database, viewer: Viewer, game: Game): Promise<Sportsmanship> {
  const rows = await db
    .selectFrom('cup_ratings')
    .select(['team_id', 'rating'])
    .where('game_id', '=', game.id)
    .orderBy('id')
    .execute();
  return {
    ratings: rows.map(({ team_id, rating }) => ({ teamId: team_id, rating: rating / 100 })),
    refusal: mayJudge(viewer, await caseOfGame(db, game)) ? null : othersRate,
  };
}
