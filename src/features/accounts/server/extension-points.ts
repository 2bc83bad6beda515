import { ExtensionPoint } from '#server/extension-point.ts';
import type { Write } from '#server/write.ts';

/** What a feature keeps under somebody's name, beside the account: it follows when they are called something else. */
export type Renaming = (write: Write, accountId: number, before: string, after: string) => Promise<void>;

export const renamings = new ExtensionPoint<Renaming>();
