import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { competitionTag } from '#features/competition/competitions/cache-tags.ts';
import { badField, conflict } from '#server/failure.ts';
import { lockForShare, lockForUpdate, lockRowForUpdate, type Write } from '#server/write.ts';
import { planRulesTag, seasonPlansTag, seasonPlanTag } from '../cache-tags.ts';
import type { GameMoves, PlanChange, PlanFields, SeasonPlan } from '../contract.ts';
import { isElsewhere } from '../slot-rules.ts';
import { readPlan } from './queries.ts';

export async function addPlan(write: Write, sent: z.infer<typeof PlanFields>): Promise<number> {
  const { db, now } = write;
  const { name, season, setup } = sent;
  mustBeSeason(setup);
  const { id } = await db
    .insertInto('season_plans')
    .values({
      ...{ name, season, status: 'draft', setup: JSON.stringify(setup) },
      created_at: now.toISOString(),
      changed_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  write.changed(seasonPlansTag);
  await write.audit({ act: 'season-plan.add', subject: `season-plan:${id}`, detail: { name } });
  return id;
}

export async function changePlan(write: Write, id: number, { version, ...sent }: PlanChange): Promise<void> {
  const plan = await lockPlan(write, id);
  if (version !== undefined && version !== plan.version) throw conflict('Somebody changed this plan meanwhile');
  const { name = plan.name, season = plan.season, setup = plan.setup } = sent;
  mustBeSeason(setup);
  await write.db
    .updateTable('season_plans')
    .set({ name, season, setup: JSON.stringify(setup), ...touched(write) })
    .where('id', '=', id)
    .execute();
  write.changed(seasonPlansTag, seasonPlanTag(id), planRulesTag(id));
  await write.audit({ act: 'season-plan.change', subject: `season-plan:${id}`, detail: { name } });
}

/** Its games of the village stay, if it was published. */
export async function removePlan(write: Write, id: number): Promise<void> {
  const { name, status, setup } = await lockPlan(write, id);
  await write.db.deleteFrom('season_plans').where('id', '=', id).execute();
  write.changed(seasonPlansTag, seasonPlanTag(id));
  // Its competitions now end with the games that there are.
  const ended = status === 'published' ? setup.competitions.flatMap(({ competitionId }) => competitionId ?? []) : [];
  write.changed(...ended.map((competitionId) => competitionTag(competitionId)));
  await write.audit({ act: 'season-plan.remove', subject: `season-plan:${id}`, detail: { name } });
}

/** All of the moves or none. */
export async function moveGames(write: Write, planId: number, { moves }: GameMoves): Promise<void> {
  const { setup } = await lockPlan(write, planId);
  await lockForUpdate(write.db, 'plan_games', sql`plan_id = ${planId}`);
  await mustBeVenues(write, moves);
  const stood = await listPlaces(write, planId, moves);
  for (const { id, version, dateTime, venueId, court, isLocked } of moves) {
    const { numUpdatedRows } = await write.db
      .updateTable('plan_games')
      .set({
        date_time: dateTime === null ? null : new Date(dateTime).toISOString(),
        venue_id: dateTime === null ? null : venueId,
        court: dateTime === null || venueId === null ? null : court,
        is_locked: isLocked ? 1 : 0,
        ...(dateTime !== null && { problem: null }),
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .where('plan_id', '=', planId)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict('Somebody changed one of these games meanwhile');
  }
  await write.db.updateTable('season_plans').set(touched(write)).where('id', '=', planId).execute();
  write.changed(seasonPlansTag, seasonPlanTag(planId));
  // The rules of a plan name the further courts on which its games are.
  if ([...stood, ...moves].some((place) => isElsewhere(setup, place))) write.changed(planRulesTag(planId));
}

async function listPlaces({ db }: Write, planId: number, moves: GameMoves['moves']) {
  const ids = moves.map(({ id }) => id);
  const rows = await db
    .selectFrom('plan_games')
    .select(['date_time', 'venue_id', 'court'])
    .where('plan_id', '=', planId)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ date_time, venue_id, court }) => ({ dateTime: date_time, venueId: venue_id, court }));
}

/** Holds the plan, so that one change of it follows the other. */
export async function lockPlan(write: Write, id: number): Promise<SeasonPlan> {
  await lockRowForUpdate(write.db, 'season_plans', id);
  return readPlan(write.db, id);
}

/**
 * Holds a plan and what it published, or only the game with this key: nobody adds a game to its competitions, renames its
 * venues or touches its games meanwhile. In the order in which everybody locks them: who completes a game or renames a
 * venue holds that, and then waits for the plan.
 */
export async function lockPublished(write: Write, planId: number, key?: string): Promise<SeasonPlan> {
  const { db } = write;
  const { setup } = await readPlan(db, planId);
  const competitions = setup.competitions.flatMap(({ competitionId }) => competitionId ?? []);
  if (competitions.length > 0) await lockForShare(db, 'competitions', sql`id in (${sql.join(competitions)})`);
  await lockForShare(db, 'venues', sql`id in (select venue_id from plan_games where plan_id = ${planId})`);
  const ofKey = key === undefined ? sql`` : sql`and key = ${key}`;
  await lockForUpdate(
    db,
    'games',
    sql`id in (select game_id from published_plan_games where plan_id = ${planId} ${ofKey})`,
  );
  return lockPlan(write, planId);
}

export const touched = ({ now }: Write) => ({ changed_at: now.toISOString(), version: sql<number>`version + 1` });

async function mustBeVenues({ db }: Write, moves: GameMoves['moves']): Promise<void> {
  const asked = [...new Set(moves.flatMap(({ venueId }) => venueId ?? []))];
  if (asked.length === 0) return;
  await lockForShare(db, 'venues', sql`id in (${sql.join(asked)})`);
  const found = await db.selectFrom('venues').select('id').where('id', 'in', asked).execute();
  if (found.length < asked.length) throw badField('moves', 'This is not a venue of this village');
}

export function mustBeSeason({ firstDay, lastDay }: Pick<SeasonPlan['setup'], 'firstDay' | 'lastDay'>): void {
  if (lastDay < firstDay) throw badField('setup', 'The last day must not be before the first');
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000;
  if (days > longestSeason) throw badField('setup', 'A season has at most 400 days');
}

const longestSeason = 400;
