import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fromCursor, isKeyNumber, isKeyText } from './paging.ts';

export interface OrderColumn {
  column: string;
  holds: 'text' | 'number';
  descending?: boolean;
}

/** For `order by`. The last column has to be unique. */
export const inOrder = (order: readonly OrderColumn[]): RawBuilder<unknown> =>
  sql.join(order.map(({ column, descending }) => sql`${sql.ref(column)} ${sql.raw(descending ? 'desc' : 'asc')}`));

/** The rows after a page's last row: further on in the first column, or equal there and further on in the next. */
export function afterCursor(order: readonly OrderColumn[], cursor: unknown): RawBuilder<SqlBool> {
  const key = fromCursor(
    typeof cursor === 'string' ? cursor : undefined,
    (parts): parts is readonly (string | number)[] => fitsOrder(order, parts),
  );
  if (!key) return sql`1 = 1`;
  const alternatives = order.map((last, at) => {
    const equal = order.slice(0, at).map(({ column }, index) => sql`${sql.ref(column)} = ${key[index]}`);
    const further = sql`${sql.ref(last.column)} ${sql.raw(last.descending ? '<' : '>')} ${key[at]}`;
    return sql`(${sql.join([...equal, further], sql` and `)})`;
  });
  return sql`${withinReach(order, key)} and (${sql.join(alternatives, sql` or `)})`;
}

/** A condition on the first column alone, so that the database can use an index. */
const withinReach = ([first]: readonly OrderColumn[], [key]: readonly (string | number)[]) =>
  first ? sql`${sql.ref(first.column)} ${sql.raw(first.descending ? '<=' : '>=')} ${key}` : sql`1 = 1`;

const fitsOrder = (order: readonly OrderColumn[], key: readonly unknown[]): boolean =>
  key.length === order.length &&
  order.every(({ holds }, at) => (holds === 'number' ? isKeyNumber(key[at]) : isKeyText(key[at])));
