import { useState } from 'react';
import { useClientOnly } from '../routing/rendering.ts';
import { useSession } from '../session/session.ts';
import { keepDraft, readDraft } from './drafts.ts';

interface Form<Typed> {
  /** Names it on this device: 'thought', 'comment:game:7'. */
  form: string;
  empty: Typed;
  /** What was kept, if it still has the shape of this form. */
  read: (kept: unknown) => Typed | null;
}

/** What is typed into a form, which stays until it was sent, whatever else somebody looks at meanwhile. */
export function useDraft<Typed>({ form, empty, read }: Form<Typed>) {
  const account = useSession()?.userId ?? null;
  // While a page is hydrated nothing is known of what this device keeps.
  const owner = useClientOnly() ? account : undefined;
  const keptOf = (who: typeof owner) => (who === undefined ? null : read(readDraft(who, form))) ?? empty;
  const isEmpty = (typed: Typed) => JSON.stringify(typed) === JSON.stringify(empty);
  const [shown, setShown] = useState(() => ({ owner, draft: keptOf(owner) }));
  // In a fresh tab it is known a moment later who is here.
  const now = shown.owner === owner ? shown : { owner, draft: isEmpty(shown.draft) ? keptOf(owner) : shown.draft };
  if (now !== shown) setShown(now);
  return {
    draft: now.draft,
    change: (typed: Typed) => {
      setShown({ owner, draft: typed });
      keepDraft(account, form, isEmpty(typed) ? null : typed);
    },
    /** It was sent, and may stand there on. */
    forget: () => keepDraft(account, form, null),
  };
}

export const readText = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null);

/** Of what was kept, the texts under these names. */
export function readTexts<Name extends string>(names: readonly Name[], kept: unknown): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}
