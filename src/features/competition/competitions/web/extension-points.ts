import { ExtensionPoint } from '#web/extension-point.ts';

interface ChangedRules {
  competitionId: number;
  /** The rules in the form, as saving would send them. */
  changes: Readonly<Record<string, unknown>>;
}

/** Shown below the rules of a competition's table while they are edited. */
export const belowRules = new ExtensionPoint<ChangedRules>();
