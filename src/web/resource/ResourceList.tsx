import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../ui/Card.tsx';
import { FilterPills } from '../ui/FilterPills.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { EmptyState } from '../ui/states.tsx';
import type { ResourceFilter, ResourceKind, ResourceRow } from './kind.ts';

interface ResourceListProps<Row extends ResourceRow> {
  kind: ResourceKind<Row>;
  rows: readonly Row[];
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
}

const all = '';

export function ResourceList<Row extends ResourceRow>({ kind, rows, onEdit, onDelete }: ResourceListProps<Row>) {
  const filters = kind.filters ?? [];
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const shown = rows.filter((row) => filters.every((filter) => passes(filter, row, chosen[filter.label] ?? all)));
  return (
    <>
      {filters.map((filter) => (
        <FilterPills
          key={filter.label}
          label={filter.label}
          value={chosen[filter.label] ?? all}
          onChoose={(value) => setChosen({ ...chosen, [filter.label]: value })}
          choices={[
            { value: all, label: 'All' },
            ...filter.options.map(({ value, label }) => ({ value: String(value), label })),
          ]}
        />
      ))}
      {shown.length === 0 && <EmptyState title={kind.emptyText} />}
      <ul className="grid gap-3.5">
        {shown.map((row) => (
          <Card as="li" key={row.id} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">{kind.renderItem(row)}</div>
            {kind.renderActs?.(row)}
            {row.can?.edit !== false && (
              <IconButton icon={Pencil} label={`Edit ${kind.titleOf(row)}`} onClick={() => onEdit(row)} />
            )}
            {row.can?.delete !== false && (
              <IconButton icon={Trash2} label={`Delete ${kind.titleOf(row)}`} onClick={() => onDelete(row)} />
            )}
          </Card>
        ))}
      </ul>
    </>
  );
}

function passes<Row>(filter: ResourceFilter<Row>, row: Row, value: string): boolean {
  return value === all || filter.isShown(row, value);
}
