import { ExtensionPoint } from '#web/extension-point.ts';

/** Further groups of settings, which are saved by their own features. */
export const settingsGroups = new ExtensionPoint();
