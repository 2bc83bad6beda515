import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { pictureForm } from '#platform/uploads/testing/form.ts';
import type { Client } from '#testing/client.ts';
import { SettingsResponse } from '../contract.ts';
import { defaultSettings } from '../rules.ts';

const app = await startTestApp();
afterAll(() => app.close());

const change = (fields: object, client = app.as.adminWithWindow) => client.patch('/api/settings', fields);
const read = async () => (await app.newVisitor().get('/api/settings')).as(SettingsResponse);

test('shows everyone the defaults until an admin changes something', async () => {
  expect(await read()).toEqual({ ...defaultSettings, accentStyles: '', papers: [], version: 1 });
  expect((await change({ productName: 'Kgotla Arena', version: 1 })).status).toBe(200);
  expect(await read()).toEqual({
    ...defaultSettings,
    accentStyles: '',
    papers: [],
    productName: 'Kgotla Arena',
    version: 2,
  });
});

test('a change based on an outdated version gets 409 with the current settings', async () => {
  const { version } = await read();
  expect((await change({ season: '2027', version })).status).toBe(200);
  const late = await change({ season: '2028', version });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ current: { season: '2027', version: version + 1 } });
  expect((await read()).season).toBe('2027');
});

test('one of several simultaneous changes to a version wins', async () => {
  const { version } = await read();
  const responses = await Promise.all(['a', 'b', 'c'].map((seriesName) => change({ seriesName, version })));
  expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409]);
  expect((await read()).version).toBe(version + 1);
});

test('only an admin in the window can change settings', async () => {
  for (const client of [app.as.member, app.as.officer, app.as.admin]) {
    expect((await change({ season: '1' }, client)).status).toBe(403);
  }
  expect((await change({ season: '1' }, app.newVisitor())).status).toBe(401);
});

test.each([
  [{ liveStreamId: 'javascript:1' }],
  [{ timeZone: 'Mars/Olympus' }],
  [{ socialLinks: [{ label: 'x', url: 'javascript:alert(1)' }] }],
  [{ socialLinks: [{ label: 'Bank', url: 'https://bank.example:x@evil.example' }] }],
  [{ logo: 'https:evil' }],
  [{ timeZone: '+02:00' }],
  [{ productName: ' ' }],
  [{ accentColour: 'lime' }],
  [{ accentColour: '#c5ec4' }],
  [{ logo: 'javascript:alert(1)' }],
  [{ logo: 'http://example.org/logo.png' }],
  [{ signUpClubs: [] }],
  [{ signUpClubs: ['Chess', ' chess '] }],
  [{ guestComments: 'no' }],
  [{ publicResults: null }],
  [{ pushHosts: 'push.example.org' }],
  [{ pushHosts: null }],
  [{ accentStyles: ':root{}' }],
  [{ id: 2 }],
])('refuses %j', async (fields) => {
  expect((await change(fields)).status).toBe(400);
});

test.each([
  [['127.0.0.1']],
  [['10.1']],
  [['[::1]']],
  [['0x7f.0x1']],
  [['localhost']],
  [['push.localhost']],
  [['push.local']],
  [['push.internal']],
  [['router.home.arpa']],
  [['push']],
  [['.example.org']],
  [['*.example.org']],
  [['push.example.org.']],
  [['push.example.org:8443']],
  [['https://push.example.org']],
  [['someone@push.example.org']],
  [['push.example.org/x']],
  [['push example.org']],
  [['pü.example.org']],
  [[`${'a'.repeat(64)}.example.org`]],
  [[`${'a.'.repeat(130)}org`]],
  [['push.example.org', 'PUSH.example.org']],
  [Array.from({ length: 11 }, (_, at) => `push${at}.example.org`)],
  [[7]],
])('refuses %j as push services', async (pushHosts) => {
  const { status, body } = await change({ pushHosts });
  expect([status, body]).toMatchObject([400, { issues: [{ path: expect.stringMatching(/^pushHosts/) }] }]);
});

test('accepts DNS names as push services', async () => {
  await change({ pushHosts: [' PUSH.Example.org', 'xn--mnchen-3ya.example.xn--p1ai'] });
  expect((await read()).pushHosts).toEqual(['push.example.org', 'xn--mnchen-3ya.example.xn--p1ai']);
});

