import type { ErrorAnswer } from './errors.ts';

/** The progress of a long call; `of` may be 0 while the total is unknown. */
export interface Progress {
  /** The current step, as a word for which the screen has a sentence. */
  step: string;
  done: number;
  of: number;
}

/** Accepted by name, makes a long call answer in lines of JSON ended by `\n`: `ProgressLine`s, the last with the result. */
export const progressType = 'application/x-ndjson';

export type ProgressLine<Answer = unknown> =
  | { progress: Progress }
  | { answer: Answer }
  | { failure: { status: number; answer: ErrorAnswer } };
