import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { pagesOf } from '../../api/calls.ts';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';
import { useLinkedRow } from './linked-row.ts';

interface CardListProps<Row> extends Omit<InfiniteListProps<Row>, 'list' | 'children'> {
  of: ReturnType<typeof pagesOf<Row>>;
  /** A list item. One that links lead to, `/announcements#announcement-12`, has that id and takes the focus. */
  Card: ComponentType<{ row: Row }>;
}

/** A list with a card for each row, in the columns of `className`. */
export function CardList<Row extends { id: number }>({ of, Card, ...states }: CardListProps<Row>) {
  const { className = 'grid gap-3.5' } = states;
  const list = useInfiniteQuery(of);
  useLinkedRow(list);
  return (
    <InfiniteList list={list} {...states}>
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
