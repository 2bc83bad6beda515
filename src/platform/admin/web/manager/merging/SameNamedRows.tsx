import { useQuery } from '@tanstack/react-query';
import { Combine } from 'lucide-react';
import { useState } from 'react';
import type { SameNamed } from '#shared/merging.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { ManagedRow } from '../form/form.ts';
import type { Manager } from '../manager.ts';
import { sameNamedOptions } from './api.ts';
import { MergeDialog } from './MergeDialog.tsx';

const shownAtFirst = 2;

/** Rows that bear one name, side by side, to merge them. Renders nothing if there are none. */
export function SameNamedRows<Row extends ManagedRow>({ manager }: { manager: Manager<Row> }) {
  const { data: groups = [] } = useQuery(sameNamedOptions<Row>(manager.path));
  const [isExpanded, setExpanded] = useState(false);
  if (groups.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3.5">
      {(isExpanded ? groups : groups.slice(0, shownAtFirst)).map((group, at) => (
        <OfOneName key={group.rows[0]?.row.id} manager={manager} group={group} isFirst={at === 0} />
      ))}
      {!isExpanded && groups.length > shownAtFirst && (
        <Button small variant="plain" className="justify-self-start" onClick={() => setExpanded(true)}>
          Show all {groups.length} names
        </Button>
      )}
    </div>
  );
}

interface OfOneNameProps<Row extends ManagedRow> {
  manager: Manager<Row>;
  group: SameNamed<Row>;
  /** Whether to explain what one name is. */
  isFirst: boolean;
}

function OfOneName<Row extends ManagedRow>({ manager, group: { name, rows }, isFirst }: OfOneNameProps<Row>) {
  const { kind, plural, getTitle, Card: Summary } = manager;
  const [chosen, setChosen] = useState<{ kept: number; merged: number }>();
  return (
    <Card heading={`${rows.length} ${plural.toLowerCase()} are called ${name}`}>
      <p className="mb-3 max-w-prose text-sm text-soft">
        {isFirst && 'Names that differ only in accents, capitals, apostrophes or hyphens are one name. '}
        Choose the {kind.toLowerCase()} to keep{rows.length > 2 && '; the others are merged into it one by one'}.
      </p>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {rows.map(({ row, uses }) => (
          <li key={row.id} className="flex min-w-0 flex-col gap-2.5 rounded-control border border-line p-3">
            <div className="grid min-w-0 grow content-start gap-2 wrap-anywhere">
              <Summary row={row} />
              <p className="text-sm text-soft">{uses.join(', ') || 'Nothing belongs to it'}</p>
            </div>
            <Button
              small
              className="self-start"
              aria-label={`Keep this one: ${getTitle(row)}`}
              onClick={() => {
                const other = rows.find((one) => one.row.id !== row.id);
                if (other) setChosen({ kept: row.id, merged: other.row.id });
              }}
            >
              <Combine className="size-4" aria-hidden /> Keep this one
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <MergeDialog manager={manager} {...chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}
