import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { SharedWorkout } from '../contract.ts';
import { deleteSharedWorkout, forgetSharedWorkout } from './api.ts';

interface DeleteSharedWorkoutProps {
  workout: SharedWorkout;
  onClose: () => void;
  /** The button that was pressed is gone with its card: focus needs another place. */
  onDeleted: () => void;
}

/** Asks before a shared workout is removed for good. */
export function DeleteSharedWorkout({ workout, onClose, onDeleted }: DeleteSharedWorkoutProps) {
  const client = useQueryClient();
  const isGone = useRef(false);
  const deletion = useWrite({
    send: () => deleteSharedWorkout(workout.id),
    onDone: () => {
      isGone.current = true;
      forgetSharedWorkout(client, workout.id);
      toast({ title: 'Workout deleted', tone: 'good' });
    },
    onFailed: () => toast({ title: 'Failed to delete the workout. Please try again.', tone: 'bad' }),
  });

  // After the dialog has given focus back to the button that opened it, if that is still there.
  useEffect(
    () => () => {
      if (isGone.current) onDeleted();
    },
    [onDeleted],
  );

  return (
    <ConfirmDialog
      title="Delete this workout?"
      description={`“${workout.title}” goes, with its likes and comments.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      danger
      onConfirm={() => deletion.mutateAsync(undefined)}
      onClose={onClose}
    />
  );
}
