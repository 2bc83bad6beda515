import { ExtensionPoint } from '#web/extension-point.ts';

/** Shown above the list of residences that admins manage: what belongs to none yet. */
export const beforeResidences = new ExtensionPoint();
