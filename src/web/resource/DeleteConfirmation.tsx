import { messageOf, remove } from '../api.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { toast } from '../ui/toasts.ts';
import { useWrite } from '../write.ts';
import type { ResourceKind, ResourceRow } from './kind.ts';
import { confirmDeleteText, deletedText, deleteFailedText } from './wording.ts';

interface DeleteConfirmationProps<Row extends ResourceRow> {
  kind: ResourceKind<Row>;
  row: Row;
  onClose: () => void;
}

export function DeleteConfirmation<Row extends ResourceRow>({ kind, row, onClose }: DeleteConfirmationProps<Row>) {
  const deletion = useWrite({
    send: (id: Row['id']) => remove(`${kind.path}/${id}`),
    topics: kind.topics,
    onDone: () => toast({ title: deletedText(kind), tone: 'good' }),
    onFailed: (error) => toast({ title: deleteFailedText(kind), description: messageOf(error), tone: 'bad' }),
  });
  return (
    <ConfirmDialog
      title={`Delete ${kind.noun}`}
      description={confirmDeleteText(kind, kind.titleOf(row))}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={() => deletion.mutateAsync(row.id)}
      onClose={onClose}
    />
  );
}
