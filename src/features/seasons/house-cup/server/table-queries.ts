import { readSettings, villageDay } from '#platform/settings/server/queries.ts';
import type { ViewerRole } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { daysIn, instantsIn } from '#shared/time-zone.ts';
import { outcomes } from '../contest.ts';
import type { Cup, CupTable, CupTableRow, EntryKind } from '../contract.ts';
import { cupTable, pointsByWeek, weeksBetween } from '../table-rules.ts';
import { entriesSince } from './entry-queries.ts';
import { cupsTable, findCupOfDay, latestRules, listStoredEntries } from './queries.ts';

/** A cup with its table, its weeks and what was gained last; null if there is none. */
export async function readCup(
  db: Database,
  viewer: ViewerRole,
  { cupId }: { cupId?: number | undefined },
): Promise<CupTable | null> {
  const id = cupId ?? (await findCupOfDay(db, await villageDay(db, new Date())));
  const cup = id === undefined ? undefined : await cupsTable.find(db, viewer, id);
  const version = cup && (await latestRules(db, cup.id));
  if (!cup || !version) return null;
  return { cup, ...(await tableOf(db, cup, version)) };
}

async function tableOf(
  db: Database,
  cup: Cup,
  { rules, number }: NonNullable<Awaited<ReturnType<typeof latestRules>>>,
) {
  const { timeZone } = await readSettings(db);
  const toDay = daysIn(timeZone);
  const entries = (await listStoredEntries(db, cup.id)).map((entry) => ({ ...entry, day: toDay(entry.at) }));
  const residences = await residencesIn(db, entries);
  const weeks = weeksOf(cup, entries);
  const ofResidence = Map.groupBy(entries, ({ residenceId }) => residenceId);
  const rows = cupTable(rules, residences, entries).flatMap((row): CupTableRow[] => {
    const residence = residences.find(({ id }) => id === row.residenceId);
    const own = ofResidence.get(row.residenceId) ?? [];
    const { position, points, perHead } = row;
    if (!residence) return [];
    return [{ residence, position, points, perHead, byWeek: pointsByWeek(weeks, own), ...bySource(own) }];
  });
  const [year = 0, month = 0, day = 0] = (weeks.at(-1) ?? '').split('-').map(Number);
  const latest =
    weeks.length === 0
      ? []
      : await entriesSince(db, cup.id, instantsIn(timeZone)({ year, month, day, hour: 0, minute: 0 }).toISOString());
  return { order: rules.order, objectionDays: rules.objectionDays, weeks, rows, latest, rulesNumber: number };
}

const maxWeeks = 120;

/** From the first entry to the last, within the days of the cup: what lies outside counts in the first or the last week. */
function weeksOf({ firstDay, lastDay }: Cup, entries: readonly { day: string }[]): string[] {
  const days = entries.map(({ day }) => (day < firstDay ? firstDay : day > lastDay ? lastDay : day)).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? [] : weeksBetween(first, last, maxWeeks);
}

function bySource(entries: readonly { kind: EntryKind; points: number }[]) {
  const sum = (of: typeof entries) => of.reduce((total, { points }) => total + points, 0);
  const games = sum(entries.filter(({ kind }) => outcomes.some((outcome) => outcome === kind)));
  const places = sum(entries.filter(({ kind }) => kind === 'place'));
  return { games, places, other: sum(entries) - games - places };
}

/** Those of this village, and others that have points. */
async function residencesIn(db: Database, entries: readonly { residenceId: number }[]) {
  const withPoints = new Set(entries.map(({ residenceId }) => residenceId));
  const rows = await db
    .selectFrom('residences')
    .select(['id', 'name', 'kind', 'short_name as shortName', 'first_colour as firstColour'])
    .select(['second_colour as secondColour', 'crest', 'residents_count as residents'])
    .orderBy('name_key')
    .execute();
  return rows.filter(({ id, kind }) => kind === 'home' || withPoints.has(id));
}
