import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { nameKey } from '#shared/names.ts';
import { testPassword, usernames } from '#testing/usernames.ts';
import { clubs } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const addClub = async (fields: object) =>
  (await arena.as.adminWithWindow.post('/api/clubs', fields)).as(clubs.ResponseBody);
const namesSeenBy = async (person: 'member' | 'officer' | 'admin', query = '') =>
  (await arena.as[person].get(`/api/clubs${query}`)).as(z.array(clubs.ResponseBody)).map(({ name }) => name);
const toggle = (id: number) => `/api/clubs/${id}/toggle-visibility`;
const basic = (username: string, password = testPassword) => ({
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
});

describe('clubs', () => {
  it('begin visible, with meeting time TBA and no members', async () => {
    const club = await addClub({ name: 'Chess Circle' });
    expect(club).toMatchObject({ meetingTime: 'TBA', memberCount: 0, hidden: false, featured: false, sport: null });
  });

  it('can be changed in part, and empty texts become null', async () => {
    const { id } = await addClub({
      name: 'Runners',
      description: 'At dawn',
      meetingTime: 'Mondays, 6-8 PM',
      memberCount: 12,
    });
    const changed = await arena.as.adminWithWindow.patch(`/api/clubs/${id}`, { description: ' ', meetingTime: '' });
    expect(changed.as(clubs.ResponseBody)).toMatchObject({
      description: null,
      meetingTime: 'TBA',
      memberCount: 12,
      name: 'Runners',
    });
  });

  it('come featured first, then by name', async () => {
    await addClub({ name: 'zeta club', featured: true });
    await addClub({ name: 'Alpha club' });
    const names = await namesSeenBy('member');
    expect(names[0]).toBe('zeta club');
    expect(names.indexOf('Alpha club')).toBeLessThan(names.indexOf('Chess Circle'));
  });

  it('sort alike on every database: letters regardless of case and accents, then other characters', async () => {
    const names = [
      'Ÿoga',
      'zumba',
      'yoga 2',
      'Équipe',
      'Échecs',
      'equipe B',
      'Yacht',
      'eco',
      '~Wave',
      'Ωmega',
      'Ørsted',
      '10 Pin',
    ];
    for (const name of names) await addClub({ name: `${name} by name` });
    const sorted = (await namesSeenBy('member')).filter((name) => name.endsWith(' by name'));
    expect(sorted.map((name) => name.replace(' by name', ''))).toEqual([
      ...[
        '10 Pin',
        'Échecs',
        'eco',
        'equipe B',
        'Équipe',
        'Ørsted',
        'Yacht',
        'yoga 2',
        'Ÿoga',
        'zumba',
        '~Wave',
        'Ωmega',
      ],
    ]);
  });

  it('are each on one page, whatever characters are in their names', async () => {
    await using crowded = await startTestApp();
    const signs = ['a', 'Z', '~', '-', ' ', 'é', '9', "'", 'ø', '中'];
    const names = Array.from({ length: 600 }, (_, at) =>
      [...String(at).padStart(3, '0')]
        .map((digit) => signs[Number(digit)])
        .join('')
        .trim(),
    );
    const rows = [...new Set(names.map(nameKey))].map((name) => ({
      name,
      name_key: name,
      member_count: 0,
      meeting_time: 'TBA',
      featured: 0 as const,
      hidden: 0 as const,
      leaders: '[]',
      sign_ups_closed: 0 as const,
    }));
    await crowded.db.insertInto('clubs').values(rows).execute();
    const read: string[] = [];
    for (let path: string | undefined = '/api/clubs'; path; ) {
      const response = await crowded.as.member.get(path);
      read.push(...response.as(z.array(clubs.ResponseBody)).map(({ name }) => name));
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(read).toEqual(rows.map(({ name }) => name).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  });

  it('need a unique name, and a sport that exists', async () => {
    await addClub({ name: 'Bookworms' });
    expect((await arena.as.adminWithWindow.post('/api/clubs', { name: 'BOOKWORMS' })).status).toBe(409);
    const lost = await arena.as.adminWithWindow.post('/api/clubs', { name: 'Lost', sportId: 4711 });
    expect(lost.as(ErrorResponse).issues?.[0]?.path).toBe('sportId');
    expect((await arena.as.adminWithWindow.post('/api/clubs', { name: 'Many', memberCount: 100_001 })).status).toBe(
      400,
    );
  });

  it('can be filtered by sport', async () => {
    const sport = await arena.as.adminWithWindow.post('/api/sports', { name: 'Padel' });
    const { id: sportId } = sport.as(z.looseObject({ id: z.number() }));
    await addClub({ name: 'Cue Club', sportId });
    expect(await namesSeenBy('member', `?sportId=${sportId}`)).toEqual(['Cue Club']);
  });
});

describe('a club that can be joined', () => {
  const takesSignUps = async (id: number, person: 'member' | 'admin' = 'member') =>
    (await arena.as[person].get(`/api/clubs/${id}`)).as(clubs.ResponseBody).takesSignUps;

  it('is one that Join offers, however it is spelled there', async () => {
    const [soccer, other] = [await addClub({ name: 'SOCCER' }), await addClub({ name: 'Juggling' })];
    expect([soccer.takesSignUps, other.takesSignUps]).toEqual([true, false]);
    expect(await takesSignUps(other.id)).toBe(false);
    const settings = await arena.as.admin.get('/api/settings');
    const { signUpClubs } = settings.as(z.looseObject({ signUpClubs: z.array(z.string()) }));
    await arena.as.adminWithWindow.patch('/api/settings', { signUpClubs: [...signUpClubs, 'Juggling'] });
    expect(await takesSignUps(other.id)).toBe(true);
    await arena.as.adminWithWindow.patch('/api/settings', { signUpClubs });
    expect(await takesSignUps(other.id)).toBe(false);
  });

  it('is neither closed nor hidden', async () => {
    const { id } = await addClub({ name: 'Netball', leaders: ['Lerato Moleko'], meetingPlace: 'Village Court' });
    expect(await takesSignUps(id)).toBe(true);
    const closed = await arena.as.adminWithWindow.patch(`/api/clubs/${id}`, { signUpsClosed: true });
    expect(closed.as(clubs.ResponseBody)).toMatchObject({
      takesSignUps: false,
      leaders: ['Lerato Moleko'],
      meetingPlace: 'Village Court',
    });
    await arena.as.adminWithWindow.patch(`/api/clubs/${id}`, { signUpsClosed: false, hidden: true });
    expect(await takesSignUps(id, 'admin')).toBe(false);
  });
});

describe('a hidden club', () => {
  it('is visible to admins only, whatever the query', async () => {
    const { id } = await addClub({ name: 'Secret Society', hidden: true });
    for (const person of ['member', 'officer'] as const) {
      for (const query of ['', '?isAdmin=true'])
        expect(await namesSeenBy(person, query)).not.toContain('Secret Society');
      expect((await arena.as[person].get(`/api/clubs/${id}`)).status).toBe(404);
    }
    expect(await namesSeenBy('admin')).toContain('Secret Society');
    expect((await arena.as.admin.get(`/api/clubs/${id}`)).as(clubs.ResponseBody).hidden).toBe(true);
  });

  it('cannot be asked for with repeated or malformed parameters', async () => {
    expect((await arena.as.member.get('/api/clubs?isAdmin=true&isAdmin=false')).status).toBe(400);
    expect((await arena.as.member.get('/api/clubs?sportId=1%20OR%201=1')).status).toBe(400);
  });

  it('disappears for members at once, despite cached responses', async () => {
    const { id } = await addClub({ name: 'Blinking' });
    expect(await namesSeenBy('member')).toContain('Blinking');
    const hidden = await arena.as.adminWithWindow.post(toggle(id));
    expect(hidden.as(clubs.ResponseBody)).toMatchObject({ hidden: true, version: 2 });
    expect(await namesSeenBy('member')).not.toContain('Blinking');
    await arena.as.adminWithWindow.post(toggle(id), {});
    expect(await namesSeenBy('member')).toContain('Blinking');
  });
});

describe('the visibility toggle', () => {
  it('counts every press', async () => {
    const { id } = await addClub({ name: 'Pressed' });
    const presses = await Promise.all(Array.from({ length: 9 }, () => arena.as.adminWithWindow.post(toggle(id))));
    expect(presses.map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect((await arena.as.admin.get(`/api/clubs/${id}`)).as(clubs.ResponseBody)).toMatchObject({
      hidden: true,
      version: 10,
    });
  });

  it('refuses an unknown club, and a body', async () => {
    const { id } = await addClub({ name: 'Steady' });
    expect((await arena.as.adminWithWindow.post(toggle(999_999))).status).toBe(404);
    expect((await arena.as.adminWithWindow.post(toggle(id), { hidden: true })).status).toBe(400);
  });

  it('accepts the Basic credentials of an admin, and of nobody else', async () => {
    const { id } = await addClub({ name: 'Scripted' });
    const script = arena.newVisitor();
    expect((await script.post(toggle(id), undefined, basic(usernames.admin))).as(clubs.ResponseBody).hidden).toBe(true);
    expect((await script.post(toggle(id), undefined, basic(usernames.member))).status).toBeGreaterThanOrEqual(401);
    expect((await script.post(toggle(id), undefined, basic(usernames.admin, 'wrong'))).status).toBe(401);
    expect((await script.get('/api/clubs', basic(usernames.admin))).status).toBe(401);
    expect((await arena.as.admin.get(`/api/clubs/${id}`)).as(clubs.ResponseBody).hidden).toBe(true);
  });
});

it('lists the cache tags of clubs, so that browsers know when to refetch', async () => {
  const list = await arena.as.member.get('/api/clubs');
  expect(list.headers.get('x-tags')).toBe('clubs club:* sports settings');
  const again = await arena.as.member.get('/api/clubs');
  expect(again.headers.get('x-tags')).toBe('clubs club:* sports settings');
});
