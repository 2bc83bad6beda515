import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addAccount } from '#features/people/accounts/server/commands.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { importedCounts } from '#platform/spreadsheets/testing/file.ts';
import { visitor } from '#server/access/access.ts';
import { batches } from '#server/database/engine.ts';
import { countStatements } from '#testing/database/statements.ts';
import { buildWorld, type World } from '#testing/world.ts';

let arena: TestApp;
let world: World;
let measureStatements: ReturnType<typeof countStatements>['measureStatements'];
beforeAll(async () => {
  arena = await startTestApp();
  world = buildWorld(arena.app);
  ({ measureStatements } = countStatements(arena.app.services));
});
afterAll(() => arena.close());

let people = 0;
const addFans = (count: number) =>
  arena.app.commit(visitor, async (write) => {
    const ids = [];
    for (let fan = 0; fan < count; fan += 1) {
      ids.push(await addAccount(write, { username: `fan-${people}`, passwordHash: 'none' }));
      people += 1;
    }
    return ids;
  });

async function enterRsvps(gameIds: readonly number[], accountIds: readonly number[]): Promise<void> {
  const rows = gameIds.flatMap((game_id) =>
    accountIds.map((account_id) => ({
      game_id,
      account_id,
      user_name: `Fan ${account_id}`,
      name_key: `fan ${account_id}`,
      created_at: '',
    })),
  );
  for (const some of batches(rows)) await arena.db.insertInto('rsvps').values(some).execute();
}

async function countAwards(
  accountIds: readonly number[],
  achievement: number,
): Promise<[awards: number, notified: number]> {
  const awards = await arena.db
    .selectFrom('achievement_awards')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('achievement_id', '=', achievement)
    .execute();
  const notices = await arena.db.selectFrom('notices').select('id').where('account_id', 'in', accountIds).execute();
  return [awards.length, notices.length];
}

it('needs no more statements for a game of 40 people than for a game of one', async () => {
  async function complete(count: number): Promise<number> {
    const fans = await addFans(count);
    const game = await addUpcomingGame(world);
    await enterRsvps([game], fans);
    const statements = await measureStatements(async () => {
      const saved = await arena.as.officer.patch(`/api/games/${game}`, { homeScore: 3, awayScore: 1 });
      expect(saved.status).toBe(200);
    });
    expect(await countAwards(fans, 3)).toEqual([count, count]);
    return statements;
  }
  // The first run also counts the officer's login.
  await complete(1);
  expect(await complete(40)).toBe(await complete(1));
});

it('asks once for all attenders when 100 results are imported', async () => {
  async function importResults(count: number): Promise<number> {
    const sportId = await addSport(world);
    const importText = (text: string) =>
      importedCounts(arena.as.adminWithWindow, 'fixtures', sportId, text, { answers: { team: 'new' } });
    await importText(fixtures(''));
    const fans = await addFans(count);
    const games = await arena.db.selectFrom('games').select('id').where('sport_id', '=', sportId).execute();
    await enterRsvps(
      games.map(({ id }) => id),
      fans,
    );
    const statements = await measureStatements(async () =>
      expect(await importText(fixtures('2'))).toEqual([0, 100, 0, 0, 0]),
    );
    if (count > 0)
      expect([await countAwards(fans, 3), await countAwards(fans, 4)]).toEqual([
        [count, 2 * count],
        [count, 2 * count],
      ]);
    return statements;
  }
  expect(await importResults(40)).toBe(await importResults(1));
});

/** The first 100 games of a league of eleven teams. */
function fixtures(score: string): string {
  const teams = Array.from({ length: 11 }, (_, at) => `Team ${at}`);
  const pairs = teams.flatMap((home) => teams.filter((away) => away !== home).map((away) => [home, away]));
  const rows = pairs.slice(0, 100).map(([home, away], at) => {
    const day = new Date(Date.UTC(2024, 7, 1 + at)).toISOString().slice(0, 10);
    return `${day},19:30,${home},${away},${score},${score}`;
  });
  return ['date,time,home,away,home score,away score', ...rows].join('\n');
}
