import { endStepUp } from '../step-up.ts';
import { AdminPasswordDialog } from './AdminPasswordDialog.tsx';

export function StepUpDialog() {
  return (
    <AdminPasswordDialog
      description="Please enter your password again to continue."
      onCancel={() => endStepUp(false)}
      onPassed={() => endStepUp(true)}
    />
  );
}
