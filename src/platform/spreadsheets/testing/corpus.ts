import { workbook } from './workbook.ts';

export type Cell = string | number;

/** A workbook as people keep it: inline texts, and numbers as numbers. */
export function buildWorkbook(sheets: Record<string, Cell[][]>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`).join('');
  const targets = names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`).join('');
  const parts = Object.values(sheets).map((rows, at) => [`xl/worksheets/s${at}.xml`, sheetXml(rows)]);
  return workbook({
    rows: '',
    workbook: `<workbook xmlns:r="r"><sheets>${list}</sheets></workbook>`,
    others: {
      'xl/_rels/workbook.xml.rels': `<Relationships>${targets}</Relationships>`,
      ...Object.fromEntries(parts),
    },
  });
}

function sheetXml(rows: Cell[][]): string {
  const cell = (content: Cell) =>
    typeof content === 'number'
      ? `<c><v>${content}</v></c>`
      : `<c t="inlineStr"><is><t>${content.replaceAll('&', '&amp;')}</t></is></c>`;
  const lines = rows.map((cells, at) => `<row r="${at + 1}">${cells.map(cell).join('')}</row>`);
  return `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const cover: Cell[][] = [
  ['Inter-residence league'],
  ['Season 2026'],
  ['Kept by the sports office: please mail changes to the office'],
];

/** A cover and a sheet for each of three sports: a title, a matchday line, times as numbers, results in one column, a total. */
export const leagueWorkbook = () =>
  buildWorkbook({
    Cover: cover,
    Soccer: [
      ['Inter-residence league', '', '', ''],
      ['Date', 'Kick-off', 'Home', 'Result', 'Away', 'Referee'],
      ['Matchday 1'],
      [46250, 0.75, 'Oak Res', '4-2', 'Princeton Village', 'Mr Nkosi'],
      [46250, 0.8125, 'Elm House', '2 – 1 (1-0)', 'River Hall', 'Ms Botha'],
      ['Matchday 2'],
      [46257, 0.75, 'Princeton Village', '', 'Elm House', ''],
      ['Total', '', '', '9 goals', '', ''],
    ],
    Netball: [
      ['Fixtures'],
      ['Date', 'Time', 'Home team', 'Home team score', 'Away team', 'Away team score'],
      ['16/08/2026', '10:00', 'Oak Res', 31, 'Elm House', 28],
      ['23/08/2026', '10:00', 'Elm House', '', 'Oak Res', ''],
    ],
    Basketball: [
      ['', 'Home', '', 'Visitors', ''],
      ['Date', 'Team', 'Score', 'Team', 'Score'],
      ['15 August 2026', 'River Hall', 67, 'Princeton Village', 94],
    ],
  });

/** A cover sheet, then players with two columns for the name, below a title and with a footnote. */
export const rosterWorkbook = () =>
  buildWorkbook({
    'Read me': cover,
    Players: [
      ['Registered players'],
      [],
      ['Sport', 'Team', 'Name', 'Surname', 'No.', 'Student number'],
      ['Soccer', 'Oak Res', 'Palesa', 'Dlamini', 7, 'S1'],
      ['Soccer', 'Oak Res', 'Thabo', 'van der Merwe', 9, 'S2'],
      ['Netball', 'Oak Res', 'Nomsa', 'Khumalo', 4, 'S3'],
      ['Basketball', 'River Hall', 'Sipho', 'Ndlovu', 23, 'S4'],
      ['* as registered on 1 August'],
    ],
  });

/** As Excel saves it in Europe: a byte order mark, semicolons and dates with dots. */
export const semicolonCsv =
  '\ufeffDatum;Date;Home Team;Away Team;Score\r\nSa;15.08.2026;Köln Süd;Møre;2:1\r\nSo;16.08.2026;Møre;Köln Süd;3:3 (4:2 pens)\r\n';

/** As older programs save it: an è is one byte. */
export const latin1Csv = () =>
  Uint8Array.from(
    [...'date,home,away,result\n2026-08-16,Molière Hall,Elm House,106-82 OT\n'].map((letter) => letter.charCodeAt(0)),
  );
