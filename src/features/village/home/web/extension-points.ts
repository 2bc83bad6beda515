import { ExtensionPoint } from '#web/extension-point.ts';

export const belowGames = new ExtensionPoint();

interface InstallProps {
  onInstalled: () => void;
  onClose: () => void;
}

/** A dialog that installs the app, or says how. */
export const waysToInstall = new ExtensionPoint<InstallProps>();
