import { defineExport } from '#server/resources/exported-list.ts';
import { fromCursor, isIdKey, toCursor } from '#server/resources/paging.ts';
import { describeEntry } from '../in-words.ts';
import { listExported, perExport } from './entry-queries.ts';

/** Every point of every cup, a row for each. The table of a cup is the sum of its rows. */
export const cupExport = defineExport({
  name: 'cup-entries',
  title: 'Points of the house cup',
  list: async (db, _viewer, { cursor }) => {
    const [after] = fromCursor(cursor, isIdKey) ?? [0];
    const rows = await listExported(db, after);
    const last = rows.at(-1);
    return { rows, next: last && rows.length === perExport ? toCursor([last.id]) : null };
  },
  cells: {
    Cup: ({ cup }) => cup,
    Residence: ({ residence }) => residence,
    Points: ({ points }) => points / 100,
    For: (entry) => describeEntry(entry),
    Earned: ({ at }) => at,
    Sport: ({ sport }) => sport?.name,
    Competition: ({ competition, meet }) => competition?.name ?? meet?.name,
    Team: ({ team }) => team?.name,
    Game: ({ game }) => game?.title,
    Reason: ({ reason }) => reason,
    By: ({ by }) => by,
  },
});
