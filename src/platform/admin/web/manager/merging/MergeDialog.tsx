import { useQuery } from '@tanstack/react-query';
import type { MergePreview } from '#shared/merging.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Loading, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { ManagedRow } from '../form/form.ts';
import type { Manager } from '../manager.ts';
import { mergePreviewOptions, mergeRows } from './api.ts';

interface MergeDialogProps<Row extends ManagedRow> {
  manager: Manager<Row>;
  kept: number;
  merged: number;
  onClose: () => void;
}

/** Says exactly what a merge moves and loses, and merges. */
export function MergeDialog<Row extends ManagedRow>({ manager, kept, merged, onClose }: MergeDialogProps<Row>) {
  const { plural, getTitle } = manager;
  const { data: preview, error } = useQuery(mergePreviewOptions<Row>(manager.path, kept, merged));
  const merging = useWrite({
    send: (seen: MergePreview<Row>) =>
      mergeRows<Row>(manager.path, kept, {
        mergedId: merged,
        version: seen.kept.version,
        mergedVersion: seen.merged.version,
      }),
    onDone: ({ row, moved }) =>
      toast({ title: `${plural} merged`, description: `${getTitle(row)}: ${movedText(moved)}`, tone: 'good' }),
    onFailed: (failure) =>
      toast({ title: `The ${plural.toLowerCase()} were not merged`, description: getMessage(failure), tone: 'bad' }),
  });
  return (
    <ConfirmDialog
      title={`Merge the two ${plural.toLowerCase()}?`}
      description="This cannot be undone. Daily backups, in the Danger Zone, still hold both."
      confirmLabel="Merge"
      busyLabel="Merging..."
      danger
      disabled={!preview || preview.refusal !== null}
      onConfirm={async () => preview && merging.mutateAsync(preview)}
      onClose={onClose}
    >
      {preview ? (
        <Effects manager={manager} preview={preview} />
      ) : error ? (
        <p role="alert">{getMessage(error)}</p>
      ) : (
        <Loading label={`Loading the ${plural.toLowerCase()}`}>
          <Skeleton className="h-24 rounded-control" />
        </Loading>
      )}
    </ConfirmDialog>
  );
}

const movedText = (moved: readonly string[]): string =>
  moved.length === 0 ? 'nothing moved' : `${moved.join(', ')} moved`;

interface EffectsProps<Row extends ManagedRow> {
  manager: Manager<Row>;
  preview: MergePreview<Row>;
}

function Effects<Row extends ManagedRow>({ manager, preview }: EffectsProps<Row>) {
  const { kept, merged, moves, filled, lost, warnings, refusal } = preview;
  const named = (fields: readonly string[]) => fields.map((name) => getLabel(manager, name)).join(', ');
  return (
    <>
      {refusal && (
        <p role="alert" className="mb-3 font-semibold text-live-text text-sm wrap-anywhere">
          {refusal}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm wrap-anywhere">
        <Effect name="Stays" text={manager.getTitle(kept)} />
        <Effect name="Goes" text={manager.getTitle(merged)} />
        <Effect name="Moves" text={moves.join(', ') || 'Nothing'} />
        {filled.length > 0 && <Effect name="Taken over" text={named(filled)} />}
        {lost.length > 0 && <Effect name="Lost" text={`${named(lost)} of the one that goes`} />}
        {warnings.map((text) => (
          <Effect key={text} name="Note" text={text} />
        ))}
      </dl>
    </>
  );
}

/** The label in the form; else the words of the name: `Games played`. */
function getLabel<Row extends ManagedRow>({ form }: Manager<Row>, name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return form.find((field) => field.name === name)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const Effect = ({ name, text }: { name: string; text: string }) => (
  <>
    <dt className="text-soft">{name}</dt>
    <dd className="min-w-0 font-semibold">{text}</dd>
  </>
);
