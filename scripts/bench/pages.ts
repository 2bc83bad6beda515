import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sitemap } from '#app/sitemap.ts';
import { stateId } from '#shared/rendered-page.ts';
import { logIn, startApp } from './process.ts';

const password = 'bench-password-1';
const renderedPages = 280;

export interface PageFigures {
  engine: string;
  idleMemory: number;
  /** After 280 rendered pages of every kind, of the demo village. */
  memory: number;
  cpuPerPage: number;
}

export async function measurePages(engine: string, databaseUrl: string | undefined): Promise<PageFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'village-bench-'));
  const env: Record<string, string> = {
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO_DATA: 'on',
    DEMO_PASSWORD: password,
    LIMITS: '1000000',
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  await (await startApp(env)).stop();
  const app = await startApp(env);
  await setTimeout(1_000);
  const idleMemory = app.memory();
  const headers = { cookie: await logIn(app.url, 'member', password), 'accept-encoding': 'br' };
  const paths = await listPaths(app.url, headers);
  const before = app.cpuSeconds();
  for (let page = 0; page < renderedPages; page += 1) await open(app.url + paths[page % paths.length], headers);
  const cpuPerPage = (app.cpuSeconds() - before) / renderedPages;
  const memory = app.memory();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
  return { engine, idleMemory, memory, cpuPerPage };
}

/** Every page that the server renders, and those of each row. */
async function listPaths(url: string, headers: Record<string, string>): Promise<string[]> {
  const opened = sitemap.filter(({ needs }) => needs === undefined).map(({ path }) => path);
  const paths = await Promise.all(
    opened.map(async (path) => {
      const list = path.split('/:id')[0] ?? path;
      if (list === path) return [path];
      const response = await fetch(`${url}/api${list}`, { headers });
      const rows: readonly { id: number }[] = await response.json();
      return rows.map(({ id }) => `${list}/${id}`);
    }),
  );
  return paths.flat();
}

const maxTries = 500;

/** A busy server leaves the content of a page to the browser, so the page is asked for again. */
async function open(address: string, headers: Record<string, string>): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const response = await fetch(address, { headers });
    if ((await response.text()).includes(`id="${stateId}"`)) return;
    await setTimeout(20);
  }
  throw new Error(`${address} was never rendered`);
}
