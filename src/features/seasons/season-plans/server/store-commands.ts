import { sql } from 'kysely';
import type { Side, Slot, TimetablePlan, TimetableQuestion } from '#features/seasons/timetables/contract.ts';
import { batches } from '#server/database/engine.ts';
import type { NewRow } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import type { instantsIn } from '#shared/time-zone.ts';
import { seasonPlansTag, seasonPlanTag } from '../cache-tags.ts';
import { minutesOf, readCourtKey } from '../slot-rules.ts';
import { touched } from './commands.ts';
import { listPlanGames } from './queries.ts';

interface Made {
  question: TimetableQuestion;
  timetable: Pick<TimetablePlan, 'placements' | 'unplaced'>;
  toInstant: ReturnType<typeof instantsIn>;
}

/** Puts the games into the plan. A game keeps its row by its key: what it became in the village stays known. */
export async function storeTimetable(write: Write, planId: number, made: Made): Promise<void> {
  const { db } = write;
  const before = await listPlanGames(db, planId);
  const rows = rowsOf(planId, made, new Set(before.filter(({ isLocked }) => isLocked).map(({ key }) => key)));
  const keys = new Set(rows.map(({ key }) => key));
  // What they became in the village, publishing knows.
  const gone = before.filter(({ key }) => !keys.has(key)).map(({ id }) => id);
  for (const some of batches(gone)) await db.deleteFrom('plan_games').where('id', 'in', some).execute();
  for (const some of batches(rows)) {
    await db
      .insertInto('plan_games')
      .values(some)
      .onConflict((known) =>
        known.columns(['plan_id', 'key']).doUpdateSet((row) => ({
          home: row.ref('excluded.home'),
          away: row.ref('excluded.away'),
          home_team_id: teamOr('home'),
          away_team_id: teamOr('away'),
          group_name: row.ref('excluded.group_name'),
          round: row.ref('excluded.round'),
          stage: row.ref('excluded.stage'),
          minutes: row.ref('excluded.minutes'),
          date_time: row.ref('excluded.date_time'),
          venue_id: row.ref('excluded.venue_id'),
          court: row.ref('excluded.court'),
          problem: row.ref('excluded.problem'),
          version: sql<number>`plan_games.version + 1`,
        })),
      )
      .execute();
  }
  await db.updateTable('season_plans').set(touched(write)).where('id', '=', planId).execute();
  write.changed(seasonPlansTag, seasonPlanTag(planId));
  await write.audit({ act: 'season-plan.make', subject: `season-plan:${planId}`, detail: { games: rows.length } });
}

/** Whoever came through to a later game stays in it, unless its side means another now. */
const teamOr = (side: 'home' | 'away') =>
  sql<
    number | null
  >`coalesce(${sql.ref(`excluded.${side}_team_id`)}, case when ${sql.ref(`plan_games.${side}`)} = ${sql.ref(`excluded.${side}`)} then ${sql.ref(`plan_games.${side}_team_id`)} end)`;

function rowsOf(planId: number, { question, timetable, toInstant }: Made, locked: ReadonlySet<string>) {
  const slots = new Map(timetable.placements.map(({ game, slot }) => [game, slot]));
  const problems = new Map(timetable.unplaced.map(({ game, reason, help }) => [game, problemText(reason, help)]));
  return question.games.map((game): NewRow<'plan_games'> => {
    const slot = slots.get(game.id);
    return {
      ...{ plan_id: planId, key: game.id, competition_key: game.competition },
      ...{ home: JSON.stringify(game.home), away: JSON.stringify(game.away) },
      ...{ home_team_id: teamIn(game.home), away_team_id: teamIn(game.away) },
      ...{ group_name: game.group, round: game.round, stage: game.stage, minutes: game.minutes },
      ...placeOf(slot, toInstant),
      is_locked: locked.has(game.id) ? 1 : 0,
      problem: slot ? null : (problems.get(game.id) ?? 'No place was found'),
    };
  });
}

/** `All its 3 slots are taken. What would help: 1 more evening.` */
const problemText = (reason: string, help: string | null): string =>
  [reason, ...(help === null ? [] : [`What would help: ${help[0]?.toLowerCase()}${help.slice(1)}`])]
    .map((text) => text.replace(/\.?$/, '.'))
    .join(' ');

const teamIn = (side: Side): number | null => ('team' in side ? Number(side.team) : null);

function placeOf(slot: Slot | undefined, toInstant: Made['toInstant']) {
  if (!slot) return { date_time: null, venue_id: null, court: null };
  const [year = 0, month = 1, day = 1] = slot.day.split('-').map(Number);
  const minutes = minutesOf(slot.from);
  const at = toInstant({ year, month, day, hour: Math.floor(minutes / 60), minute: minutes % 60 });
  const on = readCourtKey(slot.court);
  return { date_time: at.toISOString(), venue_id: on?.venueId ?? null, court: on?.court ?? null };
}
