import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { pagesOf } from '../calls.ts';
import { GrowingList, type GrowingListProps } from './GrowingList.tsx';
import { useLinkedRow } from './linked-row.ts';

interface CardListProps<Row> extends Omit<GrowingListProps<Row>, 'list' | 'children'> {
  of: ReturnType<typeof pagesOf<Row>>;
  /** An item of a list. One that links lead to, `/clubs#club-12`, has that id and takes the focus. */
  Card: ComponentType<{ row: Row }>;
}

/** A list of cards in the columns of `className`, one for each row, that grows as one reads on. */
export function CardList<Row extends { id: number }>(props: CardListProps<Row>) {
  const { of, Card, className = 'grid gap-3.5', ...states } = props;
  const list = useInfiniteQuery(of);
  useLinkedRow({ shown: list.data?.length ?? 0, hasMore: list.hasNextPage, onMore: list.fetchNextPage });
  return (
    <GrowingList list={list} className={className} {...states}>
      {(rows) => (
        <ul className={className}>
          {rows.map((row) => (
            <Card key={row.id} row={row} />
          ))}
        </ul>
      )}
    </GrowingList>
  );
}
