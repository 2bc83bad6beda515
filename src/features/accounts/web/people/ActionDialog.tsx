import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Action } from './actions.ts';

interface ActionDialogProps<Answer> {
  action: Omit<Action, 'send'> & { send: () => Promise<Answer> };
  onDone?: (answer: Answer) => void;
  onClose: () => void;
}

/** Asks for confirmation, performs an action, and shows its result. */
export function ActionDialog<Answer>({ action, onDone, onClose }: ActionDialogProps<Answer>) {
  const { title, description, confirmLabel, busyLabel, danger = false } = action;
  const write = useWrite({
    send: action.send,
    onDone: (answer) => {
      toast({ title: action.done, tone: 'good' });
      onDone?.(answer);
    },
    onFailed: (error) => toast({ title: action.failed, description: messageOf(error), tone: 'bad' }),
  });
  return (
    <ConfirmDialog
      {...{ title, description, confirmLabel, busyLabel, danger, onClose }}
      onConfirm={() => write.mutateAsync(undefined)}
    />
  );
}
