import { ExtensionPoint } from '#web/extension-point.ts';

export const belowTable = new ExtensionPoint<{ sportId: number; season: string }>();