test('an accent comes with its CSS rules for both themes, and an empty text removes it', async () => {
  await change({ accentColour: ' #0B1F5C ' });
  const { accentColour, accentStyles } = await read();
  expect(accentColour).toBe('#0b1f5c');
  expect(accentStyles).toMatch(/^:root\{--accent:#606d95;.*\[data-theme="light"\]\{--accent:#0b1f5c;/);
  await change({ accentColour: '' });
  expect(await read()).toMatchObject({ accentColour: null, accentStyles: '' });
});

test('records what was changed, by whom and from which value in the audit log', async () => {
  await change({ guestComments: true, publicResults: false });
  await change({ guestComments: false, publicResults: true });
  const line = await app.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(line).toMatchObject({ act: 'settings.change', subject: 'settings' });
  expect(JSON.parse(line.detail ?? '')).toEqual({
    before: { guestComments: true, publicResults: false },
    after: { guestComments: false, publicResults: true },
  });
});

describe('a logo', () => {
  const upload = (fields: Record<string, string> = {}, client = app.as.adminWithWindow) =>
    client.post('/api/settings/logo', pictureForm(fields));
  const uploaded = async () => (await upload()).as(SettingsResponse);
  const status = async (path: string | null, client = app.newVisitor()) => (await client.get(path ?? '')).status;

  test('is visible to everybody once uploaded, until another one replaces it', async () => {
    const first = await uploaded();
    expect(first.logo).toMatch(/^\/uploads\/[0-9a-f]{32}\/\d+\.webp$/);
    expect(await status(first.logo)).toBe(200);
    const second = await uploaded();
    expect((await read()).logo).toBe(second.logo);
    expect([await status(first.logo, app.as.member), await status(second.logo)]).toEqual([404, 200]);
    await change({ logo: '/art/crests/pv.svg' });
    expect(await status(second.logo, app.as.member)).toBe(404);
  });

  test('is saved together with other changes, or neither is', async () => {
    const sent = (change: object) => upload({ change: JSON.stringify(change) });
    const { logo, productName } = (await sent({ productName: 'Pele Arena' })).as(SettingsResponse);
    expect(productName).toBe('Pele Arena');
    for (const change of ['{', JSON.stringify({ productName: '' }), JSON.stringify({ colour: 1 })])
      expect((await upload({ change })).status).toBe(400);
    expect(await read()).toMatchObject({ logo, productName: 'Pele Arena' });
  });

  test('does not replace one that was not seen', async () => {
    const { logo, version } = await uploaded();
    const late = await upload({ version: String(version - 1) });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ current: { logo, version } });
    expect(await read()).toMatchObject({ logo, version });
    expect((await upload({ version: String(version) })).status).toBe(200);
  });

  test('leaves pictures of other purposes alone', async () => {
    const photo = await app.as.officer.post('/api/photos/upload', pictureForm());
    const { photo: shown } = photo.as(z.object({ photo: z.object({ imageUrl: z.string() }) }));
    await change({ logo: shown.imageUrl });
    await change({ logo: null });
    expect(await status(shown.imageUrl, app.as.member)).toBe(200);
  });
});

describe('if guests may not comment', () => {
  test('asks a visitor to log in, and lets members comment', async () => {
    const post = { content: 'Quiet in here', displayName: 'Left Back' };
    const thought = (await app.as.member.post('/api/posts', post)).as(z.object({ id: z.string() }));
    const comment = (client: Client) => client.post(`/api/posts/${thought.id}/comments`, { content: 'Indeed' });
    await change({ guestComments: true });
    expect((await comment(app.newVisitor())).status).toBe(201);
    await change({ guestComments: false });
    const refused = await comment(app.newVisitor());
    expect([refused.status, refused.body]).toMatchObject([401, { message: 'Please log in to comment' }]);
    expect((await comment(app.as.member)).status).toBe(201);
  });
});

test('Join offers the clubs of the settings, in their order', async () => {
  const clubs = ['Juggling', 'Chess'];
  await change({ signUpClubs: clubs });
  const visitor = app.newVisitor();
  expect((await visitor.get('/api/club-signups/options')).body).toEqual(clubs);
  const person = { firstName: 'Lerato', surname: 'Dube', smid: '20261122' };
  expect((await visitor.post('/api/club-signups', { ...person, club: 'Netball' })).status).toBe(400);
  expect((await visitor.post('/api/club-signups', { ...person, club: 'Juggling' })).status).toBe(201);
});

test('an outdated value that is no longer valid does not affect the other settings', async () => {
  await change({ season: '2031' });
  const { changed_values } = await app.db.selectFrom('settings').select('changed_values').executeTakeFirstOrThrow();
  const older = { ...JSON.parse(changed_values), logo: 'https:evil' };
  await app.db
    .updateTable('settings')
    .set({ changed_values: JSON.stringify(older) })
    .execute();
  app.app.changes.publishEverything();
  expect(await read()).toMatchObject({ season: '2031', logo: null });
});
