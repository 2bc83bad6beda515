import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useSession } from '#web/session/session.ts';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { questionsOptions } from './api.ts';
import { QuestionCard } from './QuestionCard.tsx';

export function BracketQuestionsPage() {
  const session = useSession();
  const decides = session !== null && (session.isAdmin || session.isGroundAnchor);
  return (
    <>
      <PageTitle>Who plays?</PageTitle>
      {decides ? <Questions /> : <EmptyState title="Only officers and admins decide who plays in a bracket" />}
    </>
  );
}

function Questions() {
  const { data, error, isFetching, refetch } = useQuery(questionsOptions);
  if (!data && error) {
    return (
      <ErrorState
        title="The questions did not load"
        text={getMessage(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading label="Loading the questions">
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={Trophy}
        title="Nothing to decide"
        text="Brackets follow results by themselves. What no result says, or a corrected one changes, waits here."
      />
    );
  }
  return (
    <section aria-labelledby="bracket-questions" className="grid grid-cols-1 gap-3">
      <h2 id="bracket-questions">Waiting for a decision</h2>
      <ul aria-labelledby="bracket-questions" className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {data.map((question) => (
          <QuestionCard key={question.id} question={question} />
        ))}
      </ul>
    </section>
  );
}
