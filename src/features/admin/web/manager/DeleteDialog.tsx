import { useState } from 'react';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { draftOf, isSame, type ManagedRow } from './form/form.ts';
import { currentRow, deleteRow } from './form/use-row-form.ts';
import type { Manager } from './manager.ts';

interface DeleteDialogProps<Row extends ManagedRow> {
  manager: Manager<Row>;
  row: Row;
  onClose: () => void;
}

export function DeleteDialog<Row extends ManagedRow>({ manager, row, onClose }: DeleteDialogProps<Row>) {
  const { wording, path, titleOf } = manager;
  const [seen, setSeen] = useState<ManagedRow>(row);
  const deleting = useWrite({
    send: () => deleteRow(path, seen),
    onDone: () => toast({ ...wording.done('delete'), tone: 'good' }),
    onFailed: (failure) => {
      const current = currentRow(failure);
      if (current) setSeen(current);
      else toast({ ...wording.failed('delete', messageOf(failure), failure), tone: 'bad' });
    },
  });
  const { title, description } = wording.confirmDelete(titleOf(row));
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
  const [was, is] = [draftOf(form, before), draftOf(form, now)];
  const changed = form.filter((field) => !isSame(field, was[field.name], is[field.name]));
  return (
    <strong role="alert" className="mt-2 block text-ink">
      Someone else has changed it since you saw it
      {changed.length > 0 && `: ${changed.map(({ label }) => label).join(', ')}`}. Press Delete again to delete it
      anyway.
    </strong>
  );
}
