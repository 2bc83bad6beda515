import type { Cell, Day, ListSheet } from './lists.ts';
import type { Program } from './programs.ts';
import { zip } from './zip.ts';

/** Writes the sheets into a file as the given program would. */
export function writeList(sheets: readonly ListSheet[], program: Program): Uint8Array<ArrayBuffer> {
  const texts: string[] = [];
  const formats: string[] = [];
  const written = sheets.map((sheet, at) => [
    `xl/${program.sheetPath(at + 1)}`,
    sheetXml(sheet, { program, texts, formats }),
  ]);
  const parts = {
    '[Content_Types].xml': contentTypes(sheets, program),
    '_rels/.rels': relationships([[`rId1`, 'officeDocument', 'xl/workbook.xml']], program),
    'docProps/app.xml': '<Properties/>',
    'xl/_rels/workbook.xml.rels': relationships(buildRelations(sheets, program), program),
    'xl/workbook.xml': workbookXml(sheets, program),
    'xl/styles.xml': stylesXml(formats, program),
    ...(program.texts === 'shared' && { 'xl/sharedStrings.xml': sharedStrings(texts, program) }),
    ...Object.fromEntries(written),
  };
  const entries = Object.entries(parts).map(([path, xml]) => [path, program.opening + xml] as const);
  return zip(Object.fromEntries(program.isOutOfOrder ? entries.reverse() : entries), program.packing);
}

interface Writing {
  program: Program;
  texts: string[];
  formats: string[];
}

const bases = { usual: 'http://schemas.openxmlformats.org', strict: 'http://purl.oclc.org/ooxml' };
const getNamespace = ({ isStrict }: Program, of: string) =>
  isStrict ? `${bases.strict}/${of}` : `${bases.usual}/${of}/2006`;

function root(program: Program, name: string, within: string): string {
  const { prefix, relation } = program;
  const main = `xmlns${prefix && ':x'}="${getNamespace(program, 'spreadsheetml')}/main"`;
  const relations = `xmlns:${relation.split(':')[0]}="${getNamespace(program, 'officeDocument')}/relationships"`;
  const more = 'xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"';
  return `<${prefix}${name} ${main} ${relations} ${more}>${within}</${prefix}${name}>`;
}

function sheetXml({ rows, merged = [] }: ListSheet, writing: Writing): string {
  const { program } = writing;
  const { prefix: x, lineEnd, hasStyledEmptiness } = program;
  const written = rows.map((cells, at) => rowXml(cells, at + 1, writing));
  const below = hasStyledEmptiness ? `<${x}row r="1048576"><${x}c r="A1048576" s="0"/></${x}row>` : '';
  const merges = merged.map((ref) => `<${x}mergeCell ref="${ref}"/>`).join('');
  return root(
    program,
    'worksheet',
    [
      program.hasDimension ? `<${x}dimension ref="A1:F${Math.max(1, rows.length)}"/>` : '',
      `<${x}sheetViews><${x}sheetView workbookViewId="0"/></${x}sheetViews>`,
      `<${x}sheetData>${written.join(lineEnd)}${below}</${x}sheetData>`,
      merges && `<${x}mergeCells>${merges}</${x}mergeCells>`,
      `<${x}pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>`,
    ].join(lineEnd),
  );
}

function rowXml(cells: readonly Cell[], line: number, writing: Writing): string {
  const { prefix: x, hasRowNumbers, ofRow } = writing.program;
  // A program that does not number rows must also write the empty ones.
  if (cells.length === 0 && hasRowNumbers) return '';
  const written = cells.map((cell, column) => cellXml(cell, `${letter(column)}${line}`, writing)).join('');
  return `<${x}row${hasRowNumbers ? ` r="${line}"` : ''}${ofRow}>${written}</${x}row>`;
}

const letter = (column: number) => String.fromCharCode(65 + column);

function cellXml(cell: Cell, address: string, writing: Writing): string {
  const { prefix: x, hasAddresses, hasStyledEmptiness } = writing.program;
  if (cell === null && hasAddresses && !hasStyledEmptiness) return '';
  const { type = '', style = '', within = '' } = cell === null ? {} : buildContent(cell, writing);
  const at = hasAddresses ? ` r="${address}"` : '';
  const kind = type && ` t="${type}"`;
  return `<${x}c${at}${style}${kind}>${within}</${x}c>`;
}

interface Content {
  type?: string;
  style?: string;
  within?: string;
}

function buildContent(cell: NonNullable<Cell>, writing: Writing): Content {
  const { prefix: x } = writing.program;
  const value = (text: string | number) => `<${x}v>${escaped(String(text))}</${x}v>`;
  if (typeof cell === 'number') return { within: value(cell) };
  if (typeof cell === 'boolean') return { type: 'b', within: value(cell ? 1 : 0) };
  if (typeof cell === 'string') return buildText(cell, `<${x}t xml:space="preserve">${escaped(cell)}</${x}t>`, writing);
  if ('runs' in cell) return buildText(cell.runs.join(''), richXml(cell.runs, cell.phonetic, x), writing);
  if ('day' in cell) return buildDay(cell, writing);
  if ('fault' in cell) return { type: 'e', within: value(cell.fault) };
  const computed =
    typeof cell.value === 'string' ? { type: 'str', within: value(cell.value) } : buildContent(cell.value, writing);
  return { ...computed, within: `<${x}f>${escaped(cell.formula)}</${x}f>${computed.within}` };
}

