import type { Issues } from '#web/issues.ts';
import type { Draft } from './draft.ts';

/** What the fields of a form are given. */
export interface FormFields {
  draft: Draft;
  issues: Issues;
  busy: boolean;
  write: (name: string, value: string) => void;
}
