import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { type BulkAction, doToAll, type Refusal, type Typed, type useChosenRows } from './bulk.ts';
import type { ManagedRow } from './form/form.ts';
import { WarningsDialog } from './WarningsDialog.tsx';

interface BulkBarProps<Row extends ManagedRow> {
  getTitle: (row: Row) => string;
  actions: readonly BulkAction<Row>[];
  /** All rows that can be selected. */
  rows: readonly Row[];
  selection: Pick<ReturnType<typeof useChosenRows<Row>>, 'chosen' | 'choose' | 'end'>;
}

interface Warned {
  texts: readonly string[];
  decide: (isWanted: boolean) => void;
}

/** Whatever stopped the question is said by the action itself, or does not matter to it. */
const loadWarnings = async <Row,>({ warnings }: BulkAction<Row>, rows: readonly Row[], typed: Typed) =>
  (await warnings?.(rows, typed).catch(() => [])) ?? [];

/** Stays above the bottom edge, near the thumb, while rows are selected. */
export function BulkBar<Row extends ManagedRow>({ getTitle, actions, rows, selection }: BulkBarProps<Row>) {
  const { chosen, choose, end } = selection;
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null);
  const [typed, setTyped] = useState<Typed>({});
  const [warned, setWarned] = useState<Warned | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal<Row>[]>([]);
  const rowsFor = (action: BulkAction<Row>) => chosen.filter(action.takes);
  const isWanted = (texts: readonly string[]) =>
    new Promise<boolean>((decide) => setWarned({ texts, decide })).finally(() => setWarned(null));
  const confirm = async (action: BulkAction<Row>) => {
    const texts = await loadWarnings(action, rowsFor(action), typed);
    if (texts.length > 0 && !(await isWanted(texts))) throw new Error('Back to the dialog, where all is still typed');
    const refused = await doToAll(action, rowsFor(action), typed);
    if (refused.length === 0) return end();
    setRefusals(refused);
    choose(refused.map(({ row }) => row.id));
  };
  const ask = (action: BulkAction<Row>) => {
    setAsked(action);
    setTyped(action.initial ?? {});
  };
  return (
    <section aria-label="Selected" className="bottom-bar flex-wrap gap-2">
      <p role="status" className="min-w-20 flex-1 pl-1.5 font-bold text-sm">
        {chosen.length} selected
      </p>
      <Button small variant="plain" className="max-[359px]:px-2" onClick={() => choose(rows.map(({ id }) => id))}>
        Select all
      </Button>
      <Button small variant="plain" className="max-[359px]:px-2" onClick={end}>
        Cancel
      </Button>
      {actions.map((action) => (
        <Button
          key={action.label}
          small
          variant={action.danger ? 'danger' : 'primary'}
          className="max-sm:flex-1"
          disabled={rowsFor(action).length === 0}
          onClick={() => ask(action)}
        >
          {action.label}
        </Button>
      ))}
      {refusals.length > 0 && <UnchangedRows refusals={refusals} getTitle={getTitle} />}
      {asked && (
        <ConfirmDialog
          title={asked.question(rowsFor(asked).length)}
          description={asked.danger}
          confirmLabel={asked.label}
          busyLabel={asked.busyLabel}
          danger={asked.danger !== undefined}
          disabled={asked.isIncomplete?.(typed, rowsFor(asked)) ?? false}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        >
          {asked.Fields && (
            <div className="grid gap-4">
              <asked.Fields
                rows={rowsFor(asked)}
                typed={typed}
                onType={(name, value) => setTyped((before) => ({ ...before, [name]: value }))}
              />
            </div>
          )}
        </ConfirmDialog>
      )}
      {asked && warned && (
        <WarningsDialog
          action={asked.label}
          texts={warned.texts}
          onSave={() => warned.decide(true)}
          onBack={() => warned.decide(false)}
        />
      )}
    </section>
  );
}

interface UnchangedRowsProps<Row> {
  refusals: readonly Refusal<Row>[];
  getTitle: (row: Row) => string;
}

/** Keeps the reasons in view until the next try or the end, because the toast disappears. */
function UnchangedRows<Row extends ManagedRow>({ refusals, getTitle }: UnchangedRowsProps<Row>) {
  return (
    <ul aria-label="Left as they are" className="grid max-h-32 basis-full gap-1 overflow-y-auto px-1.5 text-sm">
      {refusals.map(({ row, reason }) => (
        <li key={row.id}>
          <span className="font-semibold">{getTitle(row)}</span>: {reason}
        </li>
      ))}
    </ul>
  );
}
