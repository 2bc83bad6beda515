import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { AuditLine } from '#features/people/accounts/contract.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { Client } from '#testing/client.ts';
import { listen } from '#testing/stream.ts';
import { testPassword } from '#testing/usernames.ts';
import { buildWorld } from '#testing/world.ts';
import { endpoints, Resident, residences } from '../contract.ts';
import { addResidence, addResidenceNamed } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const Own = endpoints['GET /api/user/residence'].response;
const Stays = endpoints['GET /api/people/:id/residences'].response;
const own = async (client: Client) => (await client.get('/api/user/residence')).as(Own);
const move = (client: Client, residenceId: unknown) => client.put('/api/user/residence', { residenceId });
const today = () => new Date().toISOString().slice(0, 10);

it('has colours of its own, and a unique name', async () => {
  const added = await arena.as.adminWithWindow.post('/api/residences', { name: 'Aloe House', firstColour: '#ABCDEF' });
  expect(added.as(residences.ResponseBody)).toMatchObject({
    firstColour: '#abcdef',
    secondColour: '#2350b4',
    kind: 'home',
    residentsCount: 0,
    crest: null,
  });
  expect((await arena.as.adminWithWindow.post('/api/residences', { name: 'aloe house' })).status).toBe(409);
  for (const fields of [
    { firstColour: 'blue' },
    { kind: 'away' },
    { residentsCount: -1 },
    { secondColour: '#12345' },
  ]) {
    const refused = await arena.as.adminWithWindow.post('/api/residences', { name: world.word(), ...fields });
    expect(refused.status).toBe(400);
  }
});

