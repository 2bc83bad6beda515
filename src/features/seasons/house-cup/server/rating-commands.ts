import { findGame } from '#features/competition/games/server/queries.ts';
import { authorizeJudge } from '#features/teams/player-links/server/own-case-policy.ts';
import type { Officer } from '#server/access/access.ts';
import { badField, notFound } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { sportsmanshipTag } from '../cache-tags.ts';
import { hundredths } from '../derive-rules.ts';
import { caseOfGame, othersRate } from './case-queries.ts';
import { readRatings } from './rating-queries.ts';

interface SentRating {
  teamId: number;
  rating: number;
}

/** How both teams of a game behaved, all at once. The cup follows. */
export async function rateTeams(write: Write<Officer>, gameId: number, ratings: readonly SentRating[]) {
  await lockRowForUpdate(write.db, 'games', gameId);
  const game = await findGame(write.db, write.viewer, gameId);
  if (!game) throw notFound('This game');
  const said = authorizeJudge(write, await caseOfGame(write.db, game), othersRate);
  const sides = new Set([game.homeTeamId, game.awayTeamId]);
  const stray = ratings.findIndex(({ teamId }) => !sides.has(teamId));
  if (stray >= 0) throw badField(`ratings.${stray}.teamId`, 'is not a team of this game');
  if (new Set(ratings.map(({ teamId }) => teamId)).size < ratings.length)
    throw badField('ratings', 'name a team twice');
  await write.db.deleteFrom('cup_ratings').where('game_id', '=', gameId).execute();
  const rows = ratings.map(({ teamId, rating }) => ({
    ...{ game_id: gameId, team_id: teamId, rating: hundredths(rating), account_id: write.viewer.accountId },
  }));
  if (rows.length > 0) await write.db.insertInto('cup_ratings').values(rows).execute();
  write.changed(sportsmanshipTag(gameId));
  await write.audit({ act: 'game.sportsmanship', subject: `game:${gameId}`, detail: { ratings, ...said } });
  return readRatings(write.db, write.viewer, game);
}
