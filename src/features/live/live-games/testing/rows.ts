import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import type { World } from '#testing/world.ts';

/** The event ids of the plays that `addDuplicate` records. */
export const duplicatePlays = { first: 'the-first', second: 'the-second' };

/** Adds the same foul from two phones to this game, or to a new one. */
export async function addDuplicate(world: World, game?: number): Promise<number> {
  const game_id = game ?? (await addUpcomingGame(world));
  const foul = { game_id, kind: 'tap' as const, side: 'home' as const, tap: 'foul', period: 1 };
  await world.db
    .insertInto('game_events')
    .values([
      { ...foul, place: 1, event_key: duplicatePlays.first, at: '2026-05-24T16:00:00.000Z', session: 'a' },
      { ...foul, place: 2, event_key: duplicatePlays.second, at: '2026-05-24T16:00:02.000Z', session: 'b' },
    ])
    .execute();
  return game_id;
}

export const walkOnId = -7;

/** A game in which number 23 has walked on, and nobody has settled who it was. */
export async function addWalkOn(world: World): Promise<number> {
  const game_id = await addUpcomingGame(world);
  const walkOn = { kind: 'walkOn' as const, side: 'home' as const, walk_on_id: walkOnId, shirt_number: 23 };
  await world.db
    .insertInto('game_events')
    .values({ game_id, ...walkOn, place: 1, event_key: 'walked-on', at: '2026-05-24T16:00:00.000Z' })
    .execute();
  return game_id;
}
