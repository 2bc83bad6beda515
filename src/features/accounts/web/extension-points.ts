import { ExtensionPoint } from '#web/extension-point.ts';
import type { AccountRow } from '../contract.ts';

/** Cards of My account: what each feature keeps of the person. */
export const accountCards = new ExtensionPoint();

interface JoinField {
  /** What is done once the account is there; nothing of it is part of joining. */
  onChoose: (afterwards: () => Promise<unknown>) => void;
}

/** Below the fields with which one joins: what may be said and need not be. */
export const joinFields = new ExtensionPoint<JoinField>();

/** In the dialog of an account that admins open: what other features know of it. */
export const accountParts = new ExtensionPoint<{ account: Pick<AccountRow, 'id' | 'displayName'> }>();
