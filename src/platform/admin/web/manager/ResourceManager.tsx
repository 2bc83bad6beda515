import { useInfiniteQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { getMessage } from '#web/api/api.ts';
import { pagesOptions } from '#web/api/requests.ts';
import { useDebounced } from '#web/debounced.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CheckRow } from '#web/ui/fields/Checkbox.tsx';
import { Select } from '#web/ui/fields/Field.tsx';
import { SearchBox } from '#web/ui/fields/SearchBox.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useRenderedInSteps } from '#web/ui/idle.ts';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { BulkBar } from './BulkBar.tsx';
import { defineDeletion, useChosenRows } from './bulk.ts';
import { CompactRow } from './CompactRow.tsx';
import { WithChoices } from './controls/sources.tsx';
import type { ManagedRow } from './form/form.ts';
import type { Filter, Manager } from './manager.ts';
import { SameNamedRows } from './merging/SameNamedRows.tsx';
import { DeleteDialog, RowDialog } from './RowDialog.tsx';

interface FiltersProps {
  filters: readonly Filter[];
  chosen: Readonly<Record<string, string>>;
  onChoose: (name: string, value: string) => void;
}

export function Filters({ filters, ...rest }: FiltersProps) {
  if (filters.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {filters.map((filter) => (
        <FilterSelect key={filter.name} filter={filter} {...rest} />
      ))}
    </div>
  );
}

function FilterSelect({ filter, chosen, onChoose }: Omit<FiltersProps, 'filters'> & { filter: Filter }) {
  const { name, label, all } = filter;
  return (
    <div className="min-w-40 flex-1 sm:max-w-64">
      <WithChoices field={filter} draft={chosen}>
        {(choices) => (
          <Select
            aria-label={label}
            choices={choices}
            value={chosen[name] ?? ''}
            onChange={({ target }) => onChoose(name, target.value)}
          >
            <option value="">{all}</option>
          </Select>
        )}
      </WithChoices>
    </div>
  );
}

const grids = { 1: 'grid gap-3.5', 2: 'grid gap-3.5 lg:grid-cols-2', 3: 'grid gap-3.5 md:grid-cols-2 xl:grid-cols-3' };

type Opened<Row> = { action: 'edit'; row: Row | null } | { action: 'delete'; row: Row } | null;

/** A list that admins maintain: search, add, edit and delete. */
export function ResourceManager<Row extends ManagedRow>({ of: manager }: { of: Manager<Row> }) {
  const { wording, plural, columns = 2, filters = [], getTitle } = manager;
  const { list, rows, search, setSearch, chosen, choose, isSearched } = useRows(manager);
  const [opened, setOpened] = useState<Opened<Row>>(null);
  const renderedCount = useRenderedInSteps(rows.length, 24);
  const { full = [], compact = [] } = Object.groupBy(rows.slice(0, renderedCount), (row) =>
    manager.compact?.takes(row) ? 'compact' : 'full',
  );
  const Compact = manager.compact?.Content;
  const close = () => setOpened(null);
  const headingId = useId();
  const selection = useChosenRows(rows);
  const failed = wording.loadFailed(getMessage(list.error));
  const bulk = [...(manager.bulk ?? []), defineDeletion(manager)];

  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="sr-only">
        {plural}
      </h2>
      {manager.isMerged && <SameNamedRows manager={manager} />}
      <div className="flex flex-wrap gap-2.5">
        <div className="flex-1 basis-60">
          <SearchBox label={`Search ${plural.toLowerCase()}...`} value={search} onType={setSearch} />
        </div>
        <Button variant="primary" className="max-sm:grow" onClick={() => setOpened({ action: 'edit', row: null })}>
          <Plus className="size-4.5" aria-hidden />
          {wording.add}
        </Button>
        {rows.length > 0 && !selection.isChoosing && <Button onClick={selection.begin}>Select</Button>}
      </div>
      <Filters filters={filters} chosen={chosen} onChoose={choose} />
      {list.isPending && <RowsLoading label={wording.loading} className={grids[columns]} />}
      {list.isError && !list.data && (
        <ErrorState
          title={failed.title}
          text={failed.description}
          onRetry={() => list.refetch()}
          busy={list.isFetching}
        />
      )}
      {list.data && (
        <p role="status" className="text-sm text-soft empty:hidden">
          {formatCount(rows.length, { isSearched: isSearched && !list.isPlaceholderData, hasMore: list.hasNextPage })}
        </p>
      )}
      {list.data && rows.length === 0 && !list.hasNextPage && <EmptyState title={wording.empty} />}
      <ul className={`${grids[columns]} empty:hidden`}>
        {full.map((row) => (
          <RowCard
            key={row.id}
            manager={manager}
            row={row}
            onEdit={() => setOpened({ action: 'edit', row })}
            onDelete={() => setOpened({ action: 'delete', row })}
            choice={
              selection.isChoosing && (
                <RowChoice
                  title={getTitle(row)}
                  isChosen={selection.isChosen(row)}
                  onToggle={() => selection.toggle(row)}
                />
              )
            }
          />
        ))}
      </ul>
      {Compact && compact.length > 0 && (
        <ul className={`${grids[columns]} gap-2!`}>
          {compact.map((row) => (
            <CompactRow
              key={row.id}
              title={getTitle(row)}
              className={manager.cardVariant?.(row) ?? ''}
              onEdit={() => setOpened({ action: 'edit', row })}
              onDelete={() => setOpened({ action: 'delete', row })}
              choice={
                selection.isChoosing
                  ? { isChosen: selection.isChosen(row), onToggle: () => selection.toggle(row) }
                  : undefined
              }
            >
              <Compact row={row} />
            </CompactRow>
          ))}
        </ul>
      )}
      <LoadMore list={list} />
      {selection.isChoosing && <BulkBar getTitle={getTitle} actions={bulk} rows={rows} selection={selection} />}
      {opened?.action === 'edit' && <RowDialog manager={manager} row={opened.row} onClose={close} />}
      {opened?.action === 'delete' && <DeleteDialog manager={manager} row={opened.row} onClose={close} />}
    </section>
  );
}

