import { venueNames } from '#features/competition/venues/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { nameKey } from '#shared/names.ts';
import { dayToCome } from '../day-rules.ts';
import { clashesWith } from './clash-queries.ts';
import type { FixtureFields } from './fixtures/fixture.ts';
import type { FixturePlan } from './fixtures/plan.ts';

interface PlannedRow {
  line: number;
  /** Null for a new game. */
  id: number | null;
  home: string;
  away: string;
  fields: FixtureFields;
  /** A game of a day without a time clashes with nothing yet. */
  hasTime: boolean;
}

/** What the games to come of an import would clash with, by line. A stored game counts as the import leaves it. */
export async function findRowClashes(
  db: Database,
  sportId: number,
  { add, change }: FixturePlan,
  now = new Date(),
): Promise<ReadonlyMap<number, string>> {
  const rows: PlannedRow[] = [
    ...add.map((row) => ({ ...row, id: null, fields: row, hasTime: row.timeGiven })),
    ...change.map(({ after, ...row }) => ({ ...row, fields: after, hasTime: true })),
  ].filter(
    ({ fields: { status, dateTime } }) => status === 'upcoming' && dateTime > now.toISOString() && dateTime < dayToCome,
  );
  if (rows.length === 0) return new Map();
  const venues = new Map((await venueNames(db)).map(({ id, name }) => [nameKey(name), id]));
  const slots = rows.map(({ id, home, away, fields: { dateTime, location, venue, status }, hasTime }) => ({
    ...{ id, sportId, home, away, location, status },
    dateTime: hasTime ? dateTime : null,
    venueId: venue === null ? null : (venues.get(nameKey(venue)) ?? null),
  }));
  const found = await clashesWith(db, slots);
  return new Map(
    rows.flatMap(({ line }, at) => {
      const texts = found[at]?.map(({ text }) => text) ?? [];
      return texts.length === 0 ? [] : [[line, `clash: ${inShort(texts)}`] as const];
    }),
  );
}

const maxMentioned = 3;

/** On a sports day, all games of one hour can be at one place. */
const inShort = (texts: readonly string[]): string => {
  const others = texts.length - maxMentioned;
  return `${texts.slice(0, maxMentioned).join('; ')}${others > 0 ? `; and ${others} more` : ''}`;
};
