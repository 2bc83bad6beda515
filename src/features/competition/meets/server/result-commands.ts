import { sql } from 'kysely';
import type { Officer } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import { badField, notFound, outdated } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { meetResultsTag, meetsTag, meetTag } from '../cache-tags.ts';
import type { EventResults, TypedResult, TypedResults } from '../contract.ts';
import { placeResults } from '../place-rules.ts';
import { findEventResults } from './queries.ts';

/** Replaces all results of an event. Two officers who save at once do not overwrite one another: the second is refused. */
export async function saveResults(
  write: Write<Officer>,
  eventId: number,
  { version, results }: TypedResults,
): Promise<EventResults> {
  const stored = await lockEvent(write, eventId);
  if (version !== stored.version) throw outdated(stored);
  const rows = await namedRows(write, stored, results);
  await write.db.deleteFrom('meet_results').where('event_id', '=', eventId).execute();
  for (const some of batches(rows)) await write.db.insertInto('meet_results').values(some).execute();
  await write.db
    .updateTable('meet_events')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', eventId)
    .execute();
  write.changed(meetsTag, meetTag(stored.meetId), meetResultsTag(stored.meetId));
  const saved = await findEventResults(write.db, stored.meetId, eventId);
  if (!saved) throw notFound('This event');
  await write.audit({
    act: 'meet.results',
    subject: `meet:${stored.meetId}`,
    detail: { event: stored.name, before: { results: stored.results }, after: { results: saved.results } },
  });
  return saved;
}

/** Locks the meet, which every change of its events locks too. */
async function lockEvent(write: Write, eventId: number): Promise<EventResults> {
  const event = await write.db.selectFrom('meet_events').select('meet_id').where('id', '=', eventId).executeTakeFirst();
  if (!event) throw notFound('This event');
  await lockRowForUpdate(write.db, 'meets', event.meet_id);
  const stored = await findEventResults(write.db, event.meet_id, eventId);
  if (!stored) throw notFound('This event');
  return stored;
}

async function namedRows(write: Write, { id: event_id, measure }: EventResults, typed: readonly TypedResult[]) {
  const players = await playersNamed(write, typed);
  const teams = await teamsNamed(write, typed);
  const seen = new Set<number>();
  const results = typed.map((result, position) => {
    const at = `results.${position}`;
    const player = result.playerId ? players.get(result.playerId) : undefined;
    const team = result.teamId ? teams.get(result.teamId) : undefined;
    if (result.playerId && !player) throw badField(`${at}.playerId`, 'is not a player of this village');
    if (result.teamId && !team) throw badField(`${at}.teamId`, 'is not a team of this village');
    if (result.playerId && seen.has(result.playerId)) {
      throw badField(`${at}.playerId`, `${player?.display_name} is in this event twice`);
    }
    if (result.playerId) seen.add(result.playerId);
    const name = player?.display_name ?? result.name ?? null;
    if (name === null && !team) throw badField(`${at}.name`, 'Name a player, a team or a person');
    if (measure !== 'place' && (result.place ?? null) !== null) {
      throw badField(`${at}.place`, 'The places of this event follow from the marks');
    }
    if (measure === 'place' && (result.mark ?? null) !== null) {
      throw badField(`${at}.mark`, 'This event has places and no marks');
    }
    const status = result.status ?? null;
    return {
      event_id,
      position,
      player_id: result.playerId ?? null,
      team_id: result.teamId === undefined ? (player?.team_id ?? null) : result.teamId,
      name,
      mark: status === null ? (result.mark ?? null) : null,
      place: result.place ?? null,
      status,
      note: result.note ?? null,
    };
  });
  const places = placeResults(measure, results);
  return results.map((result, at) => ({ ...result, place: places[at] ?? null }));
}

async function playersNamed({ db }: Write, typed: readonly TypedResult[]) {
  const ids = [...new Set(typed.flatMap(({ playerId }) => playerId ?? []))];
  if (ids.length === 0) return new Map<number, { display_name: string; team_id: number }>();
  const rows = await db
    .selectFrom('players')
    .select(['id', 'display_name', 'team_id'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function teamsNamed({ db }: Write, typed: readonly TypedResult[]) {
  const ids = [...new Set(typed.flatMap(({ teamId }) => teamId ?? []))];
  if (ids.length === 0) return new Map<number, { name: string }>();
  const rows = await db.selectFrom('teams').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
