import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import type { Photo } from '../contract.ts';
import { rejectPhoto } from './api.ts';
import { useDecision } from './use-decision.ts';

/** Asks before it deletes a pending photo. */
export function RejectDialog({ photo: { id, title }, onClose }: { photo: Photo; onClose: () => void }) {
  const rejection = useDecision(rejectPhoto, 'Photo rejected');
  return (
    <ConfirmDialog
      danger
      title={`Reject '${title}'?`}
      description="The photo and its files are deleted. This cannot be undone."
      confirmLabel="Reject"
      busyLabel="Rejecting..."
      onConfirm={() => rejection.mutateAsync(id)}
      onClose={onClose}
    />
  );
}
