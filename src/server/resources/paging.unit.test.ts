import { expect, test } from 'vitest';
import { fromCursor, isIdKey, searchedPage } from './paging.ts';

interface Row {
  id: number;
  name: string;
}

const names = Array.from({ length: 1_200 }, (_, at) => (at % 400 === 399 ? `Zoë of  Soweto ${at}` : `Thabo ${at}`));
const rows: Row[] = names.map((name, at) => ({ id: at + 1, name }));
const reads: number[] = [];

function search(typed: string | undefined, { size = 2, cursor }: { size?: number; cursor?: string } = {}) {
  reads.length = 0;
  return searchedPage<Row>({
    typed,
    size,
    cursor,
    read: async (from, most) => {
      reads.push(most);
      const [after = 0] = fromCursor(from, isIdKey) ?? [];
      return rows.filter(({ id }) => id > after).slice(0, most);
    },
    getKey: ({ id }) => [id],
    getText: ({ name }) => name,
  });
}

const pickIds = (found: readonly Row[]) => found.map(({ id }) => id);

test('reads a plain page when no word was typed', async () => {
  for (const typed of [undefined, '', '  ']) {
    expect(pickIds((await search(typed)).rows)).toEqual([1, 2]);
    expect(reads).toEqual([3]);
  }
});

test('finds rows on any page, in their order, whatever the accents and case', async () => {
  const first = await search('ZOE  sow');
  expect(pickIds(first.rows)).toEqual([400, 800]);
  const second = await search('ZOE  sow', { cursor: first.next ?? '' });
  expect(pickIds(second.rows)).toEqual([1_200]);
  expect(second.next).toBeNull();
});

test('reads on only until a page is full', async () => {
  expect(pickIds((await search('thabo', { size: 100 })).rows)).toHaveLength(100);
  expect(reads).toEqual([500]);
});

test('requires each word, in any order, and has no page after one that just fits', async () => {
  expect(pickIds((await search('soweto zoe 1199')).rows)).toEqual([1_200]);
  expect(pickIds((await search('soweto thabo')).rows)).toEqual([]);
  expect(await search('zoe', { size: 3 })).toMatchObject({ rows: { length: 3 }, next: null });
});
