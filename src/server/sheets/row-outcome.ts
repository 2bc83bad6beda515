export type Outcome = 'add' | 'change' | 'skip' | 'refuse';

export interface RowOutcome {
  line: number;
  outcome: Outcome;
  /** What the row is about: `Lions - Rovers, 2026-08-16`. */
  what: string;
  /** Why it is skipped or refused, or what changes. */
  why: string;
}
