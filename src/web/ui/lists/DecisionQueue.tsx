import type { ReactNode } from 'react';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

interface DecisionQueueProps<Row> extends Pick<InfiniteListProps<Row>, 'list' | 'loading' | 'failed' | 'empty'> {
  /** Of its heading. */
  id: string;
  heading: string;
  /** Renders a list item. */
  children: (row: Row) => ReactNode;
}

/** What waits for a decision: a heading and a card for each, in all states of a list. */
export function DecisionQueue<Row>({ id, heading, children, ...states }: DecisionQueueProps<Row>) {
  return (
    <div className="grid gap-3">
      <InfiniteList {...states} className="grid gap-3">
        {(rows) => (
          <section aria-labelledby={id} className="grid gap-3">
            <h2 id={id}>{heading}</h2>
            <ul aria-labelledby={id} className="grid gap-3 lg:grid-cols-2">
              {rows.map(children)}
            </ul>
          </section>
        )}
      </InfiniteList>
    </div>
  );
}
