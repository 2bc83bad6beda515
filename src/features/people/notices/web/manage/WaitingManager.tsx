import { WaitingLinks } from '../WaitingLinks.tsx';

/** At the top of the dashboard, so that nothing waits unseen. */
export function WaitingManager() {
  return (
    <div className="-mx-1 mb-3 empty:hidden">
      <WaitingLinks />
    </div>
  );
}
