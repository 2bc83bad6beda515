import { ExtensionPoint } from '#server/feature.ts';
import type { Write } from '#server/write.ts';

/** Updates what a feature stores under a person's name outside the account, when the person changes the name. */
export type Renaming = (write: Write, accountId: number, before: string, after: string) => Promise<void>;

export const renamings = new ExtensionPoint<Renaming>();
