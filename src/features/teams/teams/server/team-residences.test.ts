import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addResidence, addResidenceNamed } from '#features/people/residences/testing/rows.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { importedCounts, preview } from '#platform/spreadsheets/testing/file.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { endpoints, type TeamCrest, teams } from '../contract.ts';
import { addTeam } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const admin = () => arena.as.adminWithWindow;
const change = (id: number, fields: object) => admin().patch(`/api/teams/${id}`, fields);
const fetchCrest = async (id: number): Promise<TeamCrest | undefined> =>
  (await arena.as.member.get('/api/teams/crests'))
    .as(endpoints['GET /api/teams/crests'].response)
    .find(({ teamId }) => teamId === id);

describe('a team', () => {
  it('belongs to one residence, or to two that differ', async () => {
    const id = await addTeam(world);
    const [oak, knox] = [await addResidenceNamed(world, 'Oak Res'), await addResidenceNamed(world, 'Knox House')];
    const alone = await change(id, { secondResidenceId: oak });
    expect([alone.status, alone.as(ErrorResponse).issues?.[0]?.path]).toEqual([400, 'secondResidenceId']);
    const joint = await change(id, { residenceId: oak, secondResidenceId: knox });
    expect(joint.as(teams.ResponseBody)).toMatchObject({
      logo: null,
      residenceId: oak,
      secondResidenceId: knox,
      residences: [{ name: 'Oak Res' }, { name: 'Knox House' }],
    });
    for (const fields of [{ residenceId: knox }, { residenceId: null }, { residenceId: 999_999 }]) {
      expect((await change(id, fields)).status).toBe(400);
    }
    expect((await admin().delete(`/api/residences/${knox}`)).status).toBe(409);
  });

  it('is drawn as its residence while it has no logo, and its own answer does not change', async () => {
    const [id, home] = [await addTeam(world), await addResidence(world)];
    expect(await fetchCrest(id)).toBeUndefined();
    expect((await change(id, { residenceId: home })).as(teams.ResponseBody).logo).toBeNull();
    expect(await fetchCrest(id)).toEqual({ teamId: id, picture: null, colours: ['#12804a', '#075a35'] });
    await admin().patch(`/api/residences/${home}`, { crest: '/art/residences/oak.svg', firstColour: '#000000' });
    expect(await fetchCrest(id)).toMatchObject({ picture: '/art/residences/oak.svg', colours: ['#000000', '#075a35'] });
    await change(id, { secondResidenceId: await addResidence(world) });
    expect(await fetchCrest(id)).toMatchObject({ picture: null, colours: ['#000000', '#12804a'] });
    await change(id, { logo: 'https://img.example/a.png' });
    expect(await fetchCrest(id)).toBeUndefined();
  });

  it('gets a residence of its own name by one press, once', async () => {
    const id = await addTeam(world);
    const settle = () => admin().post(`/api/teams/${id}/residence`);
    const settled = await settle();
    const { name, residences } = settled.as(teams.ResponseBody);
    expect([settled.status, residences.map((residence) => residence.name)]).toEqual([201, [name]]);
    expect((await settle()).status).toBe(409);
  });
});

describe('a team for each residence', () => {
  const add = async (body: object) =>
    (await admin().post('/api/teams/of-residences', body)).as(endpoints['POST /api/teams/of-residences'].response);
  const namesIn = async (sportId: number) =>
    (await admin().get(`/api/teams?sportId=${sportId}`)).as(z.array(teams.ResponseBody)).map(({ name }) => name);

  it('is added in each sport where it has none, with its name, and once', async () => {
    const [chess, pool] = [await addSport(world), await addSport(world)];
    const [elm, ash] = [await addResidenceNamed(world, "Elm's End"), await addResidenceNamed(world, 'Ash House')];
    const lions = (
      await admin().post('/api/teams', { name: 'Elm Lions', sportId: pool, gender: 'Mixed', residenceId: elm })
    ).as(teams.ResponseBody);
    const wanted = { sportIds: [chess, pool], residenceIds: [ash, elm] };
    const added = await add(wanted);
    expect(added.map(({ sportId, residenceId }) => [sportId, residenceId])).toEqual([
      ...[chess, pool].flatMap((sportId) => [ash, elm].map((residenceId) => [sportId, residenceId])),
    ]);
    expect(added.at(-1)?.id).toBe(lions.id);
    expect([await namesIn(chess), await namesIn(pool)]).toEqual([
      ['Ash House', "Elm's End"],
      ['Elm Lions', 'Ash House'],
    ]);
    expect(await add(wanted)).toEqual(added);
  });

  it('is the team of its name that has no residence yet', async () => {
    const [sportId, residenceId] = [await addSport(world), await addResidenceNamed(world, 'Umbra Court')];
    const sent = { name: 'umbra court', sportId, gender: 'Female' };
    const { id } = (await admin().post('/api/teams', sent)).as(teams.ResponseBody);
    expect(await add({ sportIds: [sportId], residenceIds: [residenceId] })).toEqual([{ id, sportId, residenceId }]);
    expect((await admin().get(`/api/teams/${id}`)).as(teams.ResponseBody)).toMatchObject({ ...sent, residenceId });
  });

  it('is refused for a residence that is gone, a sport that is gone, and a name that another residence has', async () => {
    const [sportId, rowan] = [await addSport(world), await addResidenceNamed(world, 'Rowan Row')];
    const post = (body: object) => admin().post('/api/teams/of-residences', body);
    expect((await post({ sportIds: [sportId], residenceIds: [999_999] })).status).toBe(400);
    expect((await post({ sportIds: [999_999], residenceIds: [rowan] })).status).toBe(400);
    const residenceId = await addResidence(world);
    await admin().post('/api/teams', { name: 'rowan row', sportId, gender: 'Male', residenceId });
    const refused = await post({ sportIds: [sportId], residenceIds: [rowan] });
    expect([refused.status, refused.as(ErrorResponse).message]).toEqual([
      409,
      'Another residence has a team named Rowan Row already',
    ]);
  });

  it('is added once by two who ask at once', async () => {
    const body = { sportIds: [await addSport(world)], residenceIds: [await addResidence(world)] };
    const [one, other] = await Promise.all([add(body), add(body)]);
    expect(one).toEqual(other);
  });
});

