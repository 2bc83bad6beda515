import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { type BulkAct, doToAll } from './bulk.ts';
import type { ManagedRow } from './manager.ts';

interface BulkBarProps<Row extends ManagedRow> {
  acts: readonly BulkAct<Row>[];
  /** All that could be chosen. */
  rows: readonly Row[];
  chosen: readonly Row[];
  onChoose: (ids: readonly number[]) => void;
  onEnd: () => void;
}

/** Stands above the thumb while rows are chosen. */
export function BulkBar<Row extends ManagedRow>({ acts, rows, chosen, onChoose, onEnd }: BulkBarProps<Row>) {
  const [asked, setAsked] = useState<BulkAct<Row> | null>(null);
  const takenBy = (act: BulkAct<Row>) => chosen.filter(act.takes);
  const confirm = async (act: BulkAct<Row>) => {
    const refused = await doToAll(act, takenBy(act));
    if (refused.length === 0) onEnd();
    else onChoose(refused.map(({ id }) => id));
  };
  return (
    <section
      aria-label="Selected"
      className="sticky bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-2 rounded-card border border-edge bg-raised p-2.5 shadow-lift lg:bottom-4"
    >
      <p role="status" className="min-w-24 flex-1 pl-1.5 font-bold text-sm">
        {chosen.length} selected
      </p>
      <Button small look="plain" onClick={() => onChoose(rows.map(({ id }) => id))}>
        Select all
      </Button>
      <Button small look="plain" onClick={onEnd}>
        Cancel
      </Button>
      {acts.map((act) => (
        <Button
          key={act.label}
          small
          look="primary"
          className="max-sm:basis-full"
          disabled={takenBy(act).length === 0}
          onClick={() => setAsked(act)}
        >
          {act.label}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          title={asked.question(takenBy(asked).length)}
          description=""
          confirmLabel={asked.label}
          busyLabel={asked.busyLabel}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
