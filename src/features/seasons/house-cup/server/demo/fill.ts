import { join } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { toYear } from '#demo/calendar.ts';
import { ResidenceCell } from '#demo/names.ts';
import { demoResidenceId } from '#features/people/residences/server/demo/residences.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { readJson } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { CupRules, Level } from '../../rule-fields.ts';
import { deriveOpenCups } from '../derive-commands.ts';
import { cupsTable } from '../queries.ts';

const demoCup = readJson(
  join(import.meta.dirname, 'cup.json'),
  z.strictObject({
    name: z.string(),
    levels: z.array(Level),
    /** The sports of the second level. */
    minor: z.array(SportCell),
    given: z.array(
      z.strictObject({ residence: ResidenceCell, points: z.number(), reason: z.string(), daysAgo: z.number() }),
    ),
  }),
);

/** A cup of this year, with what the demo's games and meets give. */
export async function addDemoCup(write: Write): Promise<void> {
  const { name, levels, minor, given } = demoCup;
  const season = String(toYear(write.now));
  const cupId = await cupsTable.add(write, { name, season, firstDay: `${season}-01-01`, lastDay: `${season}-12-31` });
  const rules = CupRules.parse({ levels, sports: minor.map((sportId) => ({ sportId, level: 1 })) });
  const set = { number: 1, rules: JSON.stringify(rules), reason: 'Agreed by all residence committees' };
  await write.db
    .insertInto('cup_rules')
    .values({ cup_id: cupId, ...set, account_id: null, at: `${season}-01-05T09:00:00.000Z` })
    .execute();
  for (const [index, { residence, points, reason, daysAgo }] of given.entries()) {
    const at = new Date(write.now.getTime() - daysAgo * 86_400_000).toISOString();
    await write.db
      .insertInto('cup_entries')
      .values({
        ...{
          cup_id: cupId,
          residence_id: demoResidenceId(residence),
          entry_key: `given ${index}`,
          kind: 'given' as const,
        },
        ...{ points: points * 100, at, since: at, reason, account_id: null },
        ...{
          sport_id: null,
          competition_id: null,
          meet_id: null,
          team_id: null,
          game_id: null,
          place: null,
          about_id: null,
        },
      })
      .execute();
  }
  await deriveOpenCups(write);
  // As if each result had come when its game was played.
  await write.db.updateTable('cup_entries').set({ since: sql<string>`at` }).where('cup_id', '=', cupId).execute();
}
