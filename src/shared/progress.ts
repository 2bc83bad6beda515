import type { ErrorAnswer } from './errors.ts';

/** How far a long call is; `of` may be 0 while nobody knows. */
export interface Progress {
  /** What is being done, as a word that the screen has a sentence for. */
  step: string;
  done: number;
  of: number;
}

/** Asked for by name, a long call answers in lines of JSON, `\n` after each: `ProgressLine`s, of which the last has what it came to. */
export const progressType = 'application/x-ndjson';

export type ProgressLine<Answer = unknown> =
  | { progress: Progress }
  | { answer: Answer }
  | { failure: { status: number; answer: ErrorAnswer } };
