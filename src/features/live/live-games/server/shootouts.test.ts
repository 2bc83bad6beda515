import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { listen, type ReceivedEvent } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import type { PressedEvent, Side } from '../contract.ts';
import { end, start, tap, undo } from '../testing/taps.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId } = await sides.of(world);
beforeAll(() => arena.db.updateTable('sports').set({ definition: 'soccer' }).where('id', '=', sportId).execute());

const post = async (id: number, ...events: PressedEvent[]) =>
  expect((await arena.as.officer.post(`/api/games/${id}/events`, { events })).status).toBe(200);
const read = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);

const scored = (side: Side) => tap(side, 'shoot-out-goal');
const missed = (side: Side) => tap(side, 'shoot-out-miss');

/** A game at 1–1 whose shoot-out stands at 2–1. */
async function addShootout(): Promise<number> {
  const id = await addUpcomingGame(world);
  await post(id, start(), tap('home', 'goal'), tap('away', 'goal'));
  await post(id, scored('home'), missed('away'), scored('home'), scored('away'));
  return id;
}

const level = { homeScore: 1, awayScore: 1 };

describe('the taps of a shoot-out', () => {
  it('are stored beside the score while they are pressed, and after the end', async () => {
    const id = await addShootout();
    expect(await read(id)).toMatchObject({ ...level, status: 'live', homeShootout: 2, awayShootout: 1 });
    await post(id, scored('away'));
    expect(await read(id)).toMatchObject({ ...level, homeShootout: 2, awayShootout: 2 });
    await post(id, scored('home'), missed('away'), end());
    expect(await read(id)).toMatchObject({ ...level, status: 'completed', homeShootout: 3, awayShootout: 2 });
  });

  it('decide nothing if the game ends while they are level, and count again once it goes on', async () => {
    const id = await addShootout();
    const over = end();
    await post(id, scored('away'), over);
    expect(await read(id)).toMatchObject({ status: 'completed', ...level, homeShootout: null, awayShootout: null });
    await post(id, undo(over.id));
    expect(await read(id)).toMatchObject({ status: 'live', homeShootout: 2, awayShootout: 2 });
  });

  it('belong to no score that is not level, and come back with the level score', async () => {
    const id = await addShootout();
    const goal = tap('home', 'goal');
    await post(id, goal);
    expect(await read(id)).toMatchObject({ homeScore: 2, awayScore: 1, homeShootout: null, awayShootout: null });
    await post(id, undo(goal.id));
    expect(await read(id)).toMatchObject({ ...level, homeShootout: 2, awayShootout: 1 });
  });

  it('leave a shoot-out alone that an officer has typed, until they make another of it', async () => {
    const id = await addShootout();
    await post(id, end());
    expect((await arena.as.officer.patch(`/api/games/${id}`, { homeShootout: 5, awayShootout: 4 })).status).toBe(200);
    await post(id, tap('home', 'foul'));
    expect(await read(id)).toMatchObject({ homeShootout: 5, awayShootout: 4 });
    await post(id, scored('home'));
    expect(await read(id)).toMatchObject({ homeShootout: 3, awayShootout: 1 });
  });

  it('reach watchers as a patch of the score', async () => {
    const id = await addShootout();
    using stream = await listen(arena.url, arena.as.member);
    await post(id, scored('home'));
    const fieldsIn = ({ patches }: ReceivedEvent) => patches[`score:${id}`]?.fields;
    const patch = fieldsIn(await stream.receive((event) => fieldsIn(event)?.['homeShootout'] === 3));
    expect(patch).toMatchObject({ ...level, homeShootout: 3, awayShootout: 1 });
  });
});
