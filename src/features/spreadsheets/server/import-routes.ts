import { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { Admin } from '#server/access.ts';
import { isUniqueViolation } from '#server/database/constraints.ts';
import { badField, conflict, notFound } from '#server/failure.ts';
import { type Call, type Route, route } from '#server/http/route.ts';
import { serve } from '#server/http/serve.ts';
import { csvOf } from '#server/http/spreadsheet.ts';
import { AnyStream, StreamAnswer } from '#server/http/stream-answer.ts';
import type { UploadRules } from '#server/http/upload.ts';
import type { ImportKind } from '#server/sheets/import-kind.ts';
import { type Sheet, sheetLimits, UnusableSheet } from '#server/sheets/sheet.ts';
import { readSheetAside } from '#server/sheets/sheet-reader.ts';
import { ByKind, calls, type ImportForm, type ImportQuery } from '../contract.ts';
import { importSheet } from './import-commands.ts';
import { findSport, type ImportOrder, planImport, readImport } from './import-queries.ts';
import { columnsOf } from './lay-out.ts';
import { countsOf, previewOf } from './present.ts';

const on = serve(calls);

const upload: UploadRules = { field: 'file', largestBytes: sheetLimits.fileBytes, admit: async () => undefined };

type ImportCall = Call<z.infer<typeof ByKind>, ImportQuery, z.infer<typeof ImportForm>, Admin>;

export const importRoutes = (kinds: readonly ImportKind[]): Route[] => [
  on('GET /api/imports', {
    access: 'admin',
    summary: 'What can be imported from a spreadsheet, and the columns that it may have',
    handle: () => kinds.map(presentKind),
  }),
  route({
    method: 'GET',
    path: '/api/imports/:kind/template',
    access: 'admin',
    summary: 'A spreadsheet to fill in, with the headings of an import and one example',
    params: ByKind,
    answerAs: AnyStream,
    handle: ({ params }) => templateOf(kindNamed(kinds, params.kind)),
  }),
  on('POST /api/imports/:kind/preview', {
    access: 'admin',
    summary: 'What an import of this file would do, row by row; writes nothing',
    upload,
    handle: async (call) => {
      const order = await orderOf(kinds, call);
      const { laidOut, problem, prepared, others } = await readImport(call.db, order).catch(asFailure);
      const plan = prepared && (await planImport(call.db, prepared, others));
      return previewOf(laidOut, problem, plan);
    },
  }),
  on('POST /api/imports/:kind', {
    access: 'admin',
    summary: 'Import a file in one transaction; asked for lines, it tells how far it is',
    upload,
    isLong: true,
    handle: async (call) => {
      const { problem, prepared, others } = await readImport(call.db, await orderOf(kinds, call)).catch(asFailure);
      if (!prepared) throw badField('file', problem ?? 'cannot be read');
      const skipRefused = call.query.skipRefused === true;
      const report = call.answer.progress;
      const plan = await call
        .commit((write) => importSheet(write, { prepared, others, skipRefused, report }))
        .catch(asConflict);
      return { counts: countsOf(plan.rows), newTeams: plan.newTeams.length };
    },
  }),
];

function asConflict(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw conflict('Somebody else has added some of this meanwhile. Please try again.');
}

async function orderOf(kinds: readonly ImportKind[], call: ImportCall): Promise<ImportOrder> {
  const { sportId, season, addTeams = true } = call.query;
  const kind = kindNamed(kinds, call.params.kind);
  const sport = await findSport(call.db, sportId);
  if (!sport) throw badField('sportId', 'This is not a sport of this village');
  const sheet = await sheetOf(call.file?.bytes);
  return { kind, sheet, sport, season: season || undefined, addTeams, columns: call.body.columns };
}

async function sheetOf(bytes: Uint8Array | undefined): Promise<Sheet> {
  if (!bytes) throw badField('file', 'Please choose a file');
  return readSheetAside(bytes).catch(asFailure);
}

function asFailure(error: unknown): never {
  throw error instanceof UnusableSheet ? badField('file', error.message) : error;
}

function kindNamed(kinds: readonly ImportKind[], name: string): ImportKind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw notFound('This kind of import');
  return kind;
}

const presentKind = (kind: ImportKind) => ({
  name: kind.name,
  title: kind.title,
  columns: Object.entries(columnsOf(kind)).map(([name, { heading }]) => ({
    name,
    heading,
    isNeeded: kind.needs.some(([first]) => first === name),
  })),
});

function templateOf({ name, columns }: ImportKind): StreamAnswer {
  const shown = Object.entries(columns).filter(([, { example }]) => example !== '');
  const csv = csvOf([Object.fromEntries(shown.map(([column, { example }]) => [column, example]))], {
    columns: Object.fromEntries(shown.map(([column, { heading }]) => [column, heading])),
  });
  return new StreamAnswer(Readable.from([csv]), 'text/csv; charset=utf-8', `${name}-template.csv`);
}
