const changed = new EventTarget();
let shown: number | null = null;

/** The game whose console is on screen and says itself what has not arrived. */
export const consoleShown = (): number | null => shown;

/** Answers what ends it. */
export function showConsole(gameId: number): () => void {
  tell(gameId);
  return () => tell(null);
}

export function onConsole(notify: () => void): () => void {
  changed.addEventListener('change', notify);
  return () => changed.removeEventListener('change', notify);
}

function tell(gameId: number | null): void {
  shown = gameId;
  changed.dispatchEvent(new Event('change'));
}