function buildText(text: string, xml: string, { program: { texts: way, prefix: x }, texts }: Writing): Content {
  if (way === 'inline') return { type: 'inlineStr', within: `<${x}is>${xml}</${x}is>` };
  if (way === 'str') return { type: 'str', within: `<${x}v>${escaped(text)}</${x}v>` };
  if (!texts.includes(xml)) texts.push(xml);
  return { type: 's', within: `<${x}v>${texts.indexOf(xml)}</${x}v>` };
}

function richXml(runs: readonly string[], phonetic: string | undefined, x: string): string {
  const written = runs.map((run, at) => {
    const properties = at % 2 === 0 ? '' : `<${x}rPr><${x}b/><${x}sz val="11"/></${x}rPr>`;
    return `<${x}r>${properties}<${x}t xml:space="preserve">${escaped(run)}</${x}t></${x}r>`;
  });
  const aside = phonetic
    ? `<${x}rPh sb="0" eb="2"><${x}t>${phonetic}</${x}t></${x}rPh><${x}phoneticPr fontId="1"/>`
    : '';
  return written.join('') + aside;
}

const daysUntil1904 = 1_462;

function buildDay({ day, format, shown }: Day, { program, formats }: Writing): Content {
  const x = program.prefix;
  if (!formats.includes(format)) formats.push(format);
  const style = ` s="${formats.indexOf(format) + 1}"`;
  if (program.isStrict) {
    const text = day < 1 ? `${shown}:00` : `${shown.slice(0, 10)}T${shown.slice(11) || '00:00'}:00.000`;
    return { type: 'd', style, within: `<${x}v>${text}</${x}v>` };
  }
  return { style, within: `<${x}v>${program.from1904 && day >= 1 ? day - daysUntil1904 : day}</${x}v>` };
}

function workbookXml(sheets: readonly ListSheet[], program: Program): string {
  const { prefix: x, relation, relationId, from1904 } = program;
  const listed = sheets.map(({ name, state }, at) => {
    const shown = state ? ` state="${state}"` : '';
    return `<${x}sheet name="${escaped(name)}" sheetId="${at + 1}"${shown} ${relation}="${relationId(at + 1)}"/>`;
  });
  const about = from1904 ? `<${x}workbookPr date1904="1" defaultThemeVersion="124226"/>` : `<${x}workbookPr/>`;
  return root(program, 'workbook', `${about}<${x}sheets>${listed.join('')}</${x}sheets>`);
}

type Relation = readonly [id: string, kind: string, target: string];

function buildRelations(sheets: readonly ListSheet[], program: Program): Relation[] {
  const { relationId, sheetPath, texts } = program;
  const others: Relation[] = [['rStyles', 'styles', 'styles.xml']];
  if (texts === 'shared') others.push(['rTexts', 'sharedStrings', 'sharedStrings.xml']);
  const all = [...sheets.map((_, at): Relation => [relationId(at + 1), 'worksheet', sheetPath(at + 1)]), ...others];
  const before = { relative: '', absolute: '/xl/', dotted: './' }[program.targets];
  return all.map(([id, kind, target]) => [id, kind, before + target]);
}

function relationships(relations: readonly Relation[], program: Program): string {
  const base = `${getNamespace(program, 'officeDocument')}/relationships`;
  const listed = relations.map(
    ([id, kind, target]) => `<Relationship Id="${id}" Type="${base}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${bases.usual}/package/2006/relationships">${listed.join('')}</Relationships>`;
}

function contentTypes(sheets: readonly ListSheet[], { sheetPath }: Program): string {
  const kind = (of: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${of}+xml`;
  const listed = sheets.map(
    (_, at) => `<Override PartName="/xl/${sheetPath(at + 1)}" ContentType="${kind('worksheet')}"/>`,
  );
  return `<Types xmlns="${bases.usual}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind('sheet.main')}"/>${listed.join('')}</Types>`;
}

function stylesXml(formats: readonly string[], program: Program): string {
  const { prefix: x } = program;
  const codes = formats.map((code, at) => `<${x}numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`);
  const cellFormats = formats.map(
    (_, at) => `<${x}xf numFmtId="${164 + at}" fontId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return root(
    program,
    'styleSheet',
    `<${x}numFmts count="${codes.length}">${codes.join('')}</${x}numFmts><${x}cellStyleXfs><${x}xf numFmtId="14"/></${x}cellStyleXfs><${x}cellXfs><${x}xf numFmtId="0"/>${cellFormats.join('')}</${x}cellXfs>`,
  );
}

const sharedStrings = (texts: readonly string[], program: Program) =>
  root(program, 'sst', texts.map((xml) => `<${program.prefix}si>${xml}</${program.prefix}si>`).join(''));

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
