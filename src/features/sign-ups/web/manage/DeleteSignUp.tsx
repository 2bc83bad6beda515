import { DeleteDialog } from '#web/ui/DeleteDialog.tsx';
import type { KeptSignUp } from '../../contract.ts';
import { deleteSignUp } from '../api.ts';

interface DeleteSignUpProps {
  signUp: KeptSignUp;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteSignUp({ signUp: { id, firstName, surname, club }, ...dialog }: DeleteSignUpProps) {
  return (
    <DeleteDialog
      title="Delete this sign-up?"
      description={`${firstName} ${surname}, ${club}. This cannot be undone.`}
      send={() => deleteSignUp(id)}
      done="Sign-up deleted"
      failed="The sign-up was not deleted. Please try again."
      {...dialog}
    />
  );
}
