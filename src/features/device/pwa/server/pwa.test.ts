import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { pictureForm } from '#platform/uploads/testing/form.ts';
import { loadSharp } from '#server/sharp.ts';
import { type IconName, iconNames, icons } from '../rules.ts';

const app = await startTestApp();
afterAll(() => app.close());

const Manifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  scope: z.string(),
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
});
const manifest = async () => {
  const response = await app.newVisitor().get('/manifest.webmanifest');
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  return Manifest.parse(JSON.parse(new TextDecoder().decode(await fetchBytes('/manifest.webmanifest'))));
};
const change = (fields: object) => app.as.adminWithWindow.patch('/api/settings', fields);

async function fetchBytes(path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(app.url + path)).arrayBuffer());
}

/** The colour of a pixel; `left` and `top` go from 0 to 1. */
async function dot(path: string, left: number, top: number): Promise<number[]> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(await fetchBytes(path))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(top * (info.height - 1)) * info.width + Math.floor(left * (info.width - 1))) * 4;
  return [...data.subarray(at, at + 4)];
}

test('installs the app under the name of the village', async () => {
  expect(await manifest()).toMatchObject({ id: '/', scope: '/', start_url: '/home', name: 'Village Arena' });
  await change({ productName: 'Kgotla Sports Arena' });
  expect(await manifest()).toMatchObject({ name: 'Kgotla Sports Arena', short_name: 'Kgotla' });
  await change({ productName: 'Village Arena' });
});

test('offers shortcuts to games, the stream and RSVPs', async () => {
  expect((await manifest()).shortcuts.map(({ name }) => name)).toEqual(['Games', 'Live', 'RSVP']);
});

test.each(iconNames)('the icon %s has its size', async (name: IconName) => {
  const sharp = await loadSharp();
  const { width, height, format } = await sharp(await fetchBytes(`/icons/${name}.png`)).metadata();
  expect([width, height, format]).toEqual([icons[name].size, icons[name].size, 'png']);
});

test('rounds the corners of a plain icon, and fills icons that a device cuts to their edges', async () => {
  expect((await dot('/icons/any-192.png', 0, 0))[3]).toBe(0);
  for (const name of ['maskable-512', 'apple-180']) expect((await dot(`/icons/${name}.png`, 0, 0))[3]).toBe(255);
});

test('draws icons in the accent colour or with the logo, and changes their URL with the look', async () => {
  const address = async () => (await manifest()).icons[0]?.src ?? '';
  const first = await address();
  await change({ accentColour: '#2563eb' });
  const second = await address();
  expect(second).not.toBe(first);
  const [red = 0, , blue = 0] = await dot('/icons/maskable-192.png', 0.02, 0.02);
  expect(blue).toBeGreaterThan(red);
  const uploaded = await app.as.adminWithWindow.post('/api/settings/logo', pictureForm({}));
  expect(uploaded.status).toBe(200);
  expect(await address()).not.toBe(second);
  expect(await dot('/icons/maskable-192.png', 0.02, 0.02)).toEqual([8, 12, 21, 255]);
  await change({ accentColour: null, logo: null });
  expect(await address()).toBe(first);
});

test("draws the app's letters if the logo cannot be loaded", async () => {
  await change({ logo: 'https://elsewhere.example/logo.png' });
  expect((await dot('/icons/maskable-192.png', 0.02, 0.02)).slice(0, 3)).not.toEqual([8, 12, 21]);
  await change({ logo: null });
});

test.each(['/icons/any-64.png', '/icons/..png', '/icons/any-192.png?v=123456789012345678901'])(
  'refuses %s, which is no icon',
  async (path) => expect((await app.newVisitor().get(path)).status).toBe(400),
);

test('clears a device only when the button is pressed', async () => {
  const page = await app.newVisitor().get('/clear-device');
  expect(page.headers.get('clear-site-data')).toBe(null);
  expect(String(page.body)).toContain('you are logged out');
  const cleared = await app.newPerson('member').post('/clear-device');
  expect(cleared.headers.get('clear-site-data')).toBe('"cache", "cookies", "storage"');
  const elsewhere = await app.newVisitor().post('/clear-device', undefined, { 'sec-fetch-site': 'cross-site' });
  expect([elsewhere.status, elsewhere.headers.get('clear-site-data')]).toEqual([403, null]);
});
