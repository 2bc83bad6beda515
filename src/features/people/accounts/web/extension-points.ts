import { ExtensionPoint } from '#web/extension-point.ts';
import type { AccountRow } from '../contract.ts';

/** Cards on My account, from features that store something for the person. */
export const accountCards = new ExtensionPoint();

interface JoinField {
  /** Registers an action to run once the account exists. Its failure does not affect the registration. */
  onChoose: (afterwards: () => Promise<unknown>) => void;
}

/** Optional fields below those of the registration. */
export const joinFields = new ExtensionPoint<JoinField>();

/** Parts of the account dialog for admins, from features that know something about the account. */
export const accountSlot = new ExtensionPoint<{ account: Pick<AccountRow, 'id' | 'displayName'> }>();
