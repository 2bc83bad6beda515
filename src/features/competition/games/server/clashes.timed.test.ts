import { afterAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { importedCounts } from '#platform/spreadsheets/testing/file.ts';
import { measureTimes, reportMedian } from '#testing/timing.ts';

const basketball = 1;
const tries = 11;
const start = Date.UTC(2090, 0, 1, 8);
const hourMs = 3_600_000;

/** 40 games a day on four courts, so that many are at the time of another. */
const season = (games: number): string =>
  Array.from({ length: games }, (_, at) => {
    const day = new Date(start + Math.floor(at / 40) * 24 * hourMs).toISOString().slice(0, 10);
    const hour = String(8 + Math.floor((at % 40) / 4)).padStart(2, '0');
    return `${day},${hour}:00,Home ${at % 60},Away ${(at * 7) % 61},Court ${at % 4}`;
  }).join('\n');

const opened: TestApp[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

async function startAppWith(games: number) {
  const arena = await startTestApp();
  opened.push(arena);
  const admin = arena.as.adminWithWindow;
  await importedCounts(admin, 'fixtures', basketball, `date,time,home,away,location\n${season(games)}`);
  const teams = await arena.db.selectFrom('teams').select('id').orderBy('id').limit(2).execute();
  const [homeTeamId, awayTeamId] = teams.map(({ id }) => id);
  return async (at: number, path: string) => {
    const dateTime = new Date(start + at * hourMs).toISOString();
    const fields = { sportId: basketball, homeTeamId, awayTeamId, dateTime, location: 'Court 1' };
    expect((await admin.post(path, fields)).status).toBe(path === '/api/games' ? 201 : 200);
  };
}

const small = await startAppWith(50);
const large = await startAppWith(5_000);

test.each(['/api/games/clashes', '/api/games'])(
  '%s in a season of 5,000 games takes at most twice the time as among 50',
  async (path) => {
    const among50 = reportMedian(`${path} among 50`, await measureTimes(tries, (at) => small(at, path)));
    const among5000 = reportMedian(`${path} among 5,000`, await measureTimes(tries, (at) => large(at, path)));
    expect(among5000).toBeLessThanOrEqual(2 * among50 + 5);
  },
);
