import { newId } from '#shared/new-id.ts';
import { persistedSession, persistSession } from './persisted-taps.ts';

const sessionKey = 'village-arena-scoring-session';
const gamesKey = 'village-arena-scored-games';
const mostGames = 30;

let known: string | null = null;

/** This browser, as the village tells apart the phones that score. */
export const scoringSession = (): string => {
  known ??= stored(sessionKey) ?? keep(newId());
  return known;
};

/** The same, also where a browser that was killed has forgotten what localStorage held. */
export async function recoveredSession(): Promise<string> {
  if (known === null && stored(sessionKey) === null) {
    const persisted = await persistedSession(sessionKey);
    if (persisted && known === null) known = keep(persisted);
  }
  return scoringSession();
}

function keep(session: string): string {
  store(sessionKey, session);
  persistSession(sessionKey, session);
  return session;
}

const scored = new Set<number>();

/** Whether this browser has scored a game, or was asked how. */
export const hasScored = (gameId: number): boolean => scored.has(gameId) || scoredBefore().includes(gameId);

export function noteScored(gameId: number): void {
  if (hasScored(gameId)) return;
  scored.add(gameId);
  store(gamesKey, [...scoredBefore(), gameId].slice(-mostGames).join());
}

const scoredBefore = (): number[] => (stored(gamesKey) ?? '').split(',').map(Number);

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
    // Then it is known until the page is closed.
  }
}
