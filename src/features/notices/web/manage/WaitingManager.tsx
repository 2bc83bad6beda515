import { WaitingLinks } from '../WaitingLinks.tsx';

/** On the dashboard, above everything: nothing waits unseen. */
export function WaitingManager() {
  return (
    <div className="-mx-1 mb-3 empty:hidden">
      <WaitingLinks />
    </div>
  );
}
