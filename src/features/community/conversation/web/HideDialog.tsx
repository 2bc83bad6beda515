import { Eye, EyeOff } from 'lucide-react';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import type { Action } from '#web/ui/ActionMenu.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { ReasonDialogProps } from './ReasonDialog.tsx';

interface HideDialogProps {
  typeName: string;
  hide: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks an admin for the reason before something is hidden from others. */
export const HideDialog = ({ typeName, hide, onClose }: HideDialogProps) => (
  <AskReason
    title={`Hide this ${typeName} from others?`}
    description="The reason is recorded in the audit log and shown to the author."
    label="Reason"
    needed="Please give a reason"
    act="Hide"
    busyAction="Hiding..."
    done={`The ${typeName} is hidden`}
    failed={`The ${typeName} was not hidden`}
    send={hide}
    onClose={onClose}
  />
);

interface Hideable {
  typeName: string;
  isHidden: boolean;
  show: () => Promise<unknown>;
  /** Opens the dialog that asks for the reason. */
  onHide: () => void;
}

/** The admin's action that hides something from others, or shows it again. */
export function useHidingAction({ typeName, isHidden, show, onHide }: Hideable): Action {
  const showing = useWrite({
    send: show,
    onDone: () => toast({ title: `Everyone can see the ${typeName} again`, tone: 'good' }),
    onFailed: (error) =>
      toast({ title: `The ${typeName} is still hidden`, description: getMessage(error), tone: 'bad' }),
  });
  return isHidden
    ? { icon: Eye, label: 'Show again', onChoose: () => showing.mutate(undefined) }
    : { icon: EyeOff, label: 'Hide from others', onChoose: onHide };
}

/** Asks for a reason. Its code loads on the press, because most people only read. */
export const AskReason = lazyComponent<ReasonDialogProps>(
  async () => (await import('./ReasonDialog.tsx')).ReasonDialog,
);
