import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { useClientOnly } from '../routing/rendering.ts';
import { useSession } from '../session/session.ts';
import { keepDraft, readDraft } from './drafts.ts';

interface KeptDraft<Values extends FieldValues> {
  /** The form's name on this device: 'thought', 'comment:game:7'. */
  name: string;
  /** The form as it is before anything is typed. */
  empty: Values;
  /** The fields in a kept draft; null when it does not have the shape of this form. */
  read: (stored: unknown) => Partial<Values> | null;
}

/**
 * Keeps what is typed into a form on this device, across pages and reloads, until the form is sent or emptied. What is
 * typed already stays, whatever was kept.
 */
export function useKeptDraft<Values extends FieldValues>(
  { subscribe, setValues, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'setValues' | 'getValues'>,
  { name, empty, read }: KeptDraft<Values>,
) {
  const account = useSession()?.userId ?? null;
  // During hydration the device's drafts are unknown. In a new tab the account is known only a moment later.
  const owner = useClientOnly() ? account : undefined;

  const restore = () => {
    const kept = owner === undefined ? null : read(readDraft(owner, name));
    if (kept && Object.keys(pickTyped(getValues(), empty)).length === 0) setValues(kept);
  };
  const last = useRef(empty);
  const keep = (values: Values) => {
    // The library reports more than typing, and a draft that was forgotten must not come back.
    if (isDeepEqual(values, last.current)) return;
    last.current = structuredClone(values);
    const typed = pickTyped(values, empty);
    keepDraft(account, name, Object.keys(typed).length === 0 ? null : typed);
  };
  // After the form's own effect, which sets its `values`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is read once for each person and form
  useEffect(restore, [owner, name]);
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }));

  return {
    /** Deletes the kept draft, and leaves the text on screen. */
    forget: () => keepDraft(account, name, null),
  };
}

const pickTyped = <Values extends FieldValues>(values: Values, empty: Values): Partial<Values> => {
  const typed: Partial<Values> = {};
  for (const name in values) if (!isDeepEqual(values[name], empty[name])) typed[name] = values[name];
  return typed;
};

/** The texts with these names in a kept draft. */
export function readTexts<Name extends string>(names: readonly Name[], stored: unknown): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}
