import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Game } from '#features/competition/games/contract.ts';
import { storedDay } from '#features/competition/games/day-rules.ts';
import { gameOptions, gamesBetween, gamesOptions } from '#features/competition/games/web/api.ts';
import { eventsOptions, rosterOptions, sheetsOptions } from '#features/live/live-games/web/api.ts';
import { settingsOptions } from '#platform/settings/web/api.ts';
import { currentSession } from '#web/session/session.ts';
import { buildHere, isOutdated } from '#web/version.ts';
import type { ConsoleCode, ConsoleRequest } from '../../rules.ts';
import {
  noteTakenGame,
  persistFor,
  persistResponses,
  pickResponses,
  readPersisted,
} from '../offline/persisted-store.ts';

const maxWaitMs = 30_000;
/** Long enough to load all code of a build over a phone's connection. */
const maxTakeOverMs = 180_000;

/** If the page is newer than its worker, waits for the next worker to take over and asks again. */
async function storeConsole(): Promise<ConsoleCode | null> {
  const takenOver = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, maxTakeOverMs);
  });
  const code = await askWorker('keep-console');
  if (!code || code.build === buildHere() || (await isOutdated())) return code;
  await takenOver;
  return askWorker('keep-console');
}

/** Null if no worker answers: there is none, or its build is too old for this request. */
async function askWorker(request: ConsoleRequest): Promise<ConsoleCode | null> {
  const tooLong = new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null));
  return Promise.race([responseTo(request), tooLong]);
}

async function responseTo(request: ConsoleRequest): Promise<ConsoleCode | null> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<ConsoleCode>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  active?.postMessage(request, [port2]);
  return answered;
}

/** Its message tells the officer why the game was not taken along. */
export class NotTaken extends Error {}

export interface Progress {
  done: number;
  of: number;
}

interface Read {
  queryKey: QueryKey;
  read: () => Promise<unknown>;
}

/** Limits the other games at the same place that day: enough for a court, few enough for a slow connection. */
const maxNeighbours = 12;

/** Loads everything needed to score a game offline. Resolves once it is on this device; throws if that fails. */
export async function takeGame(
  client: QueryClient,
  gameId: number,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<void> {
  const game = await client.fetchQuery({ ...gameOptions(gameId), staleTime: 0 });
  const reads = [
    ...consoleReads(client, game),
    listRead(client, gamesOptions),
    ...(await listNeighbours(client, game)).flatMap(({ id }) => pageReads(client, id)),
  ];
  const steps = [storeCode, ...reads.map(({ read }) => read), () => storeGame(client, game, reads)];
  for (const [done, step] of steps.entries()) {
    onProgress({ done, of: steps.length });
    await step();
  }
  await client.invalidateQueries({ queryKey: onThisPhone(gameId) });
}

/** The key of the query that shows whether the game is on this device. */
export const onThisPhone = (gameId: number) => ['on-this-phone', gameId];

/** The age of the oldest data needed to score the game offline, in milliseconds since 1970; null if something is missing. */
export async function takenAt(client: QueryClient, game: Game): Promise<number | null> {
  const [code, persisted] = await Promise.all([askWorker('has-console'), readPersisted(buildHere())]);
  const session = currentSession();
  if (!code?.isKept || code.build !== buildHere() || !persisted || persisted.session.userId !== session?.userId)
    return null;
  const times = new Map(persisted.queries.map(({ query }) => [query.queryHash, query.state.dataUpdatedAt]));
  const own = consoleReads(client, game).map(({ queryKey }) => times.get(hashKey(queryKey)));
  return own.every((at) => at !== undefined) ? Math.min(...own) : null;
}

/** The reads of the console. The rules of its sport are code, and line-ups are among its events. */
const consoleReads = (client: QueryClient, { id, homeTeamId, awayTeamId }: Game): Read[] => [
  {
    queryKey: settingsOptions.queryKey,
    read: () => client.fetchQuery({ ...settingsOptions, staleTime: 0 }),
  },
  ...pageReads(client, id),
  ...[homeTeamId, awayTeamId].map(rosterOptions).map((options) => ({
    queryKey: options.queryKey,
    read: () => client.fetchQuery({ ...options, staleTime: 0 }),
  })),
  {
    queryKey: sheetsOptions(id).queryKey,
    read: () => client.fetchQuery({ ...sheetsOptions(id), staleTime: 0 }),
  },
];

/** The reads of a game's page. */
function pageReads(client: QueryClient, gameId: number): Read[] {
  const [game, events] = [gameOptions(gameId), eventsOptions(gameId)];
  return [
    { queryKey: game.queryKey, read: () => client.fetchQuery({ ...game, staleTime: 0 }) },
    { queryKey: events.queryKey, read: () => client.fetchQuery({ ...events, staleTime: 0 }) },
  ];
}

const listRead = (client: QueryClient, options: typeof gamesOptions): Read => ({
  queryKey: options.queryKey,
  read: () => client.fetchInfiniteQuery({ ...options, staleTime: 0 }),
});

/** The other games at the same place that day, nearest in time first. */
async function listNeighbours(client: QueryClient, game: Game): Promise<Game[]> {
  if (game.dateTime === null) return [];
  const day = new Date(game.dateTime);
  const midnight = (days: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).toISOString();
  const { pages } = await client.fetchInfiniteQuery({ ...gamesBetween(midnight(0), midnight(1)), staleTime: 0 });
  const away = ({ dateTime }: Game) => Math.abs(Date.parse(storedDay(dateTime)) - day.getTime());
  return pages
    .flatMap(({ rows }) => rows)
    .filter((other) => other.id !== game.id && isSamePlace(other, game))
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, maxNeighbours);
}

const isSamePlace = (one: Game, other: Game): boolean =>
  one.venueId === null ? one.location === other.location : one.venueId === other.venueId;

async function storeCode(): Promise<void> {
  const code = await storeConsole();
  if (!code?.isKept) throw new NotTaken('Check your connection and try again.');
  if (code.build !== buildHere()) throw new NotTaken('The app was updated. Reload this page and try again.');
}

async function storeGame(client: QueryClient, game: Game, reads: readonly Read[]): Promise<void> {
  const session = currentSession();
  if (!session) throw new NotTaken('Log in and try again.');
  const cache = client.getQueryCache();
  const queries = reads.flatMap(({ queryKey }) => cache.get(hashKey(queryKey)) ?? []);
  await persistFor(session, buildHere());
  await persistResponses(session.userId, pickResponses(client, queries));
  if ((await takenAt(client, game)) === null) throw new NotTaken('This browser has no room to keep it.');
  await noteTakenGame(session.userId, game.id);
}
