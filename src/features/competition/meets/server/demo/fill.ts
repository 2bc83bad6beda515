import { join } from 'node:path';
import * as z from 'zod/mini';
import { instantAt, toDay } from '#demo/calendar.ts';
import { planRoster, type RosterEntry } from '#features/teams/players/server/demo/fill.ts';
import { SportCell } from '#features/teams/sports/server/demo/sports.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { readJson } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { nameKey } from '#shared/names.ts';
import { meetResultsTag, meetsTag } from '../../cache-tags.ts';
import { type MeetEvent, measures, meetStatuses } from '../../contract.ts';
import { nothingTyped, readTyped } from '../../mark-rules.ts';
import { placeResults } from '../../place-rules.ts';
import { linkVenue } from '../commands.ts';

/** `karoo-rugby:3 11.24`: the fourth of a team's roster, with a mark; without `:3` the team, without a mark an entry. */
const resultLine = /^([a-z-]+?)(?::(\d+))?(?: (.+))?$/;

const DemoMeet = z.strictObject({
  name: z.string(),
  sport: SportCell,
  inDays: z.number(),
  from: z.string(),
  location: z.string(),
  status: z.enum(meetStatuses),
  description: z.string(),
  events: z.array(
    z.strictObject({
      name: z.string(),
      measure: z.exactOptional(z.enum(measures)),
      results: z.array(z.string().check(z.regex(resultLine))),
    }),
  ),
});
type DemoMeet = z.infer<typeof DemoMeet>;

const demoMeets = readJson(join(import.meta.dirname, 'meets.json'), z.array(DemoMeet));

export async function addDemoMeets(write: Write): Promise<void> {
  const roster = planRoster(demoTeams);
  for (const meet of demoMeets) {
    const { id: meetId } = await write.db
      .insertInto('meets')
      .values(meetRow(meet, write.now))
      .returning('id')
      .executeTakeFirstOrThrow();
    await linkVenue(write, meetId, meet.location);
    for (const [position, { name, measure = 'time', results }] of meet.events.entries()) {
      const { id } = await write.db
        .insertInto('meet_events')
        .values({ meet_id: meetId, name, measure, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      await write.db
        .insertInto('meet_results')
        .values(resultRows(id, measure, results, roster))
        .execute();
    }
    write.changed(meetResultsTag(meetId));
  }
  write.changed(meetsTag);
}

const meetRow = ({ name, sport, inDays, from, location, status, description }: DemoMeet, now: Date) => ({
  name,
  name_key: nameKey(name),
  sport_id: sport,
  date_time: instantAt(toDay(now) + inDays, from),
  location,
  competition_id: null,
  status,
  description,
});

function resultRows(event_id: number, measure: MeetEvent['measure'], lines: string[], roster: readonly RosterEntry[]) {
  const rows = lines.map((line, position) => {
    const [, slug = '', place, text = ''] = resultLine.exec(line) ?? [];
    const team = demoTeams.find((one) => one.slug === slug);
    const player = roster.filter((one) => one.team.slug === slug)[Number(place)];
    if (!team || (place !== undefined && !player)) throw new Error(`The demo village has no ${line}`);
    const whose = { player_id: player?.id ?? null, team_id: team.id, name: player?.person.name ?? null };
    return { event_id, position, ...whose, ...(readTyped(measure, text) ?? nothingTyped), note: null };
  });
  const places = placeResults(measure, rows);
  return rows.map((row, at) => ({ ...row, place: places[at] ?? null }));
}
