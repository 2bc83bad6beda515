export type Outcome = 'add' | 'change' | 'skip' | 'ask' | 'refuse';

export interface RowOutcome {
  line: number;
  outcome: Outcome;
  /** What the row is about: `Lions - Rovers, Sun 16 Aug 2026, 19:30`. */
  what: string;
  /** Why it is skipped or refused, what changes, or what has to be answered first. */
  why: string;
}
