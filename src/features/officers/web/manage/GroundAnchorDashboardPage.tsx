import { PageTitle } from '#web/layout/PageTitle.tsx';
import { Dashboard } from '../Dashboard.tsx';
import { GateDialog } from '../GateDialog.tsx';
import { useGatePassed } from '../gate.ts';
import { LogoutButton } from '../LogoutButton.tsx';

export function GroundAnchorDashboardPage() {
  const passed = useGatePassed();
  return (
    <>
      <PageTitle back="/more" aside={passed && <LogoutButton />}>
        Ground Anchor Dashboard
      </PageTitle>
      {passed ? <Dashboard /> : <GateDialog />}
    </>
  );
}
