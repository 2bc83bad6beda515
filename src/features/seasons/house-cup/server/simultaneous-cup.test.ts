import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { competitions } from '#features/competition/competitions/contract.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addResidenceNamed } from '#features/people/residences/testing/rows.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { visitor } from '#server/access/access.ts';
import { countRounds } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { CupTable, cups } from '../contract.ts';
import { deriveAll, planEntries } from '../plan-rules.ts';
import { CupRules } from '../rule-fields.ts';
import { loadContests } from './contest-queries.ts';
import { homeResidenceSizes, latestRules, listStoredEntries } from './queries.ts';

const arena = await startTestApp({ limits: 1000 });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId } = await sides.of(world);
const { adminWithWindow: admin, officer } = arena.as;
const season = String(new Date().getUTCFullYear());
const days = { firstDay: `${season}-01-01`, lastDay: `${season}-12-31` };
const rules = (win: number) =>
  CupRules.parse({
    levels: [
      { name: 'All', entry: 10, win, tie: 2, loss: 1, places: [100, 75], sportsmanship: [{ from: 4, points: 20 }] },
    ],
  });

async function addHouse(name: string): Promise<number> {
  const residence_id = await addResidenceNamed(world, name);
  const id = await addTeam(world);
  await arena.db.updateTable('teams').set({ residence_id }).where('id', '=', id).execute();
  return id;
}

const teams = [await addHouse('Oak'), await addHouse('Elm'), await addHouse('Ash')];
const body = { name: world.word(), kind: 'league', sportId, season };
const { id: competitionId } = (await admin.post('/api/competitions', body)).as(competitions.ResponseBody);
const cup = (await admin.post('/api/cups', { name: 'Cup', season, ...days })).as(cups.ResponseBody);

async function addGame([home, away]: readonly [number, number]): Promise<number> {
  const fixture = { sportId, location: 'Hall', category: 'league', season, competitionId, status: 'upcoming' };
  const sent = { ...fixture, homeTeamId: teams[home], awayTeamId: teams[away], dateTime: '2026-03-02T10:00:00Z' };
  return (await admin.post('/api/games', sent)).as(Game).id;
}

const end = (id: number, homeScore: number, awayScore: number) =>
  officer.patch(`/api/games/${id}`, { status: 'completed', homeScore, awayScore });

async function setRules(win: number) {
  const number = (await latestRules(arena.db, cup.id))?.number ?? 0;
  return admin.post(`/api/cups/${cup.id}/rules`, { number, rules: rules(win), reason: 'Changed by a test' });
}

/** The table is the sum of what is stored, and that is what the results give now. */
async function expectOneTruth(): Promise<void> {
  const current = await latestRules(arena.db, cup.id);
  const contests = await loadContests(arena.db, visitor, { season, ...days });
  const derived = deriveAll(current?.rules ?? rules(0), contests, await homeResidenceSizes(arena.db));
  const stored = await listStoredEntries(arena.db, cup.id);
  expect(planEntries(stored, derived)).toEqual({ add: [], change: [], remove: [] });
  const { rows } = (await arena.as.member.get('/api/cup')).as(CupTable);
  for (const { residence, points } of rows) {
    const own = stored.filter(({ residenceId }) => residenceId === residence.id);
    expect([residence.name, points]).toEqual([residence.name, own.reduce((sum, entry) => sum + entry.points, 0)]);
  }
}

async function together(round: number, ...acts: Promise<{ status: number }>[]): Promise<void> {
  const statuses = (await Promise.all(acts)).map(({ status }) => status);
  expect(
    statuses.every((status) => status === 200 || status === 201),
    `round ${round}: ${statuses}`,
  ).toBe(true);
  await expectOneTruth();
}

it('is the sum of what the results give after results, corrections and rules that come at the same moment', async () => {
  for (let round = 1; round <= countRounds(12); round += 1) {
    const [first, second, third] = [await addGame([0, 1]), await addGame([1, 2]), await addGame([2, 0])];
    // The last results of a league: whichever comes last makes its places.
    await together(round, end(first, round % 4, 1), end(second, 1, round % 3), end(third, 2, round % 5));
    await together(round, end(first, 1, round % 3), end(second, round % 4, 0));
    await together(round, end(third, round % 2, 3), setRules(round));
    const rated = { ratings: [{ teamId: teams[0], rating: 4 }] };
    await together(
      round,
      officer.put(`/api/games/${first}/sportsmanship`, rated),
      admin.delete(`/api/games/${second}`),
    );
  }
});
