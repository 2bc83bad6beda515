import { type SubmitEvent, useId, useRef, useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { DiscardQuestion, useDiscarding } from '#web/forms/discarding.tsx';
import { focusField } from '#web/forms/focus-field.ts';
import { Refusal } from '#web/forms/Refusal.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { EditConflictChoices } from './conflicts/EditConflictChoices.tsx';
import { FormFieldControl } from './controls/controls.tsx';
import { draftValue, isSame, type ManagedRow, toDraft } from './form/form.ts';
import { currentRow, deleteRow, useRowForm } from './form/use-row-form.ts';
import type { FieldsProps, ManagedForm, Manager, Question } from './manager.ts';
import { WarningsDialog } from './WarningsDialog.tsx';

interface RowDialogProps<Row extends ManagedRow> {
  manager: ManagedForm<Row>;
  /** Null for a new row. */
  row: Row | null;
  onClose: () => void;
}

export function RowDialog<Row extends ManagedRow>({ manager, row, onClose }: RowDialogProps<Row>) {
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const onAnother = () => element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  const form = useRowForm({ manager, row, element, onSaved: onClose, onAnother });
  const discarding = useDiscarding(form.isDirty && !form.isBusy, onClose);
  const { wording, about, Fields = PlainFields } = manager;
  const [asked, setAsked] = useState<Asked | null>(null);

  if (form.clash) {
    return (
      <EditConflictChoices
        kind={manager.kind}
        {...form.clash}
        busy={form.isBusy}
        onDecide={form.decide}
        onBack={form.backToForm}
      />
    );
  }
  const ask = (then: () => void) => {
    const questions = manager.questions?.(form.draft, row) ?? [];
    if (questions.length === 0) return then();
    setAsked({ questions, then });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.isBusy) ask(form.save);
  };
  return (
    <Dialog
      title={row ? wording.edit : wording.add}
      description={row && about?.(row)}
      onClose={discarding.close}
      busy={form.isBusy}
      footer={
        discarding.isAsked ? (
          <DiscardQuestion {...discarding} />
        ) : (
          <>
            <Refusal of={form.form} />
            <Button className={narrow} onClick={discarding.close} disabled={form.isBusy}>
              Cancel
            </Button>
            {!row && (
              <Button className={narrow} onClick={() => ask(form.saveAndAddAnother)} disabled={form.isBusy}>
                Save and add another
              </Button>
            )}
            <Button
              type="submit"
              form={formId}
              variant="primary"
              className={narrow}
              busy={form.isBusy}
              busyLabel="Saving..."
            >
              Save
            </Button>
          </>
        )
      }
    >
      <form ref={element} id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 pt-1">
        <Fields
          form={manager.form}
          draft={form.draft}
          issues={form.issues}
          triesCount={form.triesCount}
          isBusy={form.isBusy}
          rowId={row?.id}
          onType={form.type}
        />
      </form>
      {form.warnings && <WarningsDialog texts={form.warnings} onSave={form.saveAnyway} onBack={form.backToForm} />}
      {asked && (
        <QuestionDialog
          key={asked.questions.length}
          {...asked}
          onAsk={setAsked}
          onBack={(field) => {
            setAsked(null);
            focusField(
              () => element.current,
              (name) => name === field,
            );
          }}
        />
      )}
    </Dialog>
  );
}

interface Asked {
  /** Those still to be answered. */
  questions: readonly Question[];
  then: () => void;
}

interface QuestionDialogProps extends Asked {
  onAsk: (asked: Asked | null) => void;
  onBack: (field?: string) => void;
}

function QuestionDialog({ questions: [question, ...others], then, onAsk, onBack }: QuestionDialogProps) {
  if (!question) return null;
  const { title, description, confirmLabel, backLabel = 'Back', field } = question;
  const confirm = () => {
    onAsk(others.length > 0 ? { questions: others, then } : null);
    if (others.length === 0) then();
  };
  return (
    <Dialog
      title={title}
      description={description}
      onClose={() => onBack()}
      footer={
        <>
          <Button className={narrow} onClick={() => onBack(field)}>
            {backLabel}
          </Button>
          <Button className={narrow} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

/** So that three buttons fit side by side on a phone. */
const narrow = 'max-sm:px-3 max-sm:text-sm';

function PlainFields({ form, ...rest }: FieldsProps) {
  return form.map((field) => <FormFieldControl key={field.name} field={field} {...rest} />);
}

interface DeleteDialogProps<Row extends ManagedRow> {
  manager: Manager<Row>;
  row: Row;
  onClose: () => void;
}

export function DeleteDialog<Row extends ManagedRow>({ manager, row, onClose }: DeleteDialogProps<Row>) {
  const { wording, path, getTitle } = manager;
  const [seen, setSeen] = useState<ManagedRow>(row);
  const deleting = useWrite({
    send: () => deleteRow(path, seen),
    onDone: () => toast({ ...wording.done('delete'), tone: 'good' }),
    onFailed: (failure) => {
      const current = currentRow(failure);
      if (current) setSeen(current);
      else toast({ ...wording.failed('delete', getMessage(failure), failure), tone: 'bad' });
    },
  });
  const { title, description } = wording.confirmDelete(getTitle(row));
  return (
    <ConfirmDialog
      title={title}
      description={
        <>
          {description}
          {seen !== row && <ChangedMeanwhile manager={manager} before={row} now={seen} />}
        </>
      }
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={() => deleting.mutateAsync(undefined)}
      onClose={onClose}
    />
  );
}

interface ChangedMeanwhileProps<Row extends ManagedRow> {
  manager: Manager<Row>;
  before: ManagedRow;
  now: ManagedRow;
}

function ChangedMeanwhile<Row extends ManagedRow>({ manager: { form }, before, now }: ChangedMeanwhileProps<Row>) {
  const [was, is] = [toDraft(form, before), toDraft(form, now)];
  const changed = form.filter((field) => !isSame(field, draftValue(was, field), draftValue(is, field)));
  return (
    <strong role="alert" className="mt-2 block text-ink">
      Someone else has changed it since you saw it
      {changed.length > 0 && `: ${changed.map(({ label }) => label).join(', ')}`}. Press Delete again to delete it
      anyway.
    </strong>
  );
}
