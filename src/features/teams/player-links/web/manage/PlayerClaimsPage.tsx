import { UserRoundCheck } from 'lucide-react';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSession } from '#web/session/session.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { ClaimQueue } from '../ClaimQueue.tsx';

export function PlayerClaimsPage() {
  const session = useSession();
  const decides = session !== null && (session.isAdmin || session.isGroundAnchor);
  return (
    <>
      <PageTitle>Player claims</PageTitle>
      {decides ? (
        <ClaimQueue
          empty={
            <EmptyState
              icon={UserRoundCheck}
              title="No claims are waiting"
              text="When a member says which player they are, it waits here for your approval."
            />
          }
        />
      ) : (
        <EmptyState title="Only officers and admins approve claims" />
      )}
    </>
  );
}
