import { useState } from 'react';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { useClientOnly } from '../routing/rendering.ts';
import { useSession } from '../session/session.ts';
import { keepDraft, readDraft } from './drafts.ts';

interface Form<Typed> {
  /** The form's name on this device: 'thought', 'comment:game:7'. */
  form: string;
  empty: Typed;
  /** Parses a kept draft; null when it does not have the shape of this form. */
  read: (stored: unknown) => Typed | null;
}

/** The text typed into a form. It stays across pages until it is sent or emptied; an empty draft is deleted. */
export function useDraft<Typed>({ form, empty, read }: Form<Typed>) {
  const account = useSession()?.userId ?? null;
  // During hydration the device's drafts are unknown, as they were on the server.
  const owner = useClientOnly() ? account : undefined;
  const storedOf = (who: typeof owner) => (who === undefined ? null : read(readDraft(who, form))) ?? empty;
  const isEmpty = (typed: Typed) => isDeepEqual(typed, empty);
  const [shown, setShown] = useState(() => ({ owner, draft: storedOf(owner) }));
  // In a new tab the account is known only a moment later.
  const now = shown.owner === owner ? shown : { owner, draft: isEmpty(shown.draft) ? storedOf(owner) : shown.draft };
  if (now !== shown) setShown(now);
  return {
    draft: now.draft,
    change: (typed: Typed) => {
      setShown({ owner, draft: typed });
      keepDraft(account, form, isEmpty(typed) ? null : typed);
    },
    /** For a form that was sent: deletes the kept draft, and leaves the text on screen. */
    forget: () => keepDraft(account, form, null),
  };
}

export const readText = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

/** The texts with these names in a kept draft. */
export function readTexts<Name extends string>(names: readonly Name[], stored: unknown): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}
