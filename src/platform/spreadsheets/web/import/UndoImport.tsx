import { useQuery } from '@tanstack/react-query';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { UndonePreview } from '../../contract.ts';
import { previewUndo, undoImport } from '../api.ts';

interface UndoImportProps {
  id: number;
  onClose: () => void;
  onUndone?: () => void;
}

/** Says what undoing an import would do, or why it cannot be undone, and does it when told to. */
export function UndoImport({ id, onClose, onUndone }: UndoImportProps) {
  // Read again at each opening: what people did since decides.
  const preview = useQuery({ queryKey: ['undo-import', id], queryFn: () => previewUndo(id), gcTime: 0, staleTime: 0 });
  const undoing = useWrite<number, unknown>({
    send: undoImport,
    onDone: () => {
      onClose();
      onUndone?.();
      toast({ title: 'The import is undone', tone: 'good' });
    },
    onFailed: (error) => {
      toast({ title: 'The import is not undone', description: getMessage(error), tone: 'bad' });
      preview.refetch();
    },
  });
  const isPossible = preview.data !== undefined && preview.data.refusals.length === 0;
  return (
    <Dialog
      title="Undo this import?"
      onlyText
      onClose={onClose}
      busy={undoing.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={undoing.isPending}>
            {isPossible ? 'Keep it' : 'Close'}
          </Button>
          {isPossible && (
            <Button variant="danger" busy={undoing.isPending} busyLabel="Undoing..." onClick={() => undoing.mutate(id)}>
              Undo the import
            </Button>
          )}
        </>
      }
    >
      {preview.error && (
        <ErrorState title="What it holds did not load" text={getMessage(preview.error)} onRetry={preview.refetch} />
      )}
      {preview.isPending && (
        <Loading label="Looking at what has happened since">
          <Skeleton className="h-20" />
        </Loading>
      )}
      {preview.data && <WhatItDoes undone={preview.data} />}
    </Dialog>
  );
}

const maxListed = 10;

function WhatItDoes({ undone: { removed, restored, names, goes, stays, refusals } }: { undone: UndonePreview }) {
  if (refusals.length > 0) {
    return (
      <>
        <p className="pb-2">Something has happened since, so it stays as a whole:</p>
        <Names names={refusals.map(({ id, what, why }) => ({ id, what: `${what} ${why}` }))} />
      </>
    );
  }
  return (
    <div className="grid gap-3">
      <p>
        {[removed > 0 && `${rows(removed)} deleted`, restored > 0 && `${rows(restored)} back to what it was before`]
          .filter(Boolean)
          .join(', ') || (names.length > 0 ? 'What came along is deleted' : 'Nothing of it is left.')}
      </p>
      <Names names={names} />
      {goes.length > 0 && (
        <p>
          <b>With them:</b> {goes.join(', ')}
        </p>
      )}
      {stays.length > 0 && (
        <p>
          <b>Stays:</b> {stays.join(', ')}
        </p>
      )}
    </div>
  );
}

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

const Names = ({ names }: { names: UndonePreview['names'] }) => (
  <ul className="grid gap-1 wrap-anywhere text-sm text-soft">
    {names.slice(0, maxListed).map(({ id, what }) => (
      <li key={id}>{what}</li>
    ))}
    {names.length > maxListed && <li>and {names.length - maxListed} more</li>}
  </ul>
);
