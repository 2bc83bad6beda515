import { type SubmitEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { Issue } from '#shared/errors.ts';
import { ApiError } from '#web/api.ts';
import { byField, type Issues, issuesIn, issuesOf } from '#web/issues.ts';

type Typed = Readonly<Record<string, string>>;

interface Entry<C extends z.ZodMiniType> {
  contract: C;
  /** A rule that no contract says, such as two fields being the same. */
  check?: (typed: Typed) => Issue | null;
  /** Given what was typed as the contract reads it. */
  send: (typed: z.output<C>) => Promise<void>;
  onFailed: (error: unknown) => void;
  /** Told of the first thing wrong when nothing was sent. */
  onRefused?: (issue: Issue) => void;
}

/** A form of the entry screen: checked, sent, and told what was wrong. What was typed stays in its fields. */
export function useEntry<C extends z.ZodMiniType>({ contract, check, send, onFailed, onRefused }: Entry<C>) {
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
      await send(contract.parse(typed));
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
  form.querySelectorAll('input').forEach((input) => {
    if (wrong.delete(input.name)) {
      input.focus();
      wrong.clear();
    }
  });
}
