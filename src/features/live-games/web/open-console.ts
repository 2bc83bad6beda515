import { ExternalStore } from '#web/external-store.ts';

/** The game whose console is open. That console shows what has not arrived. */
export const consoleShown = new ExternalStore<number | null>(null);

/** Returns a function that ends it. */
export function showConsole(gameId: number): () => void {
  consoleShown.set(gameId);
  return () => consoleShown.set(null);
}
