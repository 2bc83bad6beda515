import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { nameKey } from '#shared/name-key.ts';
import { pagesOf } from '../calls.ts';
import type { ManagedRow, Manager } from './manager.ts';

/** The list of a manager: its pages as they are needed, narrowed by what is chosen and typed. */
export function useRowsOf<Row extends ManagedRow>({ path, query, inOrder = asTheyCome }: Manager<Row>) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const list = useInfiniteQuery(pagesOf<Row>(path, { ...query, ...chosen }));
  const key = nameKey(search);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = list;

  // What is looked for may stand on a page that has not come.
  useEffect(() => {
    if (key !== '' && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [key, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const rows = useMemo(
    () => inOrder(data ?? []).filter((row) => key === '' || textsOf(row).includes(key)),
    [data, key, inOrder],
  );
  const choose = (name: string, value: string) =>
    setChosen(({ [name]: _, ...rest }) => (value === '' ? rest : { ...rest, [name]: value }));
  return { list, rows, search, setSearch, chosen, choose };
}

const asTheyCome = <Row>(rows: readonly Row[]): readonly Row[] => rows;

/** All that a row says in words. */
const textsOf = (row: object): string => nameKey(wordsIn(row).join(' '));

/** Those of what it names too: a game is found by its teams. */
const wordsIn = (row: object): string[] =>
  Object.values(row).flatMap((value) => {
    if (typeof value === 'string' || typeof value === 'number') return [String(value)];
    return typeof value === 'object' && value !== null ? wordsIn(value) : [];
  });
