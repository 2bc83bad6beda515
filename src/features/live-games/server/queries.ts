import { mayEnterBoxScores } from '#features/box-scores/server/policy.ts';
import type { GameOfBoxScore } from '#features/box-scores/server/queries.ts';
import { gameOfBoxScore } from '#features/box-scores/server/queries.ts';
import type { Viewer } from '#server/access.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { type GameEvents, PressedEvent } from '../contract.ts';

/** Those of a game that the village heard of `after` so many. */
export async function readEvents(
  db: Database,
  viewer: Viewer,
  gameId: number,
  after = 0,
): Promise<GameEvents | undefined> {
  const game = await gameOfBoxScore(db, gameId);
  return game && presentEvents(game, viewer, await eventsOf(db, gameId, after), after);
}

export const presentEvents = (
  { definition }: GameOfBoxScore,
  viewer: Viewer,
  events: readonly PressedEvent[],
  after: number,
): GameEvents => ({
  definition: definition.key,
  events: [...events],
  latest: after + events.length,
  can: { score: mayEnterBoxScores(viewer) },
});

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

/** A row says only what its kind has. */
function eventIn({ event_key, kind, at, side, tap, player_id, period, points, of_key }: Row<'game_events'>) {
  const said = { side, tap, period, points, of: of_key };
  const facts = Object.entries(said).filter(([, value]) => value !== null);
  const ofTap = kind === 'tap' ? { playerId: player_id } : {};
  return PressedEvent.parse({ id: event_key, kind, at, ...Object.fromEntries(facts), ...ofTap });
}
