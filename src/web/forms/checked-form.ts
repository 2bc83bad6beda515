import { type SubmitEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { Issue } from '#shared/errors.ts';
import { ApiError, messageOf } from '../api/api.ts';
import { byField, type Issues, issuesOf } from '../api/issues.ts';

type Typed = Readonly<Record<string, string>>;

interface CheckedForm<C extends z.ZodMiniType> {
  contract: C;
  /** A rule that the contract does not express, such as two fields being the same. */
  check?: (typed: Typed) => Issue | null;
  /** Receives the values as the contract parses them, and the form element, which it may empty afterwards. */
  send: (typed: z.output<C>, form: HTMLFormElement) => Promise<void>;
  onFailed: (error: unknown) => void;
  /** The field beside which to show a refusal that names no field. */
  blames?: (error: ApiError) => string | null;
  /** Called with the first issue when the form is invalid and was not sent. */
  onRefused?: (issue: Issue) => void;
}

/** An uncontrolled form: checked by its contract, sent, with issues by field. The fields keep what was typed. */
export function useCheckedForm<C extends z.ZodMiniType>(form: CheckedForm<C>) {
  const { contract, check, send, onFailed, blames, onRefused } = form;
  const [issues, setIssues] = useState<Issues>({});
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const typed = typedInto(element);
    const extra = check?.(typed);
    const foundIssues = [...(extra ? [extra] : []), ...issuesOf(contract, typed)];
    setIssues(byField(foundIssues));
    if (foundIssues[0]) {
      onRefused?.(foundIssues[0]);
      return focusOn(element, foundIssues);
    }
    setBusy(true);
    try {
      await send(contract.parse(typed), element);
    } catch (error) {
      const refused = error instanceof ApiError ? refusedBy(error, blames?.(error) ?? null) : [];
      setIssues(byField(refused));
      onFailed(error);
      focusOn(element, refused);
    } finally {
      setBusy(false);
    }
  };
  return { issues, busy, submit };
}

const refusedBy = (error: ApiError, blamed: string | null): readonly Issue[] =>
  blamed === null || error.issues.length > 0 ? error.issues : [{ path: blamed, message: messageOf(error) }];

function typedInto(form: HTMLFormElement): Typed {
  const texts = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(texts);
}

/** Focuses the first invalid field in the form's order. */
function focusOn(form: HTMLFormElement, issues: readonly Issue[]) {
  const wrong = issues.map(({ path }) => `[name="${CSS.escape(path)}"]`).join();
  if (wrong) form.querySelector<HTMLElement>(wrong)?.focus();
}
