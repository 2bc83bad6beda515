import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { Write } from '#server/write.ts';

/** Updates what a feature stores under a person's name outside the account, when the person changes the name. */
export type Renaming = (write: Write, accountId: number, before: string, after: string) => Promise<void>;

export const renamings = new ExtensionPoint<Renaming>();

/** Lets people register beyond the limits of an address and of a day. */
export interface RegistrationPass {
  isOpen(db: Database, token: string, now: Date): Promise<boolean>;
  /** In the transaction that adds the account; false if it has ended meanwhile. */
  use(write: Write, token: string): Promise<boolean>;
}

export const registrationPasses = new ExtensionPoint<RegistrationPass>();
