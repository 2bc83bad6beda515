import { Eye, EyeOff } from 'lucide-react';
import { ApiError, messageOf } from '#web/api/api.ts';
import { useWrite } from '#web/api/write.ts';
import type { RowProps } from '#web/manage/manager.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { Club } from '../../contract.ts';
import { toggleVisibility } from '../api.ts';

export function VisibilityToggle({ row: { id, name, hidden } }: RowProps<Club>) {
  const toggling = useWrite({
    send: () => toggleVisibility(id),
    onDone: (club) => toast({ title: club.hidden ? 'Club is now hidden' : 'Club is now visible', tone: 'good' }),
    onFailed: (error) =>
      toast({ title: 'Failed to toggle club visibility.', description: reasonOf(error), tone: 'bad' }),
  });
  const label = hidden ? 'Show' : 'Hide';
  const Icon = hidden ? Eye : EyeOff;
  return (
    <Button
      small
      busy={toggling.isPending}
      busyLabel={label}
      onClick={() => toggling.mutate(undefined)}
      aria-label={`${label} ${name}`}
    >
      <Icon className="size-4" aria-hidden />
      {label}
    </Button>
  );
}

/** A refusal speaks for itself. */
function reasonOf(error: Error): string {
  const isFailure = error instanceof ApiError && error.status !== 0 && error.status !== 403;
  return isFailure ? `Failed to toggle visibility: ${error.status} ${error.message}` : messageOf(error);
}
