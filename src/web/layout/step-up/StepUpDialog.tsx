import { endPasswordQuestion } from '../../session/reauthentication.ts';
import { AdminPasswordDialog } from './AdminPasswordDialog.tsx';

export function StepUpDialog() {
  return (
    <AdminPasswordDialog
      description="Please enter your password again to continue."
      onCancel={() => endPasswordQuestion(false)}
      onPassed={() => endPasswordQuestion(true)}
    />
  );
}
