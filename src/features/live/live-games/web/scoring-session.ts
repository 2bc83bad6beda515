import { createStore, get, set, type UseStore } from 'idb-keyval';
import { newId } from '#shared/new-id.ts';
import { ownKey } from '#web/session/own-storage.ts';
import { currentUserId } from '#web/session/session.ts';

const sessionKey = 'village-arena-scoring-session';
const maxGames = 30;

let known: string | null = null;
let opened: UseStore | undefined;
const inStore: UseStore = async (mode, work) => {
  opened ??= createStore('village-arena-scoring', 'session');
  return opened(mode, work);
};

/** Identifies this browser: the server tells scoring phones apart by it. */
export const scoringSession = (): string => {
  known ??= stored(sessionKey) ?? storeSession(newId());
  return known;
};

/** The same, restored from IndexedDB if a killed browser has lost its localStorage. */
export async function recoveredSession(): Promise<string> {
  if (known === null && stored(sessionKey) === null) {
    const persisted = await get<string>(sessionKey, inStore).catch(() => null);
    if (persisted && known === null) known = storeSession(persisted);
  }
  return scoringSession();
}

function storeSession(session: string): string {
  store(sessionKey, session);
  // Browsers write localStorage to disk many seconds later, so a killed browser loses it.
  void set(sessionKey, session, inStore).catch(() => undefined);
  return session;
}

const scored = new Set<number>();

/** Whether this browser has scored a game, or has chosen how to score it. */
export const hasScored = (gameId: number): boolean => scored.has(gameId) || scoredBefore().includes(gameId);

export function noteScored(gameId: number): void {
  if (hasScored(gameId)) return;
  scored.add(gameId);
  store(gamesKey(), [...scoredBefore(), gameId].slice(-maxGames).join());
}

const scoredBefore = (): number[] => (stored(gamesKey()) ?? '').split(',').map(Number);

/** Only officers' consoles ask: a scorer's link has one game and no account. */
const gamesKey = (): string => ownKey(currentUserId() ?? 0, 'scored-games');

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage it is remembered until the page is closed.
  }
}
