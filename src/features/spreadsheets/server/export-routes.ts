import { Readable } from 'node:stream';
import { readSettings } from '#features/settings/server/queries.ts';
import { notFound } from '#server/failure.ts';
import type { Contribution } from '#server/feature.ts';
import { AnyRawAnswer, download, type Route, route, serve } from '#server/http/route.ts';
import type { ExportedList } from '#server/resources/exported-list.ts';
import { ByList, calls, ExportQuery } from '../contract.ts';
import { fileFormats } from './file-formats.ts';

const on = serve(calls);

export const exportRoutes = (lists: readonly ExportedList[], contributions: readonly Contribution[]): Route[] => [
  on('GET /api/exports', {
    access: 'admin',
    summary: 'The lists that can be exported as a spreadsheet',
    handle: () => lists.map(({ name, title }) => ({ name, title })),
  }),
  route({
    method: 'GET',
    path: '/api/exports/:list',
    access: 'admin',
    summary: 'A whole list as a CSV file or Excel workbook, safe to open in a spreadsheet',
    params: ByList,
    query: ExportQuery,
    answerAs: AnyRawAnswer,
    handle: async (call) => {
      const list = lists.find(({ name }) => name === call.params.list);
      if (!list) throw notFound('This list');
      const { timeZone } = await readSettings(call.db);
      await call.commit((write) => write.audit({ act: 'list.export', subject: list.name }));
      const { db, viewer } = call;
      const format = call.query.format ?? 'csv';
      const { type, fileOf } = fileFormats[format];
      const stream = Readable.from(fileOf(list, { db, viewer, timeZone, contributions }));
      return download(stream, type, `${list.name}.${format}`);
    },
  }),
];
