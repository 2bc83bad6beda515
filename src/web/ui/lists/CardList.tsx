import { useInfiniteQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { pagesOf } from '../../api/calls.ts';
import { EmptyState } from '../states.tsx';
import { InfiniteList } from './InfiniteList.tsx';
import { useLinkedRow } from './linked-row.ts';

interface Words {
  title?: string;
  text?: string;
}

interface CardListProps<Row> {
  of: ReturnType<typeof pagesOf<Row>>;
  /** An item of a list. One that links lead to, `/announcements#announcement-12`, has that id and takes the focus. */
  Card: ComponentType<{ row: Row }>;
  /** `clubs`: what is said follows, unless it is said otherwise. */
  things: string;
  icon: LucideIcon;
  /** Its columns. */
  className?: string;
  /** So many shapes of the size of its cards stand there while it loads. */
  loading?: { label?: string; rows?: number; shape?: string };
  failed?: Words;
  empty?: Words;
}

/** A list with a card for each row, that grows as one reads on. */
export function CardList<Row extends { id: number }>(props: CardListProps<Row>) {
  const { of, Card, things, icon, className = 'grid gap-3.5', loading, failed, empty } = props;
  const list = useInfiniteQuery(of);
  useLinkedRow({ shown: list.data?.length ?? 0, hasMore: list.hasNextPage, onMore: list.fetchNextPage });
  return (
    <InfiniteList
      list={list}
      className={className}
      loading={{ label: `Loading ${things}...`, rows: 6, shape: 'h-28', ...loading }}
      failed={{ title: `Failed to load ${things}`, ...failed }}
      empty={<EmptyState icon={icon} title={`No ${things} found`} {...empty} />}
    >
      {(rows) => (
        <ul className={className}>
          {rows.map((row) => (
            <Card key={row.id} row={row} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}
