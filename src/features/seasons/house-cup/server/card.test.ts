import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addResidenceNamed } from '#features/people/residences/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { loadSharp } from '#server/sharp.ts';
import { buildWorld, insertRow } from '#testing/world.ts';
import { addCup } from '../testing/rows.ts';
import { resultNote } from './result-note.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

it('draws the top of a cup for members, with long names and emojis, and says when there is no such cup', async () => {
  const id = await addCup(world);
  for (const name of ["Queen Nandi's Very Long Residence Upon the Hill", 'É 🌳', '7'])
    await addResidenceNamed(world, name);
  const response = await fetch(`${arena.url}/api/cups/${id}/card.png`, {
    headers: { cookie: await arena.as.member.cookie() },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { width, height } = await (await loadSharp())(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect((await arena.as.member.get('/api/cups/999999/card.png')).status).toBe(404);
  expect((await fetch(`${arena.url}/api/cups/${id}/card.png`)).status).toBe(401);
});

describe('the card of a result', () => {
  it('says what it brought to the residences of both teams, also after an objection', async () => {
    const game = await addPlayedGame();
    const note = async () => resultNote(arena.db, (await arena.as.member.get(`/api/games/${game}`)).as(Game));
    expect(await note()).toBeNull();
    const cup = await addCup(world);
    const { homeTeamId, awayTeamId } = await sides.of(world);
    const [oak, elm] = [await addResidenceNamed(world, 'Oak Residence'), await addResidenceNamed(world, 'Elm')];
    const win = await addEntry(cup, { residence_id: oak, team_id: homeTeamId, game_id: game, points: 1050 });
    await addEntry(cup, { residence_id: elm, team_id: awayTeamId, game_id: game, points: -500 });
    const { name } = await arena.db.selectFrom('cups').select('name').where('id', '=', cup).executeTakeFirstOrThrow();
    expect(await note()).toEqual({ title: name, home: '+10.5 Oak Residence', away: '−5 Elm' });
    await addEntry(cup, { residence_id: oak, team_id: homeTeamId, game_id: game, points: -1050, about_id: win });
    expect(await note()).toEqual({ title: name, home: null, away: '−5 Elm' });
  });

  it('shows it to members, and not to people without an account', async () => {
    await arena.as.adminWithWindow.patch('/api/settings', { publicResults: true });
    const game = await addPlayedGame();
    const fetchCard = async (cookie: string) =>
      Buffer.from(
        await (await fetch(`${arena.url}/api/games/${game}/card.png`, { headers: { cookie } })).arrayBuffer(),
      );
    const cookie = await arena.as.member.cookie();
    const [before, outside] = [await fetchCard(cookie), await fetchCard('')];
    const { homeTeamId } = await sides.of(world);
    const residence_id = await addResidenceNamed(world, 'W'.repeat(60));
    await addEntry(await addCup(world), { residence_id, team_id: homeTeamId, game_id: game, points: 300 });
    expect((await fetchCard(cookie)).equals(before)).toBe(false);
    expect((await fetchCard('')).equals(outside)).toBe(true);
  });
});

async function addPlayedGame(): Promise<number> {
  const id = await addUpcomingGame(world);
  const result = { status: 'completed' as const, home_score: 3, away_score: 1 };
  await arena.db.updateTable('games').set(result).where('id', '=', id).execute();
  return id;
}

interface Earned {
  residence_id: number;
  team_id: number;
  game_id: number;
  points: number;
  about_id?: number;
}

async function addEntry(cup_id: number, { about_id, ...earned }: Earned): Promise<number> {
  const at = '2020-03-02T10:00:00.000Z';
  const nothing = { sport_id: null, competition_id: null, meet_id: null, place: null, reason: null, account_id: null };
  const kind = about_id === undefined ? ('win' as const) : ('ruling' as const);
  return insertRow(
    arena.db
      .insertInto('cup_entries')
      .values({
        cup_id,
        entry_key: world.word(),
        kind,
        at,
        since: at,
        about_id: about_id ?? null,
        ...nothing,
        ...earned,
      })
      .returning('id'),
  );
}
