import { afterEach, expect, test } from 'vitest';
import { newQueryClient } from '#web/api/requests.ts';
import { noteRendered } from '#web/live/sources.ts';
import { listedRows } from './listed-rows.ts';

const client = newQueryClient();
afterEach(() => client.clear());

function load(queryKey: readonly unknown[], data: unknown, updatedAt: number, path: string | null = '/api/games') {
  client.setQueryData(queryKey, data, { updatedAt });
  const query = client.getQueryCache().find({ queryKey });
  if (query) noteRendered(query, { tags: [], rows: { resourceName: 'game', path }, shows: 0 });
}

const found = () =>
  listedRows(client).map(({ queryKey, state: { data, dataUpdatedAt } }) => [queryKey[0], data, dataUpdatedAt]);

test('takes the rows of lists in pages and of plain lists, with the age of their list', () => {
  const pages = [
    { rows: [{ id: 7, venue: 'Court' }], next: 'x' },
    { rows: [{ id: 8 }], next: null },
  ];
  load(['/api/games', {}, 'pages'], { pages, pageParams: [null, 'x'] }, 5_000);
  load(['/api/venues', {}], [{ id: 1 }], 6_000, '/api/venues');
  expect(found()).toEqual([
    ['/api/games/7', { id: 7, venue: 'Court' }, 5_000],
    ['/api/games/8', { id: 8 }, 5_000],
    ['/api/venues/1', { id: 1 }, 6_000],
  ]);
});

test('takes the newer of two, and none that is loaded itself', () => {
  load(['/api/games', { teamId: 1 }], [{ id: 7, score: 2 }], 5_000);
  load(['/api/games', { teamId: 2 }], [{ id: 7, score: 3 }], 6_000);
  load(['/api/games', { teamId: 3 }], [{ id: 7, score: 1 }, { id: 8 }], 4_000);
  load(['/api/games/8', {}], { id: 8, score: 9 }, 1_000);
  expect(found()).toEqual([['/api/games/7', { id: 7, score: 3 }, 6_000]]);
});

test('leaves out lists whose rows cannot be read one by one, and what is no list', () => {
  load(['/api/comments', {}], [{ id: 1 }], 5_000, null);
  load(['/api/games/5', {}], { id: 5, lines: [{ id: 6 }] }, 5_000);
  load(['/api/games/none', {}], null, 5_000);
  expect(found()).toEqual([]);
});
