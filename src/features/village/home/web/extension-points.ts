import { ExtensionPoint } from '#web/extension-point.ts';

export const belowGames = new ExtensionPoint();
