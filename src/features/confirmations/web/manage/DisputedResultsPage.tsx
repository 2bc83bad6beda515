import { BadgeCheck } from 'lucide-react';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSession } from '#web/session/session.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { DisputedResults } from '../DisputedResults.tsx';

export function DisputedResultsPage() {
  const session = useSession();
  const decides = session !== null && (session.isAdmin || session.isGroundAnchor);
  return (
    <>
      <PageTitle back="/more">Disputed Results</PageTitle>
      {decides ? (
        <DisputedResults
          empty={
            <EmptyState
              icon={BadgeCheck}
              title="No results are disputed"
              text="When a captain disputes a result, it waits here for your decision."
            />
          }
        />
      ) : (
        <EmptyState title="Only officers and admins decide disputed results" />
      )}
    </>
  );
}
