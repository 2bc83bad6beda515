import { ExtensionPoint } from '#web/extension-point.ts';

/** The tabs of the lobby after its feed. */
export const lobbyTabs = new ExtensionPoint();