describe('where somebody lives', () => {
  it('is set by themselves, from a day until a day, and visible to nobody else but officers', async () => {
    const member = arena.newPerson('member');
    const [first, second] = [await addResidence(world), await addResidence(world)];
    expect(await own(member)).toBeNull();
    expect((await move(member, first)).as(Own)).toMatchObject({ residence: { id: first }, until: null });

    // As if it had been set long ago.
    const id = await findAccountId(world, 'member');
    await arena.db
      .updateTable('account_residences')
      .set({ from_day: '2026-01-31' })
      .where('account_id', '=', id)
      .execute();
    expect((await move(member, second)).as(Own)).toMatchObject({ residence: { id: second } });
    const stays = (await arena.as.officer.get(`/api/people/${id}/residences`)).as(Stays);
    expect(stays.map(({ residence, from }) => [residence.id, from]).at(-1)).toEqual([first, '2026-01-31']);
    expect(stays.filter(({ until }) => until === null)).toHaveLength(1);

    expect((await move(member, null)).body).toBeNull();
    expect(await own(member)).toBeNull();
    expect((await arena.as.officer.get(`/api/people/${id}/residences`)).as(Stays)).toHaveLength(1);
    for (const person of ['member', 'otherMember'] as const) {
      expect((await arena.as[person].get(`/api/people/${id}/residences`)).status).toBe(403);
    }
    expect((await arena.as.visitor.get('/api/user/residence')).status).toBe(401);
  });

  it('is one place at a time, even when several are set at once', async () => {
    const member = arena.newPerson('otherMember');
    const homes = await Promise.all([addResidence(world), addResidence(world), addResidence(world)]);
    const responses = await Promise.all(homes.map((id) => move(member, id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const open = await arena.db
      .selectFrom('account_residences')
      .select('residence_id')
      .where('account_id', '=', await findAccountId(world, 'otherMember'))
      .where('until_day', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  });

  it('must be a residence of this village', async () => {
    const visiting = await addResidenceNamed(world, world.word(), 'visiting');
    for (const id of [visiting, 999_999, 'x', undefined]) expect((await move(arena.as.member, id)).status).toBe(400);
    const offered = (await arena.as.visitor.get('/api/residences/names')).as(z.array(z.object({ id: z.int() })));
    expect(offered.map(({ id }) => id)).not.toContain(visiting);
  });

  it('can be changed by officers; the person gets an event, and the audit log omits the place', async () => {
    const id = await findAccountId(world, 'member');
    const silverleaf = await addResidenceNamed(world, 'Silverleaf Res');
    using stream = await listen(arena.url, arena.as.member);
    expect((await arena.as.officer.put(`/api/people/${id}/residence`, { residenceId: silverleaf })).status).toBe(200);
    await stream.receive(({ tags }) => tags.includes(`account-residence:${id}`));
    expect(await own(arena.as.member)).toMatchObject({
      residence: { name: 'Silverleaf Res' },
      from: expect.any(String),
    });
    const log = (await arena.as.adminWithWindow.get(`/api/admin/audit?subject=account:${id}`)).as(z.array(AuditLine));
    expect(log[0]?.said).toMatch(/^changed the residence of /);
    expect(JSON.stringify(log)).not.toContain('Silverleaf');
    expect((await arena.as.officer.put('/api/people/999999/residence', { residenceId: silverleaf })).status).toBe(404);
    const refused = await arena.as.adminWithWindow.delete(`/api/residences/${silverleaf}`);
    expect(refused.status).toBe(409);
  });

  it('can be set by officers from a day until a day, for people found by name', async () => {
    const id = await findAccountId(world, 'otherMember');
    const [first, second] = [await addResidence(world), await addResidence(world)];
    const setResidence = (fields: object) => arena.as.officer.put(`/api/people/${id}/residence`, fields);
    const stays = async () =>
      (await arena.as.officer.get(`/api/people/${id}/residences`))
        .as(Stays)
        .map(({ residence, from, until }) => [residence.id, from, until]);
    await arena.db.deleteFrom('account_residences').where('account_id', '=', id).execute();
    expect((await setResidence({ residenceId: first, from: '2025-02-01' })).as(Own)?.from).toBe('2025-02-01');
    // Setting the same residence again corrects the day on which it began.
    await setResidence({ residenceId: first, from: '2025-01-15' });
    await setResidence({ residenceId: second, from: '2025-07-01' });
    expect(await stays()).toEqual([
      [second, '2025-07-01', null],
      [first, '2025-01-15', '2025-07-01'],
    ]);
    const found = await arena.as.officer.get('/api/people?search=sipho');
    const [{ residence, displayName } = { residence: null, displayName: '' }] = found.as(z.array(Resident));
    expect([displayName.toLowerCase(), residence?.residence.id]).toEqual(['sipho', second]);
    await setResidence({ residenceId: null, from: '2025-12-01' });
    expect((await stays())[0]).toEqual([second, '2025-07-01', '2025-12-01']);
    // A stay that ends on the day on which it began is removed.
    await setResidence({ residenceId: first, from: '2026-01-01' });
    await setResidence({ residenceId: null, from: '2026-01-01' });
    expect(await stays()).toHaveLength(2);
  });

  it('cannot begin before the previous stay, or on a day that is still to come', async () => {
    const id = await findAccountId(world, 'otherMember');
    const [first, second] = [await addResidence(world), await addResidence(world)];
    const refusal = async (fields: object) => {
      const response = await arena.as.officer.put(`/api/people/${id}/residence`, fields);
      expect(response.status).toBe(400);
      return response.as(ErrorResponse).issues?.[0]?.message;
    };
    await arena.db.deleteFrom('account_residences').where('account_id', '=', id).execute();
    expect(await refusal({ residenceId: first, from: '2099-01-01' })).toBe('This day is still to come');
    await arena.as.officer.put(`/api/people/${id}/residence`, { residenceId: first, from: '2025-02-01' });
    expect(await refusal({ residenceId: second, from: '2025-01-31' })).toBe('Must be 2025-02-01 or later');
    await arena.as.officer.put(`/api/people/${id}/residence`, { residenceId: second, from: '2025-03-01' });
    expect(await refusal({ residenceId: second, from: '2025-02-28' })).toBe('Must be 2025-03-01 or later');
    for (const from of ['yesterday', '2025-02-30', 20250203, null]) {
      expect(await refusal({ residenceId: first, from })).toBeTruthy();
    }
    expect((await arena.as.member.put('/api/user/residence', { residenceId: first, from: '2025-02-01' })).status).toBe(
      400,
    );
  });

  it('is no part of registration, whose call and answer do not change', async () => {
    const joins = (fields: object) =>
      new Client(arena.url).post('/api/register', {
        username: world.word().slice(0, 18),
        password: testPassword,
        ...fields,
      });
    const joined = await joins({});
    expect(joined.status).toBe(201);
    expect(Object.keys(Object(joined.body))).not.toContain('residence');
    expect((await joins({ residenceId: 1 })).status).toBe(400);
  });
});

it('counts days in the village’s time zone', async () => {
  const member = arena.newPerson('member');
  await move(member, await addResidence(world));
  const from = (await own(member))?.from ?? '';
  expect(Math.abs(Date.parse(from) - Date.parse(today()))).toBeLessThanOrEqual(86_400_000);
});
