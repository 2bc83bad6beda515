import { Eye, EyeOff } from 'lucide-react';
import { messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/calls.ts';
import type { Action } from '#web/ui/ActionMenu.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';

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
      toast({ title: `The ${typeName} is still hidden`, description: messageOf(error), tone: 'bad' }),
  });
  return isHidden
    ? { icon: Eye, label: 'Show again', onChoose: () => showing.mutate(undefined) }
    : { icon: EyeOff, label: 'Hide from others', onChoose: onHide };
}
