import { noteWrite } from './change-numbers.ts';

export interface OwnWrite {
  number: number;
  tags: readonly string[];
}

const listeners = new Set<(write: OwnWrite) => void>();

export function onOwnWrite(listener: (write: OwnWrite) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes in the answer to a write: reads that come after show it, and what is on screen follows at once. */
export function noteOwnWrite(headers: Pick<Headers, 'get'>) {
  const change = headers.get('x-change');
  if (change === null) return;
  noteWrite(change);
  const write = { number: Number(change), tags: headers.get('x-topics')?.split(' ') ?? [] };
  for (const listener of listeners) listener(write);
}