function formatCount(count: number, { isSearched, hasMore }: { isSearched: boolean; hasMore: boolean }) {
  const many = `${count}${hasMore ? '+' : ''}`;
  if (isSearched) return `${many} found`;
  return count > 12 ? `${many} in total` : '';
}

function RowsLoading({ label, className }: { label: string; className: string }) {
  return (
    <Loading label={label} className={className}>
      <p className="col-span-full flex items-center gap-2.5 text-sm text-soft" aria-hidden>
        <span className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />
        {label}
      </p>
      {[1, 2, 3, 4].map((index) => (
        <Skeleton key={index} className="h-40 rounded-card" />
      ))}
    </Loading>
  );
}

interface RowChoiceProps {
  title: string;
  isChosen: boolean;
  onToggle: () => void;
}

function RowChoice({ title, isChosen, onToggle }: RowChoiceProps) {
  return (
    <CheckRow aria-label={`Select ${title}`} checked={isChosen} onCheck={onToggle} className="flex-1 text-sm font-bold">
      Select
    </CheckRow>
  );
}

/** The rows of a manager, in pages on demand. The server applies the filters and the search. */
function useRows<Row extends ManagedRow>({ path, query, inOrder = asLoaded }: Manager<Row>) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const q = useDebounced(search.trim());
  const list = useInfiniteQuery(pagesOptions<Row>(path, { ...query, ...chosen, ...(q !== '' && { q }) }));
  const { data } = list;
  const rows = useMemo(() => inOrder(data ?? []), [data, inOrder]);
  const choose = (name: string, value: string) =>
    setChosen(({ [name]: _, ...rest }) => (value === '' ? rest : { ...rest, [name]: value }));
  return { list, rows, search, setSearch, chosen, choose, isSearched: q !== '' };
}

const asLoaded = <Row,>(rows: readonly Row[]): readonly Row[] => rows;

interface ManagerPageProps<Row extends ManagedRow> {
  title: string;
  of: Manager<Row>;
}

/** A page for admins that consists of one manager. */
export function ManagerPage<Row extends ManagedRow>({ title, of: manager }: ManagerPageProps<Row>) {
  return (
    <AdminPage title={title}>
      <ResourceManager of={manager} />
    </AdminPage>
  );
}

/** Still readable: the text keeps its contrast. */
const dimmed = 'border-dashed! bg-transparent! text-soft [&_img]:opacity-45 [&_img]:grayscale';

interface RowCardProps<Row extends ManagedRow> {
  manager: Manager<Row>;
  row: Row;
  onEdit: () => void;
  onDelete: () => void;
  /** Replaces the row's buttons while rows are being selected. */
  choice?: ReactNode;
}

function RowCard<Row extends ManagedRow>({ manager, row, onEdit, onDelete, choice }: RowCardProps<Row>) {
  const { Card: Content, Actions, getTitle, isDimmed, cardVariant } = manager;
  const title = getTitle(row);
  return (
    <Card
      as="li"
      className={`flex min-w-0 flex-col gap-3.5 wrap-anywhere ${isDimmed?.(row) ? dimmed : (cardVariant?.(row) ?? '')}`}
    >
      <div className="grid min-w-0 flex-1 content-start gap-2">
        <Content row={row} />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-line border-t pt-3">
        {choice || (
          <>
            <Button small onClick={onEdit} aria-label={`Edit ${title}`}>
              <Pencil className="size-4" aria-hidden />
              Edit
            </Button>
            {Actions && <Actions row={row} />}
            <IconButton
              icon={Trash2}
              label={`Delete ${title}`}
              onClick={onDelete}
              className="ml-auto text-live-text!"
            />
          </>
        )}
      </div>
    </Card>
  );
}
