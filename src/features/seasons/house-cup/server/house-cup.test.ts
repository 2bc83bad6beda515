import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { competitions } from '#features/competition/competitions/contract.ts';
import { Game } from '#features/competition/games/contract.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { addResidence, addResidenceNamed } from '#features/people/residences/testing/rows.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { addNamesakes } from '#testing/same-named.ts';
import { buildWorld } from '#testing/world.ts';
import {
  type CupEntry,
  CupTable,
  cups,
  CupEntry as Entry,
  Objection,
  RulesVersion,
  Sportsmanship,
} from '../contract.ts';
import { CupRules } from '../rule-fields.ts';
import { othersRate } from './case-queries.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId } = await sides.of(world);
const admin = arena.as.adminWithWindow;

/** A cup of today, so that it is open. */
const year = String(new Date().getUTCFullYear());
const rules = CupRules.parse({
  levels: [
    { name: 'All', entry: 10, win: 5, tie: 2, forfeit: -5, places: [100, 75], turnoutPeople: 2, turnoutPoints: 7 },
  ],
});

async function addHouse(name: string): Promise<{ id: number; teamId: number }> {
  const id = await addResidenceNamed(world, name);
  const teamId = await addTeam(world);
  await arena.db.updateTable('teams').set({ residence_id: id }).where('id', '=', teamId).execute();
  return { id, teamId };
}

const oak = await addHouse("Oak's 1st");
const elm = await addHouse('Élm 🌳');
const ash = await addHouse('A');

const cup = (
  await admin.post('/api/cups', {
    name: 'Village Cup',
    season: year,
    firstDay: `${year}-01-01`,
    lastDay: `${year}-12-31`,
  })
).as(cups.ResponseBody);
await admin.post(`/api/cups/${cup.id}/rules`, { number: 1, rules, reason: 'Voted in March' });

const table = async () => (await arena.as.member.get('/api/cup')).as(z.nullable(CupTable));
const points = async () =>
  Object.fromEntries(
    ((await table())?.rows ?? []).flatMap((row) => (row.points === 0 ? [] : [[row.residence.name, row.points / 100]])),
  );
const entries = async (residenceId: number): Promise<CupEntry[]> =>
  (await arena.as.member.get(`/api/cups/${cup.id}/entries?residenceId=${residenceId}`)).as(z.array(Entry));

async function addCompetition(): Promise<number> {
  const body = { name: world.word(), kind: 'league', sportId, season: year };
  return (await admin.post('/api/competitions', body)).as(competitions.ResponseBody).id;
}

async function play(competitionId: number, home: number, away: number, fields: object): Promise<number> {
  const fixture = { sportId, homeTeamId: home, awayTeamId: away, location: 'Hall', category: 'league', season: year };
  const when = { dateTime: '2026-03-02T10:00:00Z', competitionId };
  return (await admin.post('/api/games', { ...fixture, ...when, ...fields })).as(Game).id;
}

const change = async (id: number, fields: object) => {
  const response = await admin.patch(`/api/games/${id}`, fields);
  expect(response.status).toBe(200);
};

const done = (homeScore: number, awayScore: number) => ({ status: 'completed', homeScore, awayScore });
const refusal = (response: { as: <T>(schema: z.ZodMiniType<T>) => T }) => response.as(ErrorResponse).message;

async function live(who: 'member' | 'otherMember' | 'officer', residence_id: number | null): Promise<void> {
  const account_id = await findAccountId(world, who);
  await arena.db.deleteFrom('account_residences').where('account_id', '=', account_id).execute();
  if (residence_id === null) return;
  const stay = { account_id, residence_id, from_day: '2020-01-01', until_day: null };
  await arena.db.insertInto('account_residences').values(stay).execute();
}

/** Makes the officer a player of a team, or of none. */
async function playFor(team_id: number | null): Promise<void> {
  const account_id = await findAccountId(world, 'officer');
  await arena.db.deleteFrom('player_links').where('account_id', '=', account_id).execute();
  if (team_id === null) return;
  const link = { player_id: await addPlayer(world), team_id, account_id, since: '2026-01-01', until: null };
  await arena.db.insertInto('player_links').values(link).execute();
}

const league = await addCompetition();
const first = await play(league, oak.teamId, elm.teamId, done(3, 1));
const second = await play(league, elm.teamId, ash.teamId, { status: 'upcoming' });

