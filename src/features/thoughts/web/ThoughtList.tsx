import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { messageOf } from '#web/api.ts';
import { GrowingList } from '#web/ui/GrowingList.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Thought } from '../contract.ts';
import { ThoughtCard } from './ThoughtCard.tsx';

interface ThoughtListProps {
  list: UseInfiniteQueryResult<Thought[]>;
  empty: string;
  emptyText: string;
}

export function ThoughtList({ list, empty, emptyText }: ThoughtListProps) {
  return (
    <GrowingList
      list={list}
      atOnce={4}
      loading={{ label: 'Loading thoughts...', rows: 4, shape: 'h-40' }}
      failed={{ title: 'The thoughts did not load', text: messageOf(list.error) }}
      empty={<EmptyState icon={MessageSquare} title={empty} text={emptyText} />}
    >
      {(thoughts) => (
        <ul aria-label="Thoughts" className="grid gap-3.5">
          {thoughts.map((thought) => (
            <li key={thought.id} className="min-w-0">
              <ThoughtCard thought={thought} />
            </li>
          ))}
        </ul>
      )}
    </GrowingList>
  );
}
