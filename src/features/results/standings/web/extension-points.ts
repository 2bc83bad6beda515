import { ExtensionPoint } from '#web/extension-point.ts';

/** What else a sport has in a season, above its table. */
export const besideTable = new ExtensionPoint<{ sportId: number; season: string }>();
