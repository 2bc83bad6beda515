import { type SubmitEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { Issue } from '#shared/errors.ts';
import { ApiError } from './api.ts';
import { byField, type Issues, issuesIn, issuesOf } from './issues.ts';

type Typed = Readonly<Record<string, string>>;

interface CheckedForm<C extends z.ZodMiniType> {
  contract: C;
  /** A rule that no contract says, such as two fields being the same. */
  check?: (typed: Typed) => Issue | null;
  /** Given what was typed as the contract reads it, and the form, which may be emptied after. */
  send: (typed: z.output<C>, form: HTMLFormElement) => Promise<void>;
  onFailed: (error: unknown) => void;
  /** Told of the first thing wrong when nothing was sent. */
  onRefused?: (issue: Issue) => void;
}

/** A form that stands for itself: checked by its contract, sent, and told what was wrong. What was typed stays in its fields. */
export function useCheckedForm<C extends z.ZodMiniType>({
  contract,
  check,
  send,
  onFailed,
  onRefused,
}: CheckedForm<C>) {
  const [issues, setIssues] = useState<Issues>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = typedInto(form);
    const extra = check?.(typed);
    const found = [...(extra ? [extra] : []), ...issuesOf(contract, typed)];
    setIssues(byField(found));
    if (found[0]) {
      onRefused?.(found[0]);
      return focusOn(form, found);
    }
    setBusy(true);
    try {
      await send(contract.parse(typed), form);
    } catch (error) {
      setIssues(issuesIn(error));
      onFailed(error);
      if (error instanceof ApiError) focusOn(form, error.issues);
    } finally {
      setBusy(false);
    }
  };
  return { issues, busy, submit };
}

function typedInto(form: HTMLFormElement): Typed {
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value;
  return typed;
}

/** To the first field, in the form's order, that something is wrong with. */
function focusOn(form: HTMLFormElement, found: readonly Issue[]) {
  const wrong = new Set(found.map(({ path }) => path));
  form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select').forEach((field) => {
    if (wrong.delete(field.name)) {
      field.focus();
      wrong.clear();
    }
  });
}
