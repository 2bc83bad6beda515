import type * as z from 'zod/mini';
import type { Admin } from '#server/access/access.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#server/database/engine.ts';
import { badField, notFound } from '#server/failure.ts';
import {
  AnyRawResponse,
  download,
  type RawResponse,
  type RequestContext,
  type Route,
  route,
  serve,
} from '#server/http/route.ts';
import type { UploadRules } from '#server/http/uploads/upload.ts';
import { anyKind, ByKind, endpoints, type ImportForm, type ImportQuery } from '../contract.ts';
import { importSheet } from './import-commands.ts';
import { findSport, type ImportOrder, planImport, readImport } from './import-queries.ts';
import { keptAnswers } from './kept-answers/kept-answers-queries.ts';
import { listColumns } from './lay-out.ts';
import { buildPreview, countOutcomes } from './present.ts';
import { changedMeanwhile, type ImportKind, kindsInVillage } from './sheet/import-kind.ts';
import { sheetLimits, UnusableSheet, type Workbook } from './sheet/sheet.ts';
import { formatCsv } from './sheet/write-csv.ts';
import { readWorkbookAside } from './workbook-reader.ts';

const on = serve(endpoints);

const upload: UploadRules = {
  field: 'file',
  largestBytes: sheetLimits.fileBytes,
  maxFieldLength: 40_000,
  admit: async () => undefined,
};

type ImportContext = RequestContext<z.infer<typeof ByKind>, ImportQuery, z.infer<typeof ImportForm>, Admin>;

export const importRoutes = (kinds: readonly ImportKind[]): Route[] => [
  on('GET /api/imports', {
    access: 'admin',
    summary: 'The lists that can be imported, and their columns',
    handle: async ({ db }) => (await kindsInVillage(db, kinds)).map(presentKind),
  }),
  route({
    method: 'GET',
    path: '/api/imports/:kind/template',
    access: 'admin',
    summary: 'A spreadsheet to fill in, with the headings of an import and one example',
    params: ByKind,
    responseType: AnyRawResponse,
    handle: ({ params }) => buildTemplate(kindNamed(kinds, params.kind)),
  }),
  on('POST /api/imports/:kind/preview', {
    access: 'admin',
    summary: 'A preview of an import, row by row; writes nothing',
    upload,
    handle: async (context) => {
      const asked = await readOrder(
        context.params.kind === anyKind ? kinds : [kindNamed(kinds, context.params.kind)],
        context,
      );
      const order = { ...asked, kept: await keptAnswers(context.db) };
      const read = await readImport(context.db, order).catch(asFailure);
      const { prepared } = read;
      const plan = prepared && (await planImport(context.db, { ...read, prepared }));
      return buildPreview(kinds, order.workbook, read, plan);
    },
  }),
  on('POST /api/imports/:kind', {
    access: 'admin',
    summary: 'Import a file in one transaction; with `Accept: application/x-ndjson` it streams its progress',
    upload,
    streamsProgress: true,
    handle: async (context) => {
      const order = await readOrder([kindNamed(kinds, context.params.kind)], context);
      const read = await readImport(context.db, order).catch(asFailure);
      const { prepared } = read;
      if (!prepared) throw badField('file', read.problem ?? 'cannot be read');
      const skips = context.query.skipRefused === true;
      const without = { refused: skips, open: skips };
      const report = context.response.progress;
      const { plan, importId } = await context
        .commit((write) => importSheet(write, { read: { ...read, prepared }, without, report }))
        .catch(asConflict);
      return {
        importId,
        counts: countOutcomes(plan.rows),
        newTeams: plan.newTeams.length,
        newResidences: plan.newResidences?.length ?? 0,
        newVenues: plan.newVenues?.length ?? 0,
        newCompetitions: plan.newCompetitions?.length ?? 0,
      };
    },
  }),
];

function asConflict(error: unknown): never {
  throw isUniqueViolation(error) || isForeignKeyViolation(error) ? changedMeanwhile() : error;
}

async function readOrder(kinds: readonly ImportKind[], context: ImportContext): Promise<ImportOrder> {
  const { sportId, sheet, headingLine, season } = context.query;
  const { columns, answers = {}, askAgain = [] } = context.body;
  if (sportId !== undefined && !(await findSport(context.db, sportId)))
    throw badField('sportId', 'This is not a sport of this village');
  const workbook = await readWorkbook(context.file?.bytes);
  const choices = { sheet, headingLine, columns };
  // An import uses no kept answer that its preview has not shown: the browser sends those that it showed.
  return { kinds, workbook, choices, sportId, season: season || undefined, answers, kept: [], askAgain };
}

async function readWorkbook(bytes: Uint8Array | undefined): Promise<Workbook> {
  if (!bytes) throw badField('file', 'Please choose a file');
  return readWorkbookAside(bytes).catch(asFailure);
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
  columns: Object.entries(listColumns(kind)).map(([name, { heading }]) => ({
    name,
    heading,
    isNeeded: kind.needs.some(([first]) => first === name),
  })),
});

function buildTemplate({ name, columns }: ImportKind): RawResponse {
  const shown = Object.entries(columns).filter(([, { example }]) => example !== '');
  const row = Object.fromEntries(shown.map(([column, { example }]) => [column, example]));
  const headings = Object.fromEntries(shown.map(([column, { heading }]) => [column, heading]));
  const csv = formatCsv([row], headings);
  return download(csv, 'text/csv; charset=utf-8', `${name}-template.csv`);
}
