import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { importedCounts } from '#platform/spreadsheets/testing/file.ts';

const basketball = 1;
const teams = 30;
/** How many home games a team has against the team this many places after it: 42 home games for every team. */
const meetings = (after: number) => (after <= 3 ? 4 : after <= 7 ? 2 : 1);

interface InventedGame {
  start: Date;
  home: string;
  away: string;
  score: [number, number];
}

/** A league of 30 invented teams that meet up to four times at the same ground: 1,260 games. */
function inventedSeason(): InventedGame[] {
  const games: InventedGame[] = [];
  for (let home = 0; home < teams; home += 1) {
    for (let after = 1; after < teams; after += 1) {
      for (let meeting = 0; meeting < meetings(after); meeting += 1) {
        const day = ((home * 7 + after * 11 + meeting * 40) % 170) + 1;
        const start = new Date(Date.UTC(2025, 9, day, 16 + (home % 3), 30));
        const points = 80 + ((home * 13 + after * 5 + meeting) % 40);
        games.push({
          start,
          home: team(home),
          away: team(home + after),
          score: [points, points + (after % 2 ? 3 : -4)],
        });
      }
    }
  }
  return games.sort((a, b) => a.start.getTime() - b.start.getTime());
}

const team = (at: number) => `Team ${String((at % teams) + 1).padStart(2, '0')}`;

const buildSheet = (games: InventedGame[]) =>
  [
    'start_time,home_team,away_team,home_score,away_score,season',
    ...games.map(({ start, home, away, score }) => [start.toISOString(), home, away, ...score, '2025-26'].join(',')),
  ].join('\n');

const arena = await startTestApp();
afterAll(() => arena.close());

const importSeason = (games: InventedGame[]) =>
  importedCounts(arena.as.adminWithWindow, 'fixtures', basketball, buildSheet(games), {
    answers: { team: 'new', meeting: 'moved' },
  });

const storedGames = () => arena.db.selectFrom('games').select(['id', 'version', 'date_time']).orderBy('id').execute();

it('imports a season of 1,260 games in which teams meet up to four times at one ground', async () => {
  const season = inventedSeason();
  expect(await importSeason(season)).toEqual([1_260, 0, 0, 0, 30]);
  const records = await arena.db.selectFrom('teams').select(['games_played', 'wins', 'losses']).execute();
  expect(records.map((record) => [record.games_played, record.wins + record.losses])).toEqual(Array(30).fill([84, 84]));
  expect(await importSeason(season)).toEqual([0, 0, 1_260, 0, 0]);

  const before = await storedGames();
  const fourMeetings = season.filter(({ home, away }) => home === 'Team 01' && away === 'Team 02');
  expect(fourMeetings).toHaveLength(4);
  const moved = season.map((game) =>
    game === fourMeetings[2] ? { ...game, start: new Date(game.start.getTime() + 2 * 86_400_000) } : game,
  );
  expect(await importSeason(moved)).toEqual([0, 1, 1_259, 0, 0]);
  const changed = (await storedGames()).filter(({ version }) => version > 1);
  expect(changed.map(({ date_time }) => date_time)).toEqual([
    moved.find((game) => !season.includes(game))?.start.toISOString(),
  ]);
  const was = before.find(({ id }) => id === changed[0]?.id);
  expect(was?.date_time).toBe(fourMeetings[2]?.start.toISOString());
});
