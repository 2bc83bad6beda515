import { useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '#web/ui/DeleteDialog.tsx';
import type { SharedWorkout } from '../contract.ts';
import { deleteSharedWorkout, forgetSharedWorkout } from './api.ts';

interface DeleteSharedWorkoutProps {
  workout: SharedWorkout;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteSharedWorkout({ workout: { id, title }, ...dialog }: DeleteSharedWorkoutProps) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete this workout?"
      description={`“${title}” will be deleted, with its likes and comments.`}
      send={() => deleteSharedWorkout(id)}
      forget={() => forgetSharedWorkout(client, id)}
      done="Workout deleted"
      failed="Failed to delete the workout. Please try again."
      {...dialog}
    />
  );
}
