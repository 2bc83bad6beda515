import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { AuditLine } from '#features/people/accounts/contract.ts';
import { SettingsResponse } from '#platform/settings/contract.ts';
import { maxPaperLength, Paper, type PaperName } from '../contract.ts';
import { blocksIn } from '../text-rules.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const read = async (name: PaperName) => (await arena.newVisitor().get(`/api/papers/${name}`)).as(Paper);
const write = async (name: PaperName, text: unknown, version?: number) =>
  arena.as.adminWithWindow.put(`/api/papers/${name}`, { text, version: version ?? (await read(name)).version });
const listLinked = async () => (await arena.newVisitor().get('/api/settings')).as(SettingsResponse).papers;

it('links nothing until an admin writes something, and nothing again once it is taken back', async () => {
  expect(await read('privacy')).toEqual({ name: 'privacy', text: '', changedAt: null, version: 1 });
  expect(await listLinked()).toEqual([]);
  expect((await write('imprint', '  Karoo House 7½\r\n2 Hill Road 🏡 ')).status).toBe(200);
  expect(await read('imprint')).toMatchObject({ text: 'Karoo House 7½\n2 Hill Road 🏡', version: 2 });
  expect(await listLinked()).toEqual(['imprint']);
  expect((await write('privacy', '## Who\nUs')).status).toBe(200);
  expect(await listLinked()).toEqual(['privacy', 'imprint']);
  expect((await write('imprint', ' \n ')).status).toBe(200);
  expect(await listLinked()).toEqual(['privacy']);
});

it('refuses a text that is based on an older one, with the current one', async () => {
  const { version } = await read('accessibility');
  const responses = await Promise.all(['a', 'b', 'c'].map((text) => write('accessibility', text, version)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const current = await read('accessibility');
  expect((await write('accessibility', 'd', version)).body).toMatchObject({ code: 'version', current });
  expect(current.version).toBe(version + 1);
});

it('changes nothing when the same text is saved again', async () => {
  await write('privacy', 'As it was');
  const before = await read('privacy');
  expect((await write('privacy', 'As it was')).as(Paper)).toEqual(before);
});

it.each([[7], [null], [undefined], ['a\u0000b'], ['x'.repeat(maxPaperLength + 1)]])(
  'refuses a text such as %j',
  async (text) => {
    expect((await write('privacy', text)).status).toBe(400);
  },
);

it('takes the longest text, and knows no other paper', async () => {
  expect((await write('privacy', 'x'.repeat(maxPaperLength))).status).toBe(200);
  expect((await arena.as.visitor.get('/api/papers/terms')).status).toBe(400);
});

it('logs who wrote which text, without the text', async () => {
  await write('imprint', 'Kwartel 12, second floor');
  const [line] = (await arena.as.admin.get('/api/admin/audit?act=imprint.write')).as(z.array(AuditLine));
  expect(line).toMatchObject({ said: 'wrote the imprint' });
  expect(JSON.stringify(line)).not.toContain('Kwartel');
});

it('offers a privacy text that names all that this village stores, and can be saved as it is', async () => {
  const { text } = (await arena.as.admin.get('/api/admin/privacy-template')).as(z.object({ text: z.string() }));
  const headings = blocksIn(text).flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  expect(headings).toEqual(expect.arrayContaining(arena.app.context.personalRecords.map(({ title }) => title)));
  expect((await write('privacy', text)).status).toBe(200);
  expect((await read('privacy')).text).toBe(text);
});
