import { sql } from 'kysely';
import { replanGame } from '#features/competition/games/server/planned-commands.ts';
import { gamesByIds } from '#features/competition/games/server/queries.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { conflict } from '#server/failure.ts';
import { lockForUpdate, type Write } from '#server/write.ts';
import { wallsIn } from '#shared/time-zone.ts';
import { planRulesTag, seasonPlansTag, seasonPlanTag } from '../../cache-tags.ts';
import type { CallOff, CallOffMoves } from '../../call-off-contract.ts';
import { closedBy, withClosed } from '../../closed-rules.ts';
import type { SeasonSetup } from '../../contract.ts';
import type { NewsGame } from '../../news-rules.ts';
import { lockPublished, touched } from '../commands.ts';
import { tellOfGames } from '../news-commands.ts';
import { readDifference } from '../publishing/difference-queries.ts';
import { moveGames } from '../publishing/publish-commands.ts';

type Move = CallOffMoves['games'][number];

/** All moves that were shown, or none; then each person is told once. */
export async function callOff(
  write: Write,
  { calledOff, games }: CallOffMoves,
): Promise<{ games: number; told: number }> {
  await close(write, calledOff);
  const ofPlans = games.filter(({ planGameId }) => planGameId !== null);
  const changed = [
    ...(await moveInPlans(write, ofPlans)),
    ...(await postpone(
      write,
      games.filter(({ planGameId }) => planGameId === null),
    )),
  ];
  await write.audit({ act: 'games.call-off', detail: { games: changed.map(({ gameId }) => gameId) } });
  return { games: games.length, told: await tellOfGames(write, { added: [], changed }) };
}

/** Nothing is put there again: in no plan, whether it has games there or not. */
async function close(write: Write, calledOff: CallOff): Promise<void> {
  const { db } = write;
  const times = closedBy(calledOff, wallsIn((await readSettings(db)).timeZone));
  const plans = await db.selectFrom('season_plans').select(['id', 'setup']).orderBy('id').execute();
  const isAbout = (setup: SeasonSetup) => withClosed(setup, times) !== setup;
  for (const { id } of plans.filter(({ setup }) => isAbout(JSON.parse(setup)))) {
    const { setup } = await lockPublished(write, id);
    await db
      .updateTable('season_plans')
      .set({ setup: JSON.stringify(withClosed(setup, times)), ...touched(write) })
      .where('id', '=', id)
      .execute();
    write.changed(seasonPlansTag, seasonPlanTag(id), planRulesTag(id));
  }
}

async function moveInPlans(write: Write, moves: readonly Move[]): Promise<NewsGame[]> {
  if (moves.length === 0) return [];
  const rows = await write.db
    .selectFrom('plan_games')
    .select(['id', 'plan_id', 'key', 'game_id'])
    .where(
      'id',
      'in',
      moves.flatMap(({ planGameId }) => planGameId ?? []),
    )
    .orderBy('plan_id')
    .execute();
  if (rows.length < moves.length) throw changedMeanwhile();
  const news: NewsGame[] = [];
  for (const [planId, ofPlan] of Map.groupBy(rows, ({ plan_id }) => plan_id)) {
    const plan = await lockPublished(write, planId);
    if (plan.status !== 'published') throw conflict('This plan is a draft: move its games there');
    for (const { id } of ofPlan)
      await place(
        write,
        id,
        moves.find(({ planGameId }) => planGameId === id),
      );
    const all = await readDifference(write.db, plan);
    const keys = new Set(ofPlan.map(({ key }) => key));
    if (all.kept.some(({ game }) => keys.has(game.key))) throw changedMeanwhile();
    const moved = all.moved.filter(({ draft }) => keys.has(draft.key));
    news.push(...(await moveGames(write, { ...all, moved, removed: [] })));
    write.changed(seasonPlansTag, seasonPlanTag(planId));
  }
  return news;
}

async function place({ db }: Write, id: number, move: Move | undefined): Promise<void> {
  if (!move) return;
  const { dateTime, venueId, court, version } = move;
  const { numUpdatedRows } = await db
    .updateTable('plan_games')
    .set({
      ...(dateTime === null
        ? { date_time: null, venue_id: null, court: null, problem: 'Its evening was called off' }
        : { date_time: new Date(dateTime).toISOString(), venue_id: venueId, court, problem: null }),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw changedMeanwhile();
}

async function postpone(write: Write, moves: readonly Move[]): Promise<NewsGame[]> {
  const ids = moves.flatMap(({ gameId }) => gameId ?? []);
  if (ids.length === 0) return [];
  await lockForUpdate(write.db, 'games', sql`id in (${sql.join(ids)})`);
  const games = await gamesByIds(write.db, write.viewer, ids);
  const news: NewsGame[] = [];
  for (const { gameId, version } of moves) {
    const game = games.get(gameId ?? 0);
    if (!game || game.version !== version || game.status !== 'upcoming') throw changedMeanwhile();
    await replanGame(write, game.id, { status: 'postponed' });
    news.push({
      ...{ gameId: game.id, homeTeamId: game.homeTeamId, awayTeamId: game.awayTeamId },
      ...{ home: game.homeTeam.name, away: game.awayTeam.name },
      ...{ to: { dateTime: null, location: null }, was: game.dateTime },
    });
  }
  return news;
}

const changedMeanwhile = () => conflict('One of these games changed meanwhile: look at them again');
