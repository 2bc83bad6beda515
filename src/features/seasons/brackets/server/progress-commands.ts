import { sql } from 'kysely';
import {
  competitionsTag,
  competitionTag,
  pointAdjustmentsTag,
  pointAdjustmentTag,
} from '#features/competition/competitions/cache-tags.ts';
import { resultsTag } from '#features/competition/games/cache-tags.ts';
import { gameChanged, resultRemoved } from '#features/competition/games/server/events.ts';
import { seasonPlanTag } from '#features/seasons/season-plans/cache-tags.ts';
import { lockPlan } from '#features/seasons/season-plans/server/commands.ts';
import type { Tell } from '#features/seasons/season-plans/server/news-commands.ts';
import { publishGame } from '#features/seasons/season-plans/server/publish-commands.ts';
import { batches } from '#server/database/engine.ts';
import { type Write, when, whenChanged } from '#server/write.ts';
import { bracketsTag } from '../cache-tags.ts';
import { causeOf, type WantedSides, wantedSides } from '../progress-rules.ts';
import { askAbout } from './question-commands.ts';
import { type FollowedCompetition, readFollowed } from './standing-queries.ts';

/** Whoever comes through stands in the next game, in the transaction that completes, corrects or takes back a result. */
export const followingResults = when(gameChanged, async (write, games) => {
  const ids = [...new Set(games.map(({ gameId }) => gameId))];
  for (const some of batches(ids)) {
    await followAll(write, await competitionsOf(write).where('game_id', 'in', some).execute());
  }
});

/** The game of a deleted result is gone: its plan still knows who would have met. */
export const followingRemovals = when(resultRemoved, async (write, removed) => {
  const teams = [...new Set(removed.flatMap(({ teamIds }) => teamIds))];
  for (const some of batches(teams)) {
    const without = competitionsOf(write).where('game_id', 'is', null).where('published', 'is not', null);
    await followAll(write, await without.where('home_team_id', 'in', some).execute());
  }
});

/** Points taken or given, a competition's rules and box scores change tables without any event of a game. */
export const followingTables = whenChanged(
  [resultsTag, competitionsTag, competitionTag.any, pointAdjustmentsTag, pointAdjustmentTag.any],
  async (write) => {
    const fed = competitionsOf(write)
      .leftJoin('games', 'games.id', 'plan_games.game_id')
      .where('published', 'is not', null)
      .where(({ eb, or }) =>
        or([eb('plan_games.home', 'like', '{"place"%'), eb('plan_games.away', 'like', '{"place"%')]),
      )
      .where(({ eb, or }) => or([eb('games.status', 'is', null), eb('games.status', '!=', 'completed')]));
    await followAll(write, await fed.execute());
  },
);

const competitionsOf = ({ db }: Write) =>
  db.selectFrom('plan_games').select(['plan_id', 'competition_key']).distinct().orderBy('plan_id');

async function followAll(write: Write, found: readonly { plan_id: number; competition_key: string }[]): Promise<void> {
  for (const { plan_id, competition_key } of found) await followCompetition(write, plan_id, competition_key);
}

/** Two games that end at once follow each other here: the second one finds the side that the first one put in. */
export async function followCompetition(write: Write, planId: number, key: string, tell?: Tell): Promise<void> {
  await lockPlan(write, planId);
  const followed = await readFollowed(write.db, planId, key);
  if (!followed) return;
  const wanted = wantedSides(followed.games, followed.standing);
  for (const sides of wanted.filter(({ game }) => game.gameId === null)) await fillSides(write, followed, sides, tell);
  await askAbout(write, followed, wanted);
}

/** Before a game is made, its sides are what the results say, and nobody again if a result is taken back. */
async function fillSides(
  write: Write,
  { planId }: FollowedCompetition,
  { game, home, away }: WantedSides,
  tell: Tell | undefined,
) {
  const homeTeamId = causeOf(game.home) === null ? game.homeTeamId : home.teamId;
  const awayTeamId = causeOf(game.away) === null ? game.awayTeamId : away.teamId;
  if (homeTeamId === game.homeTeamId && awayTeamId === game.awayTeamId) return;
  await putSides(write, planId, game.id, { homeTeamId, awayTeamId });
  if (homeTeamId !== null && awayTeamId !== null) await publishGame(write, game.id, tell);
}

export async function putSides(
  write: Write,
  planId: number,
  id: number,
  { homeTeamId, awayTeamId }: { homeTeamId: number | null; awayTeamId: number | null },
): Promise<void> {
  await write.db
    .updateTable('plan_games')
    .set({ home_team_id: homeTeamId, away_team_id: awayTeamId, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  write.changed(bracketsTag, seasonPlanTag(planId));
}
