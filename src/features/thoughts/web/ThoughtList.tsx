import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { messageOf } from '#web/api.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Thought } from '../contract.ts';
import { ThoughtCard } from './ThoughtCard.tsx';

interface ThoughtListProps {
  list: UseInfiniteQueryResult<Thought[]>;
  empty: string;
  emptyText: string;
}

export function ThoughtList({ list, empty, emptyText }: ThoughtListProps) {
  if (list.isPending) return <ThoughtsLoading />;
  if (!list.data) {
    return (
      <ErrorState
        title="The thoughts could not be loaded"
        text={messageOf(list.error)}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  if (list.data.length === 0) return <EmptyState icon={MessageSquare} title={empty} text={emptyText} />;
  return (
    <>
      <ul aria-label="Thoughts" className="grid gap-3.5">
        {list.data.map((thought) => (
          <li key={thought.id} className="min-w-0">
            <ThoughtCard thought={thought} />
          </li>
        ))}
      </ul>
      <LoadMore hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={list.fetchNextPage} />
    </>
  );
}

function ThoughtsLoading() {
  return (
    <Loading label="Loading thoughts..." className="grid gap-3.5">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-40 rounded-card" />
      ))}
    </Loading>
  );
}
