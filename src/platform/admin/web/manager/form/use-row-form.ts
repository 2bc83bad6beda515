import { type RefObject, useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { ApiError, getMessage } from '#web/api/api.ts';
import { send, useWrite } from '#web/api/requests.ts';
import { messagesIn, toResult } from '#web/forms/contract-resolver.ts';
import { useSendingForm } from '#web/forms/use-sending-form.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { ManagedForm } from '../manager.ts';
import {
  collectChanges,
  collectValues,
  conflictsIn,
  type Decisions,
  type Draft,
  decided,
  draftValue,
  faultsIn,
  issuesByField,
  isUnreadableList,
  type ManagedRow,
  nextDraft,
  toDraft,
} from './form.ts';

type Values = Readonly<Record<string, unknown>>;

/** The row and its values when the form was opened, or at the last comparison with the changes of others. */
interface Seen {
  row: ManagedRow | null;
  draft: Draft;
}

interface Saving {
  /** Whether the form stays open for another new row. */
  isOneOfSeveral?: boolean;
  /** Whether the person has been told what they should know. */
  isWarned?: boolean;
}

interface RowForm<Row extends ManagedRow> {
  manager: ManagedForm<Row>;
  row: Row | null;
  element: RefObject<HTMLFormElement | null>;
  onSaved: () => void;
  /** Called when the form is ready for another new row. */
  onAnother?: () => void;
}

/** The state of a row's form. Typed values stay until they are saved or discarded, whatever the server answers. */
export function useRowForm<Row extends ManagedRow>({ manager, row, element, onSaved, onAnother }: RowForm<Row>) {
  const { form: fields, path, wording } = manager;
  const [opened] = useState<Seen>(() => ({ row, draft: toDraft(fields, row) }));
  // A ref, because saving goes on with what it has just seen, before the next render.
  const seen = useRef(opened);
  /** What somebody else has saved meanwhile, until the person has decided about it. */
  const [theirs, setTheirs] = useState<Seen | null>(null);
  const [warned, setWarned] = useState<{ texts: readonly string[]; saving: Saving } | null>(null);
  const act = row ? 'update' : 'add';
  const fail = (reason: string, failure: Error) => toast({ ...wording.failed(act, reason, failure), tone: 'bad' });

  const collectSent = (draft: Draft): Values =>
    seen.current.row ? collectChanges(fields, seen.current.draft, draft) : collectValues(fields, draft);
  const resolver: Resolver<Draft, unknown, Values> = (draft) => {
    const values = collectSent(draft);
    return toResult(faultsIn(fields, values), () => values);
  };
  const form = useSendingForm({
    resolver,
    defaultValues: opened.draft,
    issuesIn: ({ issues }) => issuesByField(issues, fields),
    onInvalid: () => {
      const faults = faultsIn(fields, collectSent(form.getValues()));
      const list = fields.find(
        (field) => faults[field.name] && isUnreadableList(field, draftValue(form.getValues(), field)),
      );
      const fault = faults[list?.name ?? ''];
      if (fault) fail(fault, new Error(fault));
    },
    onFailed: (failure) => {
      if (failure instanceof Error) fail(getMessage(failure), failure);
    },
  });
  const draft: Draft = form.watch();

  const asking = useWrite({ send: (values: Values) => manager.warnings?.(row, values) ?? Promise.resolve([]) });
  const writing = useWrite({ send: (values: Values) => saveRow({ path, seen: seen.current.row, values }) });

  const save = ({ isOneOfSeveral = false, isWarned = false }: Saving = {}) =>
    form.checkAndSend(
      async (values) => {
        if (seen.current.row && Object.keys(values).length === 0) return onSaved();
        // Whatever stops the question is said by the write itself, or does not matter to it.
        const texts = isWarned || !manager.warnings ? [] : await asking.mutateAsync(values).catch(() => []);
        if (texts.length > 0) return setWarned({ texts, saving: { isOneOfSeveral, isWarned: true } });
        if (!(await write(values))) return;
        toast({ ...wording.done(act), tone: 'good' });
        if (!isOneOfSeveral) return onSaved();
        const next = nextDraft(fields, form.getValues());
        seen.current = { row: null, draft: next };
        form.reset(next);
        onAnother?.();
      },
      () => element.current,
    );

  /** Whether it was written; otherwise the person first decides about what somebody else has changed. */
  const write = async (values: Values): Promise<boolean> => {
    try {
      await writing.mutateAsync(values);
      return true;
    } catch (failure) {
      const current = currentRow(failure);
      if (!current) throw failure;
      const mine: Draft = form.getValues();
      const other = { row: current, draft: toDraft(fields, current) };
      const conflicts = conflictsIn(fields, { before: seen.current.draft, mine, theirs: other.draft });
      if (conflicts.length > 0) {
        setTheirs(other);
        return false;
      }
      // The changes of others match the form or concern none of its fields: nothing to decide.
      see(other);
      return write(collectSent(mine));
    }
  };
  const see = (now: Seen) => {
    seen.current = now;
    form.resetDefaultValues(now.draft);
  };

  const before: Draft = form.formState.defaultValues ?? {};
  const conflicts = theirs && conflictsIn(fields, { before, mine: draft, theirs: theirs.draft });
  const { errors, submitCount } = form.formState;
  const issues = messagesIn(
    fields.map(({ name }) => name),
    errors,
  );

  return {
    form,
    draft,
    issues,
    triesCount: submitCount,
    clash: theirs && conflicts && { editConflicts: conflicts, drafts: { mine: draft, theirs: theirs.draft } },
    warnings: warned?.texts ?? null,
    isBusy: form.isSending,
    isDirty: Object.keys(collectChanges(fields, before, draft)).length > 0,
    type: (name: string, value: unknown) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: Object.hasOwn(issues, name) }),
    save: () => save(),
    saveAndAddAnother: () => save({ isOneOfSeveral: true }),
    decide: (decisions: Decisions) => {
      if (!theirs || !conflicts) return;
      see(theirs);
      form.setValues(decided(draft, conflicts, decisions));
      setTheirs(null);
      return save();
    },
    saveAnyway: () => {
      setWarned(null);
      return save(warned?.saving);
    },
    backToForm: () => {
      setTheirs(null);
      setWarned(null);
    },
  };
}

/** What is saved: a new row, or the changes to a row that was seen at this version. */
interface Writing {
  path: string;
  seen: ManagedRow | null;
  values: Values;
}

const saveRow = ({ path, seen, values }: Writing): Promise<unknown> =>
  seen
    ? send('PATCH', `${path}/${seen.id}`, { body: { ...values, version: seen.version } })
    : send('POST', path, { body: values });

export const deleteRow = (path: string, { id, version }: ManagedRow): Promise<unknown> =>
  send('DELETE', `${path}/${id}`, { params: { version } });

/** The row as somebody else has saved it, if the failure is a version conflict. */
export function currentRow(failure: unknown): ManagedRow | null {
  if (!(failure instanceof ApiError) || failure.code !== 'version') return null;
  return isRow(failure.current) ? failure.current : null;
}

const isRow = (value: unknown): value is ManagedRow =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;
