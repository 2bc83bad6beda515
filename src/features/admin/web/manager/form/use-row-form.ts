import { useState } from 'react';
import { ApiError, messageOf } from '#web/api/api.ts';
import { send, useWrite } from '#web/api/calls.ts';
import type { Issues } from '#web/api/issues.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { ManagedForm } from '../manager.ts';
import {
  changesOf,
  type Decisions,
  type Draft,
  decided,
  draftOf,
  editConflictsOf,
  faultsIn,
  issuesByField,
  isUnreadableList,
  type ManagedRow,
  nextDraft,
  stillWrong,
  valuesOf,
} from './form.ts';

/** The row and draft when the form was opened, or at the last comparison with the changes of others. */
interface Seen {
  row: ManagedRow | null;
  draft: Draft;
}

interface Typed {
  seen: Seen;
  draft: Draft;
  /** The values to send. */
  values: Readonly<Record<string, unknown>>;
  isOneOfSeveral: boolean;
}

interface RowForm<Row extends ManagedRow> {
  manager: ManagedForm<Row>;
  row: Row | null;
  onSaved: () => void;
  /** Called when the form is ready for another new row. */
  onAnother?: () => void;
  /** Called with the fields that have issues. */
  onRefused: (issues: Issues) => void;
}

/** The state of a row's form. Typed values stay until they are saved or discarded, whatever the server answers. */
export function useRowForm<Row extends ManagedRow>({ manager, row, onSaved, onAnother, onRefused }: RowForm<Row>) {
  const { form, path, wording } = manager;
  const [seen, setSeen] = useState<Seen>(() => ({ row, draft: draftOf(form, row) }));
  const [draft, setDraft] = useState(seen.draft);
  const [issues, setIssues] = useState<Issues>({});
  /** What somebody else has saved meanwhile, until the person has decided about it. */
  const [theirs, setTheirs] = useState<Seen | null>(null);
  const conflictsWith = (other: Seen) =>
    editConflictsOf(form, { before: seen.draft, mine: draft, theirs: other.draft });
  const act = row ? 'update' : 'add';

  const refuse = (found: Issues) => {
    setIssues(found);
    if (Object.keys(found).length > 0) onRefused(found);
  };
  const saving = useWrite({
    send: ({ seen: { row: changed }, values }: Typed) => saveRow({ path, seen: changed, values }),
    onDone: (_, typed) => {
      toast({ ...wording.done(act), tone: 'good' });
      if (!typed.isOneOfSeveral) return onSaved();
      const next = nextDraft(form, typed.draft);
      setSeen({ row: null, draft: next });
      setDraft(next);
      onAnother?.();
    },
    onFailed: (failure, typed) => {
      const current = currentRow(failure);
      if (current) return resolveConflict(current, typed);
      refuse(failure instanceof ApiError ? issuesByField(failure.issues, form) : {});
      toast({ ...wording.failed(act, messageOf(failure), failure), tone: 'bad' });
    },
  });

  const [warned, setWarned] = useState<{ texts: string[]; typed: Typed } | null>(null);
  const asking = useWrite({
    send: ({ values }: Typed) => manager.warnings?.(row, values) ?? Promise.resolve([]),
    onDone: (texts, typed) => (texts.length === 0 ? saving.mutate(typed) : setWarned({ texts, typed })),
    // Whatever stopped the question is said by the write itself, or does not matter to it.
    onFailed: (_failure, typed) => saving.mutate(typed),
  });

  const resolveConflict = (current: ManagedRow, typed: Typed) => {
    const other = { row: current, draft: draftOf(form, current) };
    const versions = { before: typed.seen.draft, mine: typed.draft, theirs: other.draft };
    // The changes of others match the form or concern none of its fields: nothing to decide.
    if (editConflictsOf(form, versions).length === 0) return resumeSave(other, typed.draft);
    setTheirs(other);
  };
  const resumeSave = (now: Seen, next: Draft) => {
    setSeen(now);
    setDraft(next);
    setTheirs(null);
    save(now, next);
  };
  const save = (now: Seen, next: Draft, isOneOfSeveral = false) => {
    const values = now.row ? changesOf(form, now.draft, next) : valuesOf(form, next);
    const found = faultsIn(form, values);
    refuse(found);
    const list = form.find((field) => found[field.name] && isUnreadableList(field, next[field.name]));
    const fault = found[list?.name ?? ''];
    if (fault) toast({ ...wording.failed(act, fault, new Error(fault)), tone: 'bad' });
    if (Object.keys(found).length > 0) return;
    if (now.row && Object.keys(values).length === 0) return onSaved();
    const typed = { seen: now, draft: next, values, isOneOfSeveral };
    if (manager.warnings) asking.mutate(typed);
    else saving.mutate(typed);
  };

  return {
    draft,
    issues,
    clash: theirs && { editConflicts: conflictsWith(theirs), drafts: { mine: draft, theirs: theirs.draft } },
    warnings: warned?.texts ?? null,
    isBusy: saving.isPending || asking.isPending,
    isDirty: Object.keys(changesOf(form, seen.draft, draft)).length > 0,
    type: (name: string, value: unknown) => {
      setDraft((before) => ({ ...before, [name]: value }));
      setIssues((before) => stillWrong(form, before, name, value));
    },
    save: () => save(seen, draft),
    saveAndAddAnother: () => save(seen, draft, true),
    decide: (decisions: Decisions) => {
      if (theirs) resumeSave(theirs, decided(draft, conflictsWith(theirs), decisions));
    },
    saveAnyway: () => {
      if (warned) saving.mutate(warned.typed);
      setWarned(null);
    },
    backToForm: () => {
      setTheirs(null);
      setWarned(null);
    },
  };
}

/** What is saved: a new row, or the changes to a row that was seen at this version. */
interface Saving {
  path: string;
  seen: ManagedRow | null;
  values: Readonly<Record<string, unknown>>;
}

const saveRow = ({ path, seen, values }: Saving): Promise<unknown> =>
  seen
    ? send('PATCH', `${path}/${seen.id}`, { body: { ...bodyOf(values), version: seen.version } })
    : send('POST', path, { body: bodyOf(values) });

/** Nests paths: `stats.points` is the field `points` of `stats`. */
function bodyOf(values: Saving['values']): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [name = '', within] = path.split('.');
    body[name] = within === undefined ? value : { ...Object(body[name]), [within]: value };
  }
  return body;
}

export const deleteRow = (path: string, { id, version }: ManagedRow): Promise<unknown> =>
  send('DELETE', `${path}/${id}`, { params: { version } });

/** The row as somebody else has saved it, if the failure is a version conflict. */
export function currentRow(failure: unknown): ManagedRow | null {
  if (!(failure instanceof ApiError) || failure.code !== 'version') return null;
  return isRow(failure.current) ? failure.current : null;
}

const isRow = (value: unknown): value is ManagedRow =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;
