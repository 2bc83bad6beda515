import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openOffline } from '#app/server/offline.ts';
import { readEnv } from '#server/env.ts';
import { howToInstallPostgres, postgresPrograms, startThrowAwayCluster } from '#testing/database/postgres.ts';
import { buildUrl, runOn } from '#testing/database/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests create databases, and the template with all tables to copy; or what is missing for that. */
    postgres: { url: string; template: string } | { missing: string };
  }
}

/** One cluster for a whole test run: the one in TEST_POSTGRES_URL, else a throw-away one. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const givenUrl = process.env['TEST_POSTGRES_URL'];
  if (!givenUrl && !postgresPrograms()) {
    project.provide('postgres', { missing: howToInstallPostgres });
    return undefined;
  }
  const cluster = givenUrl ? undefined : await startThrowAwayCluster();
  const url = givenUrl ?? cluster?.url ?? '';
  const template = `village_template_${randomUUID().replaceAll('-', '')}`;
  // A failure here fails only the tests of this project, with one line.
  const fault = await makeTemplate(url, template).catch((error: unknown) => String(error));
  project.provide('postgres', fault ? { missing: `PostgreSQL cannot be used: ${fault}` } : { url, template });
  return async () => {
    if (cluster) await cluster.stop();
    else await runOn(url, `drop database if exists ${template}`).catch(() => undefined);
  };
}

/** Tests copy this database, so that its tables are created once per run. */
async function makeTemplate(server: string, template: string): Promise<void> {
  await runOn(server, `create database ${template}`);
  const { close } = await openOffline(readEnv({ DATABASE_URL: buildUrl(server, template) }));
  await close();
}
