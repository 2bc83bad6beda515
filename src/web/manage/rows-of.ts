import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { nameKey } from '#shared/name-key.ts';
import { pagesOf } from '../calls.ts';
import type { ManagedRow, Manager } from './manager.ts';

/** The list of a manager: its pages as they are needed, narrowed by what is chosen and typed. */
export function useRowsOf<Row extends ManagedRow>({ path, query }: Manager<Row>) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const list = useInfiniteQuery(pagesOf<Row>(path, { ...query, ...chosen }));
  const key = nameKey(search);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = list;

  // What is looked for may stand on a page that has not come.
  useEffect(() => {
    if (key !== '' && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [key, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const rows = useMemo(() => (data ?? []).filter((row) => key === '' || textsOf(row).includes(key)), [data, key]);
  const choose = (name: string, value: string) =>
    setChosen(({ [name]: _, ...rest }) => (value === '' ? rest : { ...rest, [name]: value }));
  return { list, rows, search, setSearch, chosen, choose };
}

/** All that a row says in words. */
const textsOf = (row: object): string =>
  nameKey(
    Object.values(row)
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .join(' '),
  );
