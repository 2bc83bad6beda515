import type { Database } from '#server/database/schema.ts';
import { ExtensionPoint } from '#server/feature.ts';
import type { Write } from '#server/write.ts';

/** Lets people register beyond the limits of an address and of a day. */
export interface RegistrationPass {
  isOpen(db: Database, token: string, now: Date): Promise<boolean>;
  /** In the transaction that adds the account; false if it has ended meanwhile. */
  use(write: Write, token: string): Promise<boolean>;
}

export const registrationPasses = new ExtensionPoint<RegistrationPass>();
