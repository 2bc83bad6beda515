import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { inventPeople } from '#demo/names.ts';
import { gamesTag } from '#features/competition/games/cache-tags.ts';
import { playersTag } from '#features/teams/players/cache-tags.ts';
import { teamsTag } from '#features/teams/teams/cache-tags.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { batches } from '#server/database/engine.ts';
import { nameKey } from '#shared/names.ts';
import { processorTime, reportMedian } from '#testing/timing.ts';
import { buildWorld } from '#testing/world.ts';

/** A hundred times the demo village. */
const players = 15_000;
const games = 12_000;
const teams = 600;

const names: string[] = [];
const arena = await startTestApp({ limits: 1_000_000 });
afterAll(() => arena.close());
beforeAll(fill);

test('searches a hundred demo villages with 50 ms of a processor, nineteen times out of twenty', async () => {
  await timeFor('thandi');
  const p95s: number[] = [];
  for (let round = 0; round < 5; round += 1) p95s.push(await p95Of(round));
  expect(reportMedian('the processor for a search, p95 of 72', p95s)).toBeLessThan(50);
});

async function p95Of(round: number): Promise<number> {
  const times: number[] = [];
  for (let at = round * 12; at < (round + 1) * 12; at += 1) {
    const name = names[(at * 241) % names.length] ?? '';
    const searches = [name, name.slice(0, 3), name.slice(2, 7), mistyped(name), 'a', `team ${at}`];
    for (const q of searches) times.push(await timeFor(q));
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
}

/** Processor time: the whole search runs in this thread and, on SQLite, so does the read of the rows that it shows. */
async function timeFor(q: string): Promise<number> {
  const before = processorTime();
  const { status, body } = await arena.as.member.get(`/api/search?q=${encodeURIComponent(q)}`);
  const took = processorTime() - before;
  expect([q, status, JSON.stringify(body) !== '{"groups":[]}']).toEqual([q, 200, true]);
  return took;
}

const mistyped = (name: string) => `${name.slice(0, 4)}${name.slice(5)}`;

/** No village has so many names; these endings multiply them. */
const ends = [
  '',
  'a',
  'eni',
  'o',
  'wana',
  'ile',
  'sen',
  'ova',
  'hulu',
  'zi',
  'bele',
  'thi',
  'man',
  'dri',
  'khe',
  'une',
];
const next = inventPeople('a hundred villages');
const invented = Array.from({ length: 100 }, (_, at) => next(at % 2 === 0));
const inventedName = (at: number) =>
  `${invented[at % 100]?.first}${ends[Math.floor(at / 100) % 16]} ${invented[(at * 7 + Math.floor(at / 100)) % 100]?.last}${ends[Math.floor(at / 1600) % 16]}`;

async function fill(): Promise<void> {
  const world = buildWorld(arena.app);
  const { sportId } = await sides.of(world);
  await arena.app.commit({ kind: 'visitor' }, async ({ db, changed }) => {
    const teamRows = Array.from({ length: teams }, (_, at) => ({
      name: `Team ${at} ${inventedName(at).split(' ').at(-1)}`,
      name_key: `team ${at}`,
      sport_id: sportId,
      logo: null,
      gender: 'Mixed' as const,
      games_played: 0,
      wins: 0,
      losses: 0,
    }));
    const teamIds: number[] = [];
    for (const some of batches(teamRows)) {
      teamIds.push(...(await db.insertInto('teams').values(some).returning('id').execute()).map(({ id }) => id));
    }
    const teamAt = (at: number) => teamIds[at % teams] ?? 0;
    const playerRows = Array.from({ length: players }, (_, at) => {
      const name = inventedName(at);
      names.push(name);
      return { name, display_name: name, name_key: nameKey(name), team_id: teamAt(at) };
    });
    for (const some of batches(playerRows)) await db.insertInto('players').values(some).execute();
    for (const some of batches(Array.from({ length: games }, (_, at) => at))) {
      const subjects = await db
        .insertInto('subjects')
        .values(some.map(() => ({ kind: 'game' })))
        .returning('id')
        .execute();
      const rows = subjects.map(({ id }, index) => ({
        sport_id: sportId,
        home_team_id: teamAt(index + id),
        away_team_id: teamAt(index + id + 7),
        subject_id: id,
        date_time: new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString(),
        location: `Field ${id % 9}`,
        status: 'upcoming' as const,
        category: 'regular' as const,
        season: '2026',
      }));
      await db.insertInto('games').values(rows).execute();
    }
    changed(teamsTag, playersTag, gamesTag);
  });
}
