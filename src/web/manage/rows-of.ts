import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pagesOf } from '../calls.ts';
import { useSettled } from '../settled.ts';
import type { ManagedRow } from './fields.ts';
import type { Manager } from './manager.ts';

/** The list of a manager: its pages as they are needed, narrowed by the server to what is chosen and typed. */
export function useRowsOf<Row extends ManagedRow>({ path, query, inOrder = asTheyCome }: Manager<Row>) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const q = useSettled(search.trim());
  const list = useInfiniteQuery(pagesOf<Row>(path, { ...query, ...chosen, ...(q !== '' && { q }) }));
  const { data } = list;
  const rows = useMemo(() => inOrder(data ?? []), [data, inOrder]);
  const choose = (name: string, value: string) =>
    setChosen(({ [name]: _, ...rest }) => (value === '' ? rest : { ...rest, [name]: value }));
  return { list, rows, search, setSearch, chosen, choose, isSearched: q !== '' };
}

const asTheyCome = <Row>(rows: readonly Row[]): readonly Row[] => rows;
