import { type SubmitEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '#web/api.ts';
import { byField, type Issues, issuesIn, issuesOf } from '#web/issues.ts';
import { useWrite } from '#web/write.ts';
import { type Clash, type Draft, mergeDrafts } from './draft.ts';

interface RowForm<Row extends { version: number }, Change extends object> {
  row: Row;
  /** What an answer of the server has to be to be such a row. */
  Answer: z.ZodMiniType<Row>;
  Change: z.ZodMiniType<Change>;
  draftOf: (row: Row) => Draft;
  /** What differs between the form as it was opened and as it is. */
  changeOf: (opened: Draft, typed: Draft) => Change;
  save: (change: Change & { version: number }) => Promise<unknown>;
  onSaved: () => void;
  onFailed: (error: Error) => void;
}

/** A form of one row: only what was changed is sent, with the version that it was changed from. */
export function useRowForm<Row extends { version: number }, Change extends object>(form: RowForm<Row, Change>) {
  const [base, setBase] = useState(form.row);
  const [draft, setDraft] = useState(() => form.draftOf(form.row));
  const [issues, setIssues] = useState<Issues>({});
  const [clashes, setClashes] = useState<readonly Clash[]>();
  const element = useRef<HTMLFormElement>(null);

  const saving = useWrite({
    send: form.save,
    onDone: form.onSaved,
    onFailed: (error) => {
      showIssues(issuesIn(error));
      const now = rowNow(form.Answer, error);
      if (now) compareWith(now);
      form.onFailed(error);
    },
  });

  const compareWith = (now: Row) => {
    const merged = mergeDrafts(form.draftOf(base), draft, form.draftOf(now));
    setBase(now);
    setDraft(merged.draft);
    setClashes(merged.clashes);
  };

  const write = (name: string, value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setClashes((open) => open?.filter((clash) => clash.name !== name || clash.theirs !== value));
  };

  const showIssues = (found: Issues) => {
    setIssues(found);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const change = form.changeOf(form.draftOf(base), draft);
    const found = byField(issuesOf(form.Change, change));
    showIssues(found);
    if (Object.keys(found).length === 0) saving.mutate({ ...change, version: base.version });
  };

  return { element, draft, issues, clashes, write, submit, busy: saving.isPending };
}

function rowNow<Row>(Answer: z.ZodMiniType<Row>, error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || error.code !== 'version') return undefined;
  return Answer.safeParse(error.current).data;
}
