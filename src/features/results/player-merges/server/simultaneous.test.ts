import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { GameEvents } from '#features/live/live-games/contract.ts';
import { start, tap } from '#features/live/live-games/testing/taps.ts';
import { BoxScore } from '#features/results/box-scores/contract.ts';
import { addAsAdmin } from '#features/results/box-scores/testing/played-game.ts';
import { Player } from '#features/teams/players/contract.ts';
import type { TestResponse } from '#testing/client.ts';
import { countRounds } from '#testing/whole-run.ts';
import { mergesIn } from './testing/merges-in.ts';

let lions = 0;
let owls = 0;
const arena = await startTestApp();
afterAll(() => arena.close());
const merges = mergesIn(arena);
lions = await addAsAdmin(arena, '/api/teams', { name: 'Lions', sportId: 1, gender: 'Mixed' });
owls = await addAsAdmin(arena, '/api/teams', { name: 'Owls', sportId: 1, gender: 'Mixed' });

const rounds = countRounds(15);
const player = (name: string) => addAsAdmin(arena, '/api/players', { name, teamId: lions });
const playerNow = async (id: number) => (await arena.as.member.get(`/api/players/${id}`)).as(Player);

let day = 0;
async function game(fields: object = {}): Promise<number> {
  day += 1;
  const dateTime = new Date(Date.UTC(2026, 0, day, 16)).toISOString();
  const at = { sportId: 1, homeTeamId: lions, awayTeamId: owls, dateTime, location: 'Court', status: 'live' };
  return addAsAdmin(arena, '/api/games', { ...at, homeScore: 0, awayScore: 0, ...fields });
}

/** Merges two players while somebody writes about the second one in three games. */
async function round(write: (merged: number, gameId: number) => Promise<TestResponse>) {
  const [kept, merged] = [await player('Karabo'), await player('K. Dube')];
  const games = [await game(), await game(), await game()];
  const [merge, ...writes] = await Promise.all([
    merges.merge(kept, merged),
    ...games.map((gameId) => write(merged, gameId)),
  ]);
  expect([merge.status, merge.body]).toEqual([200, expect.anything()]);
  return { kept, games: games.map((id, at) => ({ id, write: writes[at] ?? merge })) };
}

describe('while two players are merged', () => {
  it('keeps a box score line of the second as one of the first, or refuses it', async () => {
    for (let done = 0; done < rounds; done += 1) {
      const { kept, games } = await round((playerId, gameId) =>
        arena.as.officer.put(`/api/games/${gameId}/box-score`, { lines: [{ playerId, points: 10 }] }),
      );
      for (const { id, write } of games) {
        expect([200, 400], JSON.stringify(write.body)).toContain(write.status);
        const { lines } = (await arena.as.member.get(`/api/games/${id}/box-score`)).as(BoxScore);
        expect(lines.map(({ playerId }) => playerId)).toEqual(write.status === 200 ? [kept] : []);
      }
      const saved = games.filter(({ write }) => write.status === 200).length;
      expect((await playerNow(kept)).stats['points'] ?? 0).toBe(10 * saved);
    }
  });

  it('lets the season change, and refuses neither', async () => {
    for (let done = 0; done < countRounds(8); done += 1) {
      const pairs: [number, number][] = [];
      for (let pair = 0; pair < 3; pair += 1) {
        const [kept, merged] = [await player('Karabo'), await player('K. Dube')];
        const path = `/api/games/${await game()}/box-score`;
        expect((await arena.as.officer.put(path, { lines: [{ playerId: kept, points: 3 }] })).status).toBe(200);
        pairs.push([kept, merged]);
      }
      const season = done % 2 === 0 ? '2027' : '2026';
      const responses = await Promise.all([
        ...pairs.map(([kept, merged]) => merges.merge(kept, merged)),
        setTimeout(done).then(() => arena.as.adminWithWindow.patch('/api/settings', { season })),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
  });

  it('keeps a tap of the second as one of the first, or refuses it', async () => {
    for (let done = 0; done < rounds; done += 1) {
      const { kept, games } = await round((playerId, gameId) =>
        arena.as.officer.post(`/api/games/${gameId}/events`, { events: [start(), tap('home', 'two', { playerId })] }),
      );
      for (const { id, write } of games) {
        expect([200, 400], JSON.stringify(write.body)).toContain(write.status);
        const { events } = (await arena.as.member.get(`/api/games/${id}/events`)).as(GameEvents);
        const scorers = events.flatMap((event) => (event.kind === 'tap' ? [event.playerId] : []));
        expect(scorers).toEqual(write.status === 200 ? [kept] : []);
      }
      const saved = games.filter(({ write }) => write.status === 200).length;
      expect((await playerNow(kept)).stats['points'] ?? 0).toBe(2 * saved);
    }
  });
});