describe('points of results', () => {
  it('follow games, and places once all are played', async () => {
    expect(await points()).toEqual({ "Oak's 1st": 15, 'Élm 🌳': 10 });
    await change(second, done(2, 2));
    // Oak 3 points and first; Ash and Elm 1 each, Ash with the better difference.
    expect(await points()).toEqual({ "Oak's 1st": 115, 'Élm 🌳': 12, A: 12 + 75 });
  });

  it('name the game that earned them, and add up to the table', async () => {
    const own = await entries(oak.id);
    const win = own.find(({ kind }) => kind === 'win');
    expect(win?.game?.id).toBe(first);
    expect(win?.game?.title).toContain('3–1');
    expect(own.find(({ kind }) => kind === 'place')).toMatchObject({
      place: 1,
      competition: { id: league },
      game: null,
    });
    const row = (await table())?.rows.find(({ residence }) => residence.id === oak.id);
    expect(own.reduce((sum, entry) => sum + entry.points, 0)).toBe(row?.points);
    expect(row?.byWeek.at(-1)).toBe(row?.points);
  });

  it('are corrected with the result, and keep their ids where nothing changed', async () => {
    const before = await entries(ash.id);
    await change(first, { homeScore: 0 });
    expect((await entries(oak.id)).map(({ kind }) => kind)).toEqual(['entry']);
    expect(await points()).toEqual({ "Oak's 1st": 10, 'Élm 🌳': 117, A: 87 });
    expect((await entries(ash.id)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    await change(first, { homeScore: 3 });
    await change(first, { resultType: 'forfeit', resultAgainst: 'home', homeScore: null, awayScore: null });
    expect((await entries(oak.id)).map(({ kind, points: own }) => [kind, own])).toContainEqual(['forfeit', -500]);
    await change(first, { resultType: 'completed', ...done(3, 1) });
  });

  it('follow a game that is deleted, a team that moves, and points taken in the league', async () => {
    const third = await play(league, ash.teamId, oak.teamId, done(9, 0));
    expect((await points())['A']).toBe(10 + 2 + 5 + 100);
    await admin.delete(`/api/games/${third}`);
    expect((await points())['A']).toBe(87);
    await admin.patch(`/api/teams/${ash.teamId}`, { residenceId: elm.id });
    expect(await points()).toEqual({ "Oak's 1st": 115, 'Élm 🌳': 12 + 2 + 75 });
    await admin.patch(`/api/teams/${ash.teamId}`, { residenceId: ash.id });
    const taken = { competitionId: league, teamId: oak.teamId, points: -9, reason: 'Unregistered player' };
    const { id } = (await admin.post('/api/point-adjustments', taken)).as(z.object({ id: z.int() }));
    expect((await points())["Oak's 1st"]).toBe(15);
    await admin.delete(`/api/point-adjustments/${id}`);
    expect((await points())["Oak's 1st"]).toBe(115);
  });

  it('follow how teams behaved', async () => {
    const rated = { ratings: [{ teamId: oak.teamId, rating: 4.5 }] };
    expect((await arena.as.officer.put(`/api/games/${first}/sportsmanship`, rated)).status).toBe(200);
    const stray = await arena.as.officer.put(`/api/games/${first}/sportsmanship`, {
      ratings: [{ teamId: ash.teamId, rating: 4 }],
    });
    expect(stray.as(ErrorResponse).issues?.[0]?.message).toBe('is not a team of this game');
    await setRules({ levels: [{ ...rules.levels[0], sportsmanship: [{ from: 4.5, points: 20 }] }] });
    expect((await points())["Oak's 1st"]).toBe(135);
    await arena.as.officer.put(`/api/games/${first}/sportsmanship`, { ratings: [{ teamId: oak.teamId, rating: 4.4 }] });
    expect((await points())["Oak's 1st"]).toBe(115);
    await setRules({});
  });

  it('are not rated by those who live with a team of the game or play for it', async () => {
    const path = `/api/games/${first}/sportsmanship`;
    const rate = () => arena.as.officer.put(path, { ratings: [{ teamId: elm.teamId, rating: 4.5 }] });
    const read = async () => (await arena.as.officer.get(path)).as(Sportsmanship);
    const before = (await read()).ratings;
    for (const own of [oak.id, elm.id]) {
      await live('officer', own);
      expect([(await rate()).status, (await read()).refusal]).toEqual([403, othersRate]);
    }
    await live('officer', null);
    await playFor(oak.teamId);
    expect([(await rate()).status, (await read()).refusal]).toEqual([403, othersRate]);
    expect((await read()).ratings).toEqual(before);
    await playFor(null);
    await live('officer', ash.id);
    expect([(await rate()).status, (await read()).refusal]).toEqual([200, null]);
  });
});

async function setRules(changed: object): Promise<void> {
  const { rulesNumber: number = 0 } = (await table()) ?? {};
  const response = await admin.post(`/api/cups/${cup.id}/rules`, {
    number,
    rules: { ...rules, ...changed },
    reason: 'Changed by a test',
  });
  expect(response.status).toBe(201);
}

describe('rules', () => {
  it('say for each residence what others would change, and change nothing', async () => {
    const before = await points();
    const other = { ...rules, levels: [{ ...rules.levels[0], win: 50, places: [] }] };
    const response = await admin.post(`/api/cups/${cup.id}/preview`, { rules: other });
    const difference = z.array(
      z.object({ residence: z.object({ id: z.int() }), after: z.object({ points: z.int() }) }),
    );
    const rows = response.as(difference);
    expect(rows.find(({ residence }) => residence.id === oak.id)?.after.points).toBe(6000);
    expect(await points()).toEqual(before);
    await setRules(other);
    expect((await points())["Oak's 1st"]).toBe(60);
    await setRules({});
    expect(await points()).toEqual(before);
  });

  it('are kept with their reason, and refused to whoever has not seen the last ones', async () => {
    const versions = (await arena.as.member.get(`/api/cups/${cup.id}/rules`)).as(z.array(RulesVersion));
    expect(versions.length).toBeGreaterThan(2);
    expect(versions.at(-1)).toMatchObject({ number: 1, reason: 'How it starts' });
    const late = await admin.post(`/api/cups/${cup.id}/rules`, { number: 1, rules, reason: 'Late' });
    expect([late.status, refusal(late)]).toEqual([409, 'Somebody else has changed the rules since you opened them']);
  });
});

describe('a bonus', () => {
  it('is an entry with a reason and an author, and can be taken back', async () => {
    const given = { residenceId: oak.id, points: 2.5, reason: 'Cleaned the court' };
    const { id } = (await admin.post(`/api/cups/${cup.id}/given`, given)).as(z.object({ id: z.int() }));
    const own = (await entries(oak.id)).find((entry) => entry.id === id);
    expect(own).toMatchObject({ kind: 'given', points: 250, reason: 'Cleaned the court' });
    expect(own?.by).toBeTruthy();
    await change(first, { homeScore: 4 });
    expect((await points())["Oak's 1st"]).toBe(117.5);
    expect((await admin.delete(`/api/cup-entries/${id}`)).status).toBe(200);
    expect((await points())["Oak's 1st"]).toBe(115);
    const derived = (await entries(oak.id)).find(({ kind }) => kind === 'win');
    expect((await admin.delete(`/api/cup-entries/${derived?.id}`)).status).toBe(409);
  });

  it('needs points, a reason, and a residence of this village', async () => {
    const path = `/api/cups/${cup.id}/given`;
    const visiting = await addResidenceNamed(world, world.word(), 'visiting');
    for (const fields of [
      { residenceId: oak.id, points: 0, reason: 'Nothing' },
      { residenceId: oak.id, points: 1, reason: ' ' },
      { residenceId: oak.id, points: 1.234, reason: 'Too fine' },
      { residenceId: visiting, points: 1, reason: 'A guest' },
    ]) {
      expect((await admin.post(path, fields)).status).toBe(400);
    }
  });
});

describe('objections', () => {
  const winOf = async (residenceId: number) =>
    (await entries(residenceId)).find(({ kind }) => kind === 'win') ?? { id: 0, objection: null };
  const listed = async () => (await arena.as.officer.get('/api/cup-objections')).as(z.array(Objection));

  it('are for people who live in a residence, once for an entry', async () => {
    const { id } = await winOf(oak.id);
    await live('member', null);
    expect((await arena.as.member.post(`/api/cup-entries/${id}/objection`, { reason: 'Offside' })).status).toBe(403);
    await live('member', elm.id);
    await live('otherMember', ash.id);
    expect((await arena.as.member.post(`/api/cup-entries/${id}/objection`, { reason: 'Offside' })).status).toBe(201);
    const again = await arena.as.otherMember.post(`/api/cup-entries/${id}/objection`, { reason: 'Offside' });
    expect(refusal(again)).toBe('Somebody has objected already, and an officer will decide');
    expect((await winOf(oak.id)).objection).toBe('open');
  });

  it('are decided by nobody whose own case it is', async () => {
    const [open] = await listed();
    const decision = { upheld: true, reason: 'The goal was offside' };
    for (const own of [oak.id, elm.id]) {
      await live('officer', own);
      expect((await arena.as.officer.post(`/api/cup-objections/${open?.id}/decision`, decision)).status).toBe(403);
      expect((await listed())[0]?.refusal).toContain('another officer or an admin decides');
    }
    await live('officer', ash.id);
    await playFor(oak.teamId);
    expect((await arena.as.officer.post(`/api/cup-objections/${open?.id}/decision`, decision)).status).toBe(403);
    await playFor(null);
    expect((await listed())[0]?.refusal).toBeNull();
  });

  it('strike points when they are upheld, in an entry that stays with what it is about', async () => {
    const [open] = await listed();
    const decided = await arena.as.officer.post(`/api/cup-objections/${open?.id}/decision`, {
      upheld: true,
      points: 1,
      reason: 'The goal was offside',
    });
    expect(decided.status).toBe(201);
    expect((await points())["Oak's 1st"]).toBe(111);
    const { id } = await winOf(oak.id);
    const ruling = (await entries(oak.id)).find(({ kind }) => kind === 'ruling');
    expect(ruling).toMatchObject({ aboutId: id, points: -400, reason: 'The goal was offside', game: { id: first } });
    // Other rules for a win: it is still worth the one point of the decision.
    await setRules({ levels: [{ ...rules.levels[0], win: 50 }] });
    expect((await points())["Oak's 1st"]).toBe(111);
    await setRules({});
    // The win goes, and the decision about it, too.
    await change(first, { homeScore: 0 });
    expect((await entries(oak.id)).map(({ kind }) => kind)).toEqual(['entry']);
    await change(first, { homeScore: 3 });
    expect((await points())["Oak's 1st"]).toBe(115);
    expect((await listed())[0]).toMatchObject({ state: 'upheld', entry: null, points: 500 });
    const twice = await arena.as.officer.post(`/api/cup-objections/${open?.id}/decision`, {
      upheld: false,
      reason: 'No',
    });
    expect(twice.status).toBe(409);
  });

  it('come too late once points are final', async () => {
    const { id } = await winOf(oak.id);
    const since = new Date(Date.now() - 7 * 86_400_000 - 1000).toISOString();
    await arena.db.updateTable('cup_entries').set({ since }).where('id', '=', id).execute();
    const late = await arena.as.member.post(`/api/cup-entries/${id}/objection`, { reason: 'Offside' });
    expect(refusal(late)).toBe('The time to object is over: these points are final');
  });
});

describe('the end of a year', () => {
  it('leaves the table as it is, whatever is corrected later', async () => {
    const before = await points();
    await arena.db
      .updateTable('cups')
      .set({ last_day: `${Number(year) - 1}-12-01` })
      .where('id', '=', cup.id)
      .execute();
    await change(first, { homeScore: 0 });
    expect(await points()).toEqual(before);
    await arena.db
      .updateTable('cups')
      .set({ last_day: `${year}-12-31` })
      .where('id', '=', cup.id)
      .execute();
    await change(first, { homeScore: 3 });
  });

  it('starts the next one at zero, and refuses a second cup of a season or an end before its start', async () => {
    const next = { name: 'Next', season: 'next', firstDay: '2099-01-01', lastDay: '2099-12-31' };
    const { id } = (await admin.post('/api/cups', next)).as(cups.ResponseBody);
    const fresh = (await arena.as.member.get(`/api/cup?cupId=${id}`)).as(CupTable);
    expect(fresh.rows.every((row) => row.points === 0)).toBe(true);
    expect((await table())?.cup.id).toBe(cup.id);
    expect((await admin.post('/api/cups', { ...next, name: 'Again' })).status).toBe(409);
    expect((await admin.post('/api/cups', { ...next, season: 's', lastDay: '2098-12-31' })).status).toBe(400);
  });
});

it('moves points with residences that are merged', async () => {
  const [kept, merged] = await addNamesakes(world, 'residences', addResidence);
  const teamId = await addTeam(world);
  await arena.db.updateTable('teams').set({ residence_id: merged }).where('id', '=', teamId).execute();
  await play(await addCompetition(), teamId, elm.teamId, done(1, 0));
  const given = { residenceId: merged, points: 3, reason: 'Cleaned the court' };
  await admin.post(`/api/cups/${cup.id}/given`, given);
  const sumOf = async (id: number) => (await entries(id)).reduce((sum, entry) => sum + entry.points, 0);
  expect(await sumOf(merged)).toBe(11_800);
  const body = { mergedId: merged, version: 1, mergedVersion: 1 };
  expect((await admin.post(`/api/residences/${kept}/merge`, body)).status).toBe(200);
  expect([await sumOf(kept), await sumOf(merged)]).toEqual([11_800, 0]);
});
