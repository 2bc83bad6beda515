import { mayEnterBoxScores } from '#features/box-scores/server/policy.ts';
import { gameOfBoxScore } from '#features/box-scores/server/stored-queries.ts';
import type { Viewer } from '#server/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { type GameEvents, type HeardEvent, PressedEvent } from '../contract.ts';

/** Those of a game that the village heard of after this one; all where it knows no such event. */
export async function readEvents(
  db: Database,
  viewer: Viewer,
  gameId: number,
  after?: string,
): Promise<GameEvents | undefined> {
  const game = await gameOfBoxScore(db, gameId);
  if (!game) return undefined;
  const from = after === undefined ? 0 : await placeOf(db, gameId, after);
  const events = await withNames(db, await eventsOf(db, gameId, from));
  return { definition: game.definition.key, from, events, can: { score: mayEnterBoxScores(viewer) } };
}

async function placeOf(db: Database, gameId: number, eventId: string): Promise<number> {
  const row = await db
    .selectFrom('game_events')
    .select('place')
    .where('game_id', '=', gameId)
    .where('event_key', '=', eventId)
    .executeTakeFirst();
  return row?.place ?? 0;
}

export async function eventsOf(db: Database, gameId: number, after = 0): Promise<PressedEvent[]> {
  const rows = await db
    .selectFrom('game_events')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('place', '>', after)
    .orderBy('place')
    .execute();
  return rows.map(eventIn);
}

export async function withNames(db: Database, events: readonly PressedEvent[]): Promise<HeardEvent[]> {
  const ids = new Set(events.flatMap((event) => (event.kind === 'tap' && event.playerId ? [event.playerId] : [])));
  const names = await namesOf(db, [...ids]);
  return events.map((event) => {
    const playerName = event.kind === 'tap' && event.playerId ? names.get(event.playerId) : undefined;
    return playerName === undefined ? event : { ...event, playerName };
  });
}

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .select(['id', 'display_name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, display_name }) => [id, display_name]));
}

/** A row says only what its kind has. */
function eventIn({ event_key, kind, at, side, tap, player_id, period, points, of_key }: Row<'game_events'>) {
  const said = { side, tap, period, points, of: of_key };
  const facts = Object.entries(said).filter(([, value]) => value !== null);
  const ofTap = kind === 'tap' ? { playerId: player_id } : {};
  return PressedEvent.parse({ id: event_key, kind, at, ...Object.fromEntries(facts), ...ofTap });
}
