import { ExternalStore } from '#web/external-store.ts';

/** The game whose console is on screen and says itself what has not arrived. */
export const consoleShown = new ExternalStore<number | null>(null);

/** Answers what ends it. */
export function showConsole(gameId: number): () => void {
  consoleShown.set(gameId);
  return () => consoleShown.set(null);
}
