import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { NewSavedResult, SavedResult } from '../contract.ts';
import { deleteSaved, savedOptions, saveResult } from './api.ts';

interface SavedListProps {
  heading: string;
  /** Shown while nothing is saved. */
  empty: string;
  isShown: (saved: SavedResult) => boolean;
  onOpen: (saved: SavedResult) => void;
}

/** The saved results of one tab. */
export function SavedList({ heading, empty, isShown, onOpen }: SavedListProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(savedOptions);
  const saved = data?.filter(isShown);
  return (
    <Card heading={heading} aside={saved && <span className="score text-lg text-soft">{saved.length}</span>}>
      {isPending && <SavedLoading />}
      {isError && !data && (
        <ErrorState title="Your saved items did not load" onRetry={() => void refetch()} busy={isFetching} />
      )}
      {saved && <Rows {...{ saved, onOpen, empty }} />}
    </Card>
  );
}

interface RowsProps extends Pick<SavedListProps, 'onOpen' | 'empty'> {
  saved: readonly SavedResult[];
}

/** Deletes at once, with an Undo button for the last deleted result until the list unmounts. */
function Rows({ saved, onOpen, empty }: RowsProps) {
  const [lastDeleted, setLastDeleted] = useState<SavedResult | null>(null);
  const fail = (title: string) => (error: Error) => toast({ title, description: getMessage(error), tone: 'bad' });
  const deletion = useWrite({
    send: ({ id }: SavedResult) => deleteSaved(id),
    onDone: (_, deleted) => setLastDeleted(deleted),
    onFailed: fail('Not deleted'),
  });
  const undo = useWrite({
    send: (deleted: SavedResult) => saveResult(getContent(deleted)),
    onDone: () => setLastDeleted(null),
    onFailed: fail('Not restored'),
  });
  return (
    <>
      <div role="status">
        {lastDeleted && (
          <p className="settle mb-2 flex items-center justify-between gap-3 rounded-control bg-raised py-1.5 pr-1.5 pl-3.5 text-sm">
            <span className="min-w-0 truncate">Deleted: {getTitle(lastDeleted)}</span>
            <Button
              small
              variant="plain"
              busy={undo.isPending}
              busyLabel="Undoing..."
              onClick={() => undo.mutate(lastDeleted)}
            >
              Undo
            </Button>
          </p>
        )}
      </div>
      {saved.length === 0 && <EmptyState icon={Bookmark} title="Nothing saved yet" text={empty} />}
      <ul className="grid">
        {saved.map((row) => (
          <SavedRow
            key={row.id}
            saved={row}
            title={getTitle(row)}
            busy={deletion.isPending && deletion.variables.id === row.id}
            onOpen={() => onOpen(row)}
            onDelete={() => deletion.mutate(row)}
          />
        ))}
      </ul>
    </>
  );
}

const getTitle = ({ workout, tips }: SavedResult) => workout?.title ?? tips?.title ?? '';

function getContent({ workout, tips }: SavedResult): NewSavedResult {
  if (workout) return { workout };
  if (tips) return { tips };
  throw new Error('A saved result without content');
}

function SavedLoading() {
  return (
    <Loading label="Loading what you saved" className="grid gap-3">
      {[1, 2].map((row) => (
        <Skeleton key={row} className="h-12 rounded-control" />
      ))}
    </Loading>
  );
}

interface SavedRowProps {
  saved: SavedResult;
  title: string;
  busy: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** One saved result. A press opens it. */
function SavedRow({ saved, title, busy, onOpen, onDelete }: SavedRowProps) {
  return (
    <li className="wrap-anywhere flex items-center gap-1 border-line border-t py-1 first:border-t-0">
      <button
        type="button"
        onClick={onOpen}
        className="group grid min-h-12 min-w-0 flex-1 content-center gap-0.5 rounded-control py-1.5 text-left"
      >
        <span className="font-semibold text-base group-hover:text-accent-text">{title}</span>
        <span className="text-sm text-soft">
          <RelativeTime at={saved.createdAt} />
        </span>
      </button>
      <IconButton icon={Trash2} label={`Delete ${title}`} disabled={busy} onClick={onDelete} />
    </li>
  );
}

interface SaveButtonProps {
  content: NewSavedResult;
  isSaved: boolean;
  onSaved: () => void;
}

/** Saves the shown result in the person's own list, once. */
export function SaveButton({ content, isSaved, onSaved }: SaveButtonProps) {
  const saving = useWrite({
    send: saveResult,
    onDone: () => {
      onSaved();
      toast({ title: 'workout' in content ? 'Workout saved' : 'Tips saved', tone: 'good' });
    },
    onFailed: (error) => toast({ title: 'Not saved', description: getMessage(error), tone: 'bad' }),
  });
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <Button
      small
      busy={saving.isPending}
      busyLabel="Saving..."
      disabled={isSaved}
      onClick={() => saving.mutate(content)}
    >
      <Icon className="size-4" aria-hidden /> {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}
