import { draftPrefix, draftsOf, forgetPersisted, ifThere, type Owner, onDevice } from './persisted-drafts.ts';

const persistedMs = 7 * 24 * 3_600_000;

interface PersistedDraft {
  /** In milliseconds since 1970. */
  at: number;
  typed: unknown;
}

/**
 * What was typed into a form and not sent. It stays on this device, and is never sent from here: an account's for a week or
 * until it logs out, a visitor's while the tab is open. Who logs in there goes on with what they typed before.
 */
export function readDraft(owner: Owner, form: string): unknown {
  forgetOld();
  return (persistedAt(owner, form) ?? persistedAt(null, form))?.typed ?? null;
}

/** With null there is none any more. */
export function keepDraft(owner: Owner, form: string, typed: unknown): void {
  if (typed === null || owner !== null) storageOf(null)?.removeItem(keyOf(null, form));
  const key = keyOf(owner, form);
  try {
    if (typed === null) storageOf(owner)?.removeItem(key);
    else storageOf(owner)?.setItem(key, JSON.stringify({ at: Date.now(), typed } satisfies PersistedDraft));
  } catch {
    // Storage is full: it is kept as long as the form is.
  }
}

const forgetOld = () => forgetPersisted(draftPrefix, (written) => parse(written) === null);

const keyOf = (owner: Owner, form: string) => `${draftsOf(owner)}${form}`;

function persistedAt(owner: Owner, form: string): PersistedDraft | null {
  return parse(storageOf(owner)?.getItem(keyOf(owner, form)) ?? null);
}

function parse(written: string | null): PersistedDraft | null {
  try {
    const draft: unknown = JSON.parse(written ?? 'null');
    return isPersisted(draft) && draft.at > Date.now() - persistedMs ? draft : null;
  } catch {
    return null;
  }
}

const isPersisted = (draft: unknown): draft is PersistedDraft =>
  typeof draft === 'object' && draft !== null && 'typed' in draft && 'at' in draft && typeof draft.at === 'number';

const storageOf = (owner: Owner) => (owner === null ? inTab() : onDevice());
const inTab = () => ifThere(() => sessionStorage);
