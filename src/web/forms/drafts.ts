import { deviceDays } from '#shared/device-storage.ts';
import { ownKey, removeWhere } from '../session/own-storage.ts';

/** An account, or null for a visitor. */
type Owner = number | null;

const persistedMs = deviceDays * 24 * 3_600_000;

interface PersistedDraft {
  /** In milliseconds since 1970. */
  at: number;
  typed: unknown;
}

/**
 * What was typed into a form and not sent. It stays on this device and is never uploaded: an account's draft for a week or
 * until logout, a visitor's while the tab is open. A visitor who logs in there continues with it.
 */
export function readDraft(owner: Owner, form: string): unknown {
  forgetOld();
  return (persistedAt(owner, form) ?? persistedAt(null, form))?.typed ?? null;
}

/** `typed: null` deletes the draft. */
export function keepDraft(owner: Owner, form: string, typed: unknown): void {
  if (typed === null || owner !== null) quietly(() => sessionStorage.removeItem(getKey(null, form)));
  const draft: PersistedDraft = { at: Date.now(), typed };
  quietly(() => {
    if (typed === null) chooseStorage(owner).removeItem(getKey(owner, form));
    else chooseStorage(owner).setItem(getKey(owner, form), JSON.stringify(draft));
  });
}

const ofDraft = /^village-arena-own:\d+:draft:/;

const forgetOld = (): void => removeWhere((key) => ofDraft.test(key) && parse(localStorage.getItem(key)) === null);

const getKey = (owner: Owner, form: string) =>
  owner === null ? `village-arena-draft:${form}` : ownKey(owner, `draft:${form}`);
const chooseStorage = (owner: Owner) => (owner === null ? sessionStorage : localStorage);

const persistedAt = (owner: Owner, form: string): PersistedDraft | null =>
  parse(quietly(() => chooseStorage(owner).getItem(getKey(owner, form))));

const parse = (written: string | null): PersistedDraft | null =>
  quietly(() => {
    const draft: unknown = JSON.parse(written ?? 'null');
    return isPersisted(draft) && draft.at > Date.now() - persistedMs ? draft : null;
  });

const isPersisted = (draft: unknown): draft is PersistedDraft =>
  typeof draft === 'object' && draft !== null && 'typed' in draft && 'at' in draft && typeof draft.at === 'number';

/** Access to storage throws when it is denied, writing when it is full: then a draft lives only as long as its form. */
function quietly<ResponseBody>(access: () => ResponseBody): ResponseBody | null {
  try {
    return access();
  } catch {
    return null;
  }
}
