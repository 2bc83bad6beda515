import {
  competitionsTag,
  competitionTag,
  pointAdjustmentsTag,
  pointAdjustmentTag,
} from '#features/competition/competitions/cache-tags.ts';
import { gamesTag, gameTag, resultsTag } from '#features/competition/games/cache-tags.ts';
import { meetResultsTag, meetsTag, meetTag } from '#features/competition/meets/cache-tags.ts';
import { residencesTag, residenceTag } from '#features/people/residences/cache-tags.ts';
import { boxScoreTag } from '#features/results/box-scores/cache-tags.ts';
import { teamsTag, teamTag } from '#features/teams/teams/cache-tags.ts';
import { villageDay } from '#platform/settings/server/queries.ts';
import { batches } from '#server/database/engine.ts';
import { lockRowForUpdate, type Write, whenChanged } from '#server/write.ts';
import { cupEntriesTag, cupsTag, cupTag, sportsmanshipTag } from '../cache-tags.ts';
import { dayAfter, isClosed } from '../day-rules.ts';
import { deriveAll, type EntryPlan, planEntries } from '../plan-rules.ts';
import type { CupRules } from '../rule-fields.ts';
import { maxObjectionDays } from '../rule-fields.ts';
import { loadContests } from './contest-queries.ts';
import { homeResidenceSizes, latestRules, listStoredEntries } from './queries.ts';

/**
 * Entries follow in the transaction that changes what they are derived from. So much can change a table that no list of
 * events would be complete; these are the tags on which tables themselves depend, and those of teams and residences.
 */
export const followingResults = [
  whenChanged(
    [
      ...[resultsTag, gamesTag, gameTag.any, meetsTag, meetTag.any, meetResultsTag.any],
      ...[competitionsTag, competitionTag.any, pointAdjustmentsTag, pointAdjustmentTag.any],
      ...[teamsTag, teamTag.any, residencesTag, residenceTag.any],
      ...[cupsTag, cupTag.any, sportsmanshipTag.any],
    ],
    deriveOpenCups,
  ),
  // A game that is scored live changes its box score with each tap, and counts when it is over.
  whenChanged([boxScoreTag.any], async (write, changed) => {
    const ids = changed.flatMap((tag) => Number(boxScoreTag.getId(tag)) || []);
    const isOver = await write.db
      .selectFrom('games')
      .select('id')
      .where('id', 'in', ids)
      .where('status', '=', 'completed')
      .executeTakeFirst();
    if (isOver) await deriveOpenCups(write);
  }),
];

/** All cups that are not closed yet. A closed cup keeps its table, whatever is corrected later. */
export async function deriveOpenCups(write: Write): Promise<void> {
  const today = await villageDay(write.db, write.now);
  const cups = await write.db
    .selectFrom('cups')
    .select(['id', 'season', 'first_day', 'last_day'])
    .where('last_day', '>=', dayAfter(today, -maxObjectionDays))
    .orderBy('id')
    .execute();
  for (const { id, season, first_day, last_day } of cups) {
    const cup = { id, season, firstDay: first_day, lastDay: last_day };
    // Two results at one moment must see each other: the second waits here until the first has committed.
    await lockRowForUpdate(write.db, 'cups', id);
    const rules = await latestRules(write.db, id);
    if (rules && !isClosed(cup, rules.rules, today)) await deriveCup(write, cup, rules.rules);
  }
}

interface OpenCup {
  id: number;
  season: string;
  firstDay: string;
  lastDay: string;
}

async function deriveCup(write: Write, cup: OpenCup, rules: CupRules): Promise<void> {
  const contests = await loadContests(write.db, write.viewer, cup);
  const derived = deriveAll(rules, contests, await homeResidenceSizes(write.db));
  await store(write, cup, planEntries(await listStoredEntries(write.db, cup.id), derived));
}

async function store(write: Write, cup: OpenCup, { add, change, remove }: EntryPlan): Promise<void> {
  if (add.length + change.length + remove.length === 0) return;
  const { db } = write;
  const since = write.now.toISOString();
  for (const some of batches(remove)) await db.deleteFrom('cup_entries').where('id', 'in', some).execute();
  for (const { id, points, at, place, hasOtherPoints } of change) {
    await db
      .updateTable('cup_entries')
      .set({ points, at, place, ...(hasOtherPoints && { since }) })
      .where('id', '=', id)
      .execute();
  }
  const rows = add.map(({ key, contest, residenceId, kind, points, at, teamId, gameId, place }) => ({
    ...{ cup_id: cup.id, residence_id: residenceId, entry_key: key, kind, points, at, since, place },
    ...{ sport_id: contest.sportId, competition_id: contest.competitionId, meet_id: contest.meetId },
    ...{ team_id: teamId, game_id: gameId, reason: null, account_id: null, about_id: null },
  }));
  for (const some of batches(rows)) await db.insertInto('cup_entries').values(some).execute();
  write.changed(cupEntriesTag);
}
