import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApiToken } from '#features/people/api-tokens/testing/rows.ts';
import { servingAll } from './all-examples.ts';
import { startTestApp } from './app.ts';

const run = promisify(execFile);
const arena = await startTestApp({ env: servingAll });
const root = resolve(import.meta.dirname, '../../..');
const folder = await mkdtemp(join(tmpdir(), 'village-client-'));
afterAll(async () => {
  await arena.close();
  await rm(folder, { recursive: true });
});

/** A program of somebody else, who has the address, a token, and what a generator made of the description. */
const program = `import createClient from 'openapi-fetch';
import type { paths } from './arena.ts';

const [baseUrl = '', token = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } });
const clubs = await client.GET('/api/clubs');
const names: string[] = (clubs.data ?? []).map(({ name }) => name);
const missing = await client.GET('/api/games/{id}', { params: { path: { id: 2147483647 } } });
const message: string | undefined = missing.error?.message;
const user = await client.GET('/api/user');
console.log(JSON.stringify({ names, message, status: user.response.status }));
`;

const config = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, target: 'es2024', module: 'nodenext', lib: ['es2024', 'dom'] },
    ...{ types: ['node'], allowImportingTsExtensions: true, verbatimModuleSyntax: true },
  },
  files: ['program.ts'],
};

beforeAll(async () => {
  const { token } = await addApiToken(arena, 'visitor');
  const response = await fetch(`${arena.url}/api/docs/json`, { headers: { authorization: `Bearer ${token}` } });
  const types = astToString(await openapiTS(await response.text()));
  await writeFile(join(folder, 'arena.ts'), types);
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});

test('a client that is generated from the description type-checks', async () => {
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

test('it reads a running server with a token', async () => {
  const club = { name: "Ultimate & Quoits '26", meetingTime: 'Tuesdays' };
  expect((await arena.as.adminWithWindow.post('/api/clubs', club)).status).toBe(201);
  const { token } = await addApiToken(arena, 'member');
  const { stdout } = await run(process.execPath, [join(folder, 'program.ts'), arena.url, token]);
  expect(JSON.parse(stdout)).toEqual({
    names: [club.name],
    message: 'This game was not found',
    status: 403,
  });
});
