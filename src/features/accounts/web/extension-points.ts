import { ExtensionPoint } from '#web/extension-point.ts';

/** Cards of My account: what each feature keeps of the person. */
export const accountCards = new ExtensionPoint();
