import { dashboardTop } from '#features/admin/web/slots.ts';
import { WaitingLinks } from '../WaitingLinks.tsx';

export const filling = dashboardTop.fill(WaitingManager);

/** On the dashboard, above everything: nothing waits unseen. */
function WaitingManager() {
  return (
    <div className="-mx-1 mb-3 empty:hidden">
      <WaitingLinks />
    </div>
  );
}
