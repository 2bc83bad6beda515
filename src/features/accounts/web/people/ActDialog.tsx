import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Act } from './acts.ts';

interface ActDialogProps<Answer> {
  act: Omit<Act, 'send'> & { send: () => Promise<Answer> };
  onDone?: (answer: Answer) => void;
  onClose: () => void;
}

/** Asks for confirmation, performs an action, and shows its result. */
export function ActDialog<Answer>({ act, onDone, onClose }: ActDialogProps<Answer>) {
  const { title, description, confirmLabel, busyLabel, danger = false } = act;
  const write = useWrite({
    send: act.send,
    onDone: (answer) => {
      toast({ title: act.done, tone: 'good' });
      onDone?.(answer);
    },
    onFailed: (error) => toast({ title: act.failed, description: messageOf(error), tone: 'bad' }),
  });
  return (
    <ConfirmDialog
      {...{ title, description, confirmLabel, busyLabel, danger, onClose }}
      onConfirm={() => write.mutateAsync(undefined)}
    />
  );
}
