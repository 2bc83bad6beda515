import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../api.ts';
import { readOptions } from '../queries.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState, Loading, Skeleton } from '../ui/states.tsx';
import { DeleteConfirmation } from './DeleteConfirmation.tsx';
import type { ResourceKind, ResourceRow } from './kind.ts';
import { ResourceList } from './ResourceList.tsx';
import { addText } from './wording.ts';

const ResourceForm = lazy(async () => ({ default: (await import('./ResourceForm.tsx')).ResourceForm }));

type Open<Row> = { act: 'add' } | { act: 'edit' | 'delete'; row: Row } | null;

/** Lists, adds, changes and deletes the rows of a plain resource. */
export function ResourceManager<Row extends ResourceRow>({ kind }: { kind: ResourceKind<Row> }) {
  const rows = useQuery(readOptions<Row[]>(kind.path, { topics: kind.topics }));
  const [open, setOpen] = useState<Open<Row>>(null);
  const close = () => setOpen(null);
  return (
    <section aria-label={kind.title} className="grid gap-3.5">
      <header className="flex items-center justify-between gap-3">
        <h2>{kind.title}</h2>
        <Button look="primary" small onClick={() => setOpen({ act: 'add' })}>
          <Plus className="size-4" aria-hidden />
          {addText(kind)}
        </Button>
      </header>
      {rows.isPending && <RowsLoading label={`Loading ${kind.plural}...`} />}
      {rows.isError && !rows.data && (
        <ErrorState
          title={`Failed to load ${kind.plural}`}
          text={messageOf(rows.error)}
          onRetry={() => void rows.refetch()}
          busy={rows.isFetching}
        />
      )}
      {rows.data && (
        <ResourceList
          kind={kind}
          rows={rows.data}
          onEdit={(row) => setOpen({ act: 'edit', row })}
          onDelete={(row) => setOpen({ act: 'delete', row })}
        />
      )}
      {(open?.act === 'add' || open?.act === 'edit') && (
        <Suspense>
          <ResourceForm kind={kind} row={open.act === 'edit' ? open.row : null} onClose={close} />
        </Suspense>
      )}
      {open?.act === 'delete' && <DeleteConfirmation kind={kind} row={open.row} onClose={close} />}
    </section>
  );
}

function RowsLoading({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-3.5">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </Loading>
  );
}
