import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Photo } from '../contract.ts';
import { rejectPhoto } from './api.ts';

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

/** Approves or rejects a pending photo. */
export function useDecision<ResponseBody>(send: (id: number) => Promise<ResponseBody>, done: string) {
  return useWrite({
    send,
    onDone: () => toast({ title: done, tone: 'good' }),
    onFailed: (error) => toast({ title: 'The photo is still waiting', description: getMessage(error), tone: 'bad' }),
  });
}
