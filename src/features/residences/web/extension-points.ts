import { ExtensionPoint } from '#web/extension-point.ts';

/** Above the list of residences that admins keep: what belongs to none yet. */
export const beforeResidences = new ExtensionPoint();
