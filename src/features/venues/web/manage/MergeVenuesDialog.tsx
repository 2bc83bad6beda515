import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Loading, Skeleton } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { VenueMergePreview } from '../../contract.ts';
import { mergePreviewOptions, mergeVenue } from '../api.ts';
import { fieldNames } from './field-names.ts';

/** Says exactly what a merge moves and loses, and merges. */
export function MergeVenuesDialog({ kept, merged, onClose }: { kept: number; merged: number; onClose: () => void }) {
  const { data: preview, error } = useQuery(mergePreviewOptions(kept, merged));
  const merging = useWrite({
    send: (seen: VenueMergePreview) =>
      mergeVenue(kept, { venueId: merged, version: seen.kept.version, mergedVersion: seen.merged.version }),
    onDone: ({ venue, moved }) =>
      toast({ title: 'Venues merged', description: `${venue.name}: ${movedText(moved)}`, tone: 'good' }),
    onFailed: (failure) => toast({ title: 'The venues were not merged', description: messageOf(failure), tone: 'bad' }),
  });
  return (
    <ConfirmDialog
      title="Merge the two venues?"
      description="This cannot be undone. Daily backups, in the Danger Zone, still hold both."
      confirmLabel="Merge"
      busyLabel="Merging..."
      danger
      disabled={!preview}
      onConfirm={async () => preview && merging.mutateAsync(preview)}
      onClose={onClose}
    >
      {preview ? <Effects of={preview} /> : error ? <p role="alert">{messageOf(error)}</p> : <LoadingEffects />}
    </ConfirmDialog>
  );
}

const LoadingEffects = () => (
  <Loading label="Loading the venues">
    <Skeleton className="h-24 rounded-control" />
  </Loading>
);

const movedText = (moved: readonly string[]): string =>
  moved.length === 0 ? 'no games moved' : `${moved.join(', ')} moved`;

const named = (fields: VenueMergePreview['filled']): string => fields.map((name) => fieldNames[name]).join(', ');

function Effects({ of: { kept, merged, moves, filled, lost, warnings } }: { of: VenueMergePreview }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm wrap-anywhere">
      <Effect name="Stays" text={kept.name} />
      <Effect name="Goes" text={merged.name} />
      <Effect name="Moves" text={moves.join(', ') || 'No games'} />
      {filled.length > 0 && <Effect name="Taken over" text={named(filled)} />}
      {lost.length > 0 && <Effect name="Lost" text={`${named(lost)} of the one that goes`} />}
      {warnings.map((text) => (
        <Effect key={text} name="Clash" text={text} />
      ))}
    </dl>
  );
}

const Effect = ({ name, text }: { name: string; text: string }) => (
  <>
    <dt className="text-soft">{name}</dt>
    <dd className="min-w-0 font-semibold">{text}</dd>
  </>
);