it('imports teams with their residences, by name or short name, and asks about an unknown one', async () => {
  const sportId = await addSport(world);
  const fig = await addResidenceNamed(world, 'Fig Hall');
  await arena.db.updateTable('residences').set({ short_name: 'FH' }).where('id', '=', fig).execute();
  const yew = await addResidenceNamed(world, 'Yew Hall');
  const list =
    'Name,Residence\nFig Foxes,fh\nBoth,Fig Hall / Yew Hall\nNo one,Elm Hall\nFree,\nTwice,Yew Hall / yew hall';
  const shown = await preview(admin(), 'teams', sportId, list);
  expect(shown.rows.filter(({ outcome }) => outcome === 'ask' || outcome === 'refuse').map(({ why }) => why)).toEqual([
    'there is no residence Elm Hall yet',
    "'Yew Hall / yew hall' is the same residence twice",
  ]);
  expect(shown.rows.find(({ what }) => what === 'Both')?.details).toEqual(['Mixed', 'Residence Fig Hall / Yew Hall']);
  expect(shown.questions).toMatchObject([{ topic: 'residence', about: 'Elm Hall', lines: [4] }]);
  expect(await importedCounts(admin(), 'teams', sportId, list)).toEqual([3, 0, 0, 1, 0]);
  expect(await importedCounts(admin(), 'teams', sportId, list)).toEqual([0, 0, 3, 1, 0]);
  const stored = await arena.db
    .selectFrom('teams')
    .select(['name', 'residence_id', 'second_residence_id'])
    .where('sport_id', '=', sportId)
    .orderBy('name')
    .execute();
  expect(stored).toEqual([
    { name: 'Both', residence_id: fig, second_residence_id: yew },
    { name: 'Fig Foxes', residence_id: fig, second_residence_id: null },
    { name: 'Free', residence_id: null, second_residence_id: null },
  ]);
  const { body } = await admin().get('/api/exports/teams?format=csv');
  expect(String(body)).toContain('Fig Hall / Yew Hall');
});

it('adds the missing residences of a list of teams once somebody says of which kind they are', async () => {
  const sportId = await addSport(world);
  await addResidenceNamed(world, 'Quince Court');
  const list = "Name,Residence\nA,Rowan’s End\nB,Rowan's End / Sorrel House\nC,Quince Cuort\nD,Tansy";
  const asked = await preview(admin(), 'teams', sportId, list, { answers: {} });
  expect(asked.questions.map(({ about, options: [likeliest] }) => [about, likeliest?.value])).toEqual([
    ['Rowan’s End', 'new'],
    ['Sorrel House', 'new'],
    ['Quince Cuort', 'is:Quince Court'],
    ['Tansy', 'new'],
  ]);
  const answers = {
    residence: 'new',
    'residence:sorrel house': 'visiting',
    'residence:quince cuort': 'is:Quince Court',
    'residence:tansy': 'none',
  };
  const shown = await preview(admin(), 'teams', sportId, list, { answers });
  expect(shown.rows.map(({ details }) => details[1])).toEqual([
    'Residence Rowan’s End',
    'Residence Rowan’s End / Sorrel House',
    'Residence Quince Court',
    undefined,
  ]);
  expect(await importedCounts(admin(), 'teams', sportId, list, { answers })).toEqual([4, 0, 0, 0, 0]);
  const rows = await arena.db
    .selectFrom('residences')
    .select(['name', 'kind'])
    .where('name', 'in', ['Rowan’s End', "Rowan's End", 'Sorrel House', 'Quince Cuort', 'Tansy'])
    .orderBy('name')
    .execute();
  expect(rows).toEqual([
    { name: 'Rowan’s End', kind: 'home' },
    { name: 'Sorrel House', kind: 'visiting' },
  ]);
  expect(await importedCounts(admin(), 'teams', sportId, list, { answers })).toEqual([0, 0, 4, 0, 0]);
});

it('gives one residence to two teams of one name that are settled at once', async () => {
  const [one, other] = [await addSport(world), await addSport(world)];
  for (let round = 0; round < 15; round += 1) {
    const name = world.word();
    const add = async (sportId: number) =>
      (await admin().post('/api/teams', { name, sportId, gender: 'Mixed' })).as(teams.ResponseBody).id;
    const ids = [await add(one), await add(other)];
    const settled = await Promise.all(ids.map((id) => admin().post(`/api/teams/${id}/residence`)));
    expect(settled.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(settled.map((response) => response.as(teams.ResponseBody).residenceId)).size).toBe(1);
  }
});
