import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { healthRoute, storageProbe } from '#app/server/health.ts';
import { backUpBeforeUpgrade } from '#app/server/upgrade.ts';
import { writeAudit } from '#features/people/accounts/server/audit-log/audit.ts';
import { Activity } from '#features/people/accounts/server/login/activity.ts';
import { adminFromBasic } from '#features/people/accounts/server/login/login.ts';
import { loginThrottle } from '#features/people/accounts/server/login/login-throttle.ts';
import { findSessions, findViewer, sessionCookie } from '#features/people/accounts/server/login/sessions.ts';
import { useToken } from '#features/people/api-tokens/server/queries.ts';
import { searchSources } from '#platform/search/server/extension-points.ts';
import { pageSearch } from '#platform/search/server/page-search.ts';
import { settingsTag } from '#platform/settings/cache-tags.ts';
import { presentPageLook } from '#platform/settings/server/present.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import { type Viewer, visitor } from '#server/access/access.ts';
import { Limiter } from '#server/access/limits.ts';
import { Viewers } from '#server/access/viewers.ts';
import { Changes, knownChanges } from '#server/cache/changes.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import { MaintenanceLock } from '#server/concurrency/exclusive.ts';
import type { Engine } from '#server/database/engine.ts';
import { migrate } from '#server/database/migrations.ts';
import { openDatabase } from '#server/database/open.ts';
import type { Database } from '#server/database/schema.ts';
import type { Env } from '#server/env.ts';
import { type Feature, type FeatureContext, joinSubscriptionAccess } from '#server/feature.ts';
import { type HttpServices, register } from '#server/http/dispatch.ts';
import { registerDocs } from '#server/http/docs.ts';
import type { WebApp } from '#server/http/pages/page.ts';
import { serveWebApp } from '#server/http/pages/web-app.ts';
import type { Route } from '#server/http/route.ts';
import { buildServer } from '#server/http/server.ts';
import { buildTagRules } from '#server/live/listeners.ts';
import { Live, registerLive } from '#server/live/live.ts';
import {
  externalWriteNotice,
  type ListenTimes,
  latestNumber,
  listenToOthers,
  notifyOthers,
  usualTimes,
} from '#server/live/other-processes.ts';
import { type Metrics, openMetrics } from '#server/metrics/metrics.ts';
import { metricsPath, registerMetrics } from '#server/metrics/metrics-route.ts';
import { scheduledJobs as createScheduledJobs, type ScheduledJobs, trustedClock } from '#server/scheduled-jobs.ts';
import { forgetSentWrites } from '#server/sent-writes.ts';
import { version } from '#server/version.ts';
import { commit, type Write, type WriteServices } from '#server/write.ts';
import { type RenderPage, shellPath } from '#shared/rendered-page.ts';
import type { SitePage } from '#shared/sitemap.ts';
import { adminSitemap } from '../admin-sitemap.ts';
import { sitemap } from '../sitemap.ts';
import { featureMigrations, features, subscribers } from './features.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export interface App {
  db: Database;
  engine: Engine;
  changes: Changes;
  responseCache: ResponseCache;
  live: Live;
  /** Recent uses of sessions, written to the database once a minute. */
  activity: Pick<Activity, 'flush'>;
  context: FeatureContext;
  /** Runs nothing until `begin`: tests open apps without scheduled jobs. */
  scheduledJobs: Pick<ScheduledJobs, 'begin'>;
  routes: readonly Route[];
  services: WriteServices;
  log: Log;
  commit<T>(viewer: Viewer, command: (write: Write) => Promise<T>): Promise<T>;
  /** Starts to listen and returns the address. Port 0 takes a free port. */
  listen(at: { port: number; host: string }): Promise<string>;
  /** Ends streams, finishes requests in flight and those that arrive within the grace, closes the database. */
  close(graceMilliseconds?: number): Promise<void>;
}

export interface AppOptions {
  logger?: boolean;
  /** For tests: shorter times between heartbeats and attempts. */
  listenTimes?: Partial<ListenTimes> | undefined;
  webAppFolder?: string | undefined;
  /** For tests on a busy machine: multiplies how long anything may take before it is refused. */
  timeoutMultiplier?: number | undefined;
  /** Tells who starts the app what it does before it listens. */
  say?: (line: string) => void;
}

