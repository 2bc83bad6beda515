import { ExtensionPoint } from '#web/extension-point.ts';

export const mediaTabs = new ExtensionPoint();
