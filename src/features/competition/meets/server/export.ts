import { defineExport } from '#server/resources/exported-list.ts';
import { fromCursor, isIdKey, toCursor } from '#server/resources/paging.ts';
import { maxResults } from '../limits.ts';
import { markText } from '../mark-rules.ts';
import { listAllResults } from './queries.ts';

/** The results of all meets, a row for each. */
export const resultExport = defineExport({
  name: 'meet-results',
  title: 'Results of meets',
  list: async (db, viewer, { cursor }) => {
    const [after] = fromCursor(cursor, isIdKey) ?? [0];
    const rows = await listAllResults(db, viewer, after);
    const last = rows.at(-1);
    return { rows, next: last && rows.length === maxResults ? toCursor([last.id]) : null };
  },
  cells: {
    Meet: ({ meet }) => meet,
    Starts: ({ date_time }) => date_time,
    Sport: ({ sport }) => sport,
    Event: ({ event }) => event,
    Place: ({ place }) => place,
    Name: ({ name }) => name,
    Team: ({ team }) => team,
    Mark: ({ measure, mark }) => (mark === null || measure === 'place' ? '' : markText(measure, mark)),
    Status: ({ status }) => status,
    Note: ({ note }) => note,
  },
});
