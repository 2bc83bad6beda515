import { ExtensionPoint } from '#web/extension-point.ts';

/** Cards of More beside its quick actions. */
export const besideActions = new ExtensionPoint();