const flushEvery = 60_000;
const pages = [...sitemap, ...adminSitemap];
const shell: SitePage = { path: shellPath, title: '', guard: 'visitor', module: '' };
const builtWebApp = join(import.meta.dirname, '../../../dist');

/** Opens the database, brings it up to date and puts the whole app together; it does not listen yet. */
export async function openApp(env: Env, options: AppOptions = {}): Promise<App> {
  const node = process.versions.node;
  const metrics = env.metricsToken
    ? await openMetrics({ version, node, engine: env.databaseUrl ? 'postgres' : 'sqlite' })
    : undefined;
  const opened = await openDatabase({
    ...env,
    timeoutMultiplier: options.timeoutMultiplier,
    log: metrics?.queried,
  });
  const { db, engine } = opened;
  await opened.job(async (unhurried) => {
    await backUpBeforeUpgrade(unhurried, env, options.say ?? (() => undefined));
    await migrate(unhurried, engine, featureMigrations);
  });

  const changes = new Changes();
  const responseCache = new ResponseCache(changes);
  const write: WriteServices = {
    db: opened.writing,
    engine,
    changes,
    maintenanceLock: new MaintenanceLock(),
    writeAudit,
    notifyOthers: engine === 'postgres' ? notifyOthers : async () => undefined,
    subscribers,
  };
  const warn = (error: unknown) =>
    server.log.warn({ err: error }, 'who was active could not be written; it is tried again');
  const activity = new Activity(db, engine, warn);
  const viewers = new Viewers(db, { cookie: sessionCookie, find: findViewer, findSessions, activity }, changes);
  const storage = storageProbe(db, env.dataDir);
  const limiter = new Limiter(env.limits);
  const http: HttpServices = {
    db,
    write,
    responseCache,
    viewers,
    limiter,
    knownChanges: knownChanges(changes, engine === 'postgres' ? () => latestNumber(db) : undefined),
    trustProxy: env.trustProxy,
    latestChange: () => changes.latest,
    tagsFor: (viewer, tags) => live.tagsFor(viewer, tags),
    publicOrigin: env.publicUrl,
    noteFailure: (error) => storage.note(error),
    noticeForeignWrites: externalWriteNotice(opened, changes),
    stopping: { now: false },
    metrics,
    adminFromBasic: async (header, address, now) =>
      adminFromBasic(db, header, await loginThrottle.of(context), { address, now }),
    findApiToken: (characters, now) =>
      useToken(db, characters, now, (err) => server.log.warn({ err }, 'the use of an API token could not be written')),
  };
  changes.resume(await latestNumber(db));

  const jittered = features.flatMap((feature) => feature.jittered ?? []);
  const live = new Live(changes, viewers, buildTagRules(joinSubscriptionAccess(features)), {
    jittered,
    warn: (error) =>
      server.log.error({ err: error }, 'a change could not be sent to browsers; their streams start again'),
  });
  const server = await buildServer(http, {
    logLevel: env.logLevel,
    logger: options.logger ?? false,
    timeoutMultiplier: options.timeoutMultiplier,
  });
  const contributions = [
    searchSources.contribution(pageSearch(pages)),
    ...features.flatMap(({ contributes = [] }) => contributes),
  ];
  const onReset = features.flatMap((feature) => feature.onReset ?? []);
  const onRestore = features.flatMap((feature) => feature.onRestore ?? []);
  const personalRecords = features.flatMap((feature) => feature.keeps?.(env) ?? []);
  const context: FeatureContext = {
    env,
    db,
    engine,
    changes,
    limiter,
    log: server.log,
    contributions,
    onReset,
    onRestore,
    migrations: featureMigrations,
    personalRecords,
    commit: (command) => commit(write, visitor, command),
    commitUnhurried: (viewer, command) => opened.job((db) => commit({ ...write, db }, viewer, command)),
  };
  const routes = [healthRoute(storage), ...(await inOrder((feature) => feature.routes?.(context) ?? [])).flat()];
  const started = await inOrder((feature) => feature.start?.(context));
  opened.onLost((fault) => {
    server.log.fatal(fault.message);
    changes.publishEverything();
  });
  for (const route of routes) register(server, http, route);
  registerLive(server, http, live);
  registerDocs(server, http, routes);
  if (env.metricsToken && metrics) {
    addGauges(metrics, { db, live, storage, env });
    registerMetrics(server, http, { token: env.metricsToken, metrics });
  }
  const webAppFolder = options.webAppFolder ?? builtWebApp;
  const webApp: WebApp = {
    folder: webAppFolder,
    rendering: renderingIn(webAppFolder),
    timeoutMultiplier: options.timeoutMultiplier,
    serviceWorker: env.serviceWorker,
    sitemap: [...pages, shell].filter(({ needs }) => needs === undefined || env.given[needs] !== undefined),
    rendered: sitemap,
    variant: { tags: [settingsTag], read: async (from) => presentPageLook(await readSettings(from)) },
  };
  const otherReads = ['/api/live', '/api/docs', ...(metrics ? [metricsPath] : [])].map((path) => ({
    method: 'GET' as const,
    path,
  }));
  await serveWebApp(server, http, { app: webApp, routes: [...routes, ...otherReads] });
  await server.ready();
  const otherProcesses =
    env.databaseUrl === undefined
      ? null
      : await listenToOthers({
          databaseUrl: env.databaseUrl,
          changes,
          times: { respondWithin: usualTimes.respondWithin * (options.timeoutMultiplier ?? 1), ...options.listenTimes },
          stateChanged: (state) => server.log.info({ state }, 'word of other processes'),
        });
  const flushing = { name: 'activity', every: flushEvery, waitsAtFirst: true, work: () => activity.flush() };
  const forgetting = {
    name: 'sent-writes',
    every: 24 * 3_600_000,
    trustsClock: true,
    work: (now: Date) => forgetSentWrites(db, now),
  };
  const clock = trustedClock(db, server.log);
  const tasks = await inOrder((feature) => feature.scheduledJobs?.(context, clock) ?? []);
  const scheduledJobs = createScheduledJobs([flushing, forgetting, ...tasks.flat()], server.log, clock);

  return {
    db,
    engine,
    changes,
    responseCache,
    live,
    activity,
    context,
    scheduledJobs,
    routes,
    services: write,
    log: server.log,
    commit: (viewer, command) => commit(write, viewer, command),
    listen: ({ port, host }) => server.listen({ port, host }),
    close: async (graceMilliseconds = 0) => {
      http.stopping.now = true;
      live.close();
      await setTimeout(graceMilliseconds);
      await server.close();
      await scheduledJobs.close();
      await activity.flush();
      for (const part of started.toReversed()) await part?.close();
      await otherProcesses?.close();
      await opened.close();
    },
  };
}

/** What only the assembled app knows; the rest are the features' own. */
function addGauges(metrics: Metrics, { db, live, storage, env }: Watched): void {
  metrics.add({ name: 'village_live_streams', help: 'Open live streams of this process', read: () => live.size });
  metrics.add({
    name: 'village_accepts_writes',
    help: '1, or 0 while nothing can be saved because the disk is full or fails',
    read: async () => Number(await storage.acceptsWrites()),
  });
  for (const { read, ...gauge } of features.flatMap((feature) => feature.gauges?.(env) ?? []))
    metrics.add({ ...gauge, read: () => read(db) });
}

interface Watched {
  db: Database;
  live: Pick<Live, 'size'>;
  storage: ReturnType<typeof storageProbe>;
  env: Env;
}

/** The app's pages as built for the server; loaded with the first request for a page. */
function renderingIn(folder: string): WebApp['rendering'] {
  const file = join(folder, '.ssr/render-page.js');
  if (!existsSync(file)) return null;
  return async () => {
    const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(file).href);
    return renderPage;
  };
}

async function inOrder<T>(work: (feature: Feature) => T | Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const feature of features) results.push(await work(feature));
  return results;
}
