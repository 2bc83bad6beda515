/** The content of a cell as a person typed it, with the text expected from reading it where that differs. */
export type Cell = null | string | number | boolean | Rich | Day | Formula | Fault;

/** Formatted runs of text; `phonetic` is the phonetic hint of East Asian words. */
interface Rich {
  runs: readonly string[];
  phonetic?: string;
}

/** A number shown as a day or time. */
export interface Day {
  day: number;
  format: string;
  shown: string;
}

interface Formula {
  formula: string;
  value: string | number | boolean | Fault;
}

interface Fault {
  fault: string;
}

export interface ListSheet {
  name: string;
  state?: 'hidden' | 'veryHidden';
  rows: readonly (readonly Cell[])[];
  merged?: readonly string[];
}

const sheet = (...rows: Cell[][]): ListSheet[] => [{ name: 'List', rows }];

const day = (serial: number, format: string, shown: string): Day => ({ day: serial, format, shown });

/** 16 August 2024, in the formats of many languages. */
const dayFormats = [
  'dd/mm/yyyy',
  'm/d/yyyy',
  'yyyy-mm-dd',
  'd.m.yy',
  'dd\\.mm\\.yyyy',
  '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
  '[$-1C09]dd mmmm yyyy;@',
  'mmm-yy',
  'dd/mm/yyyy;@',
  'yyyy"年"m"月"d"日"',
  '[$-40A]d" de "mmmm" de "yyyy',
  'ddd d mmm',
];
const timeFormats = ['h:mm', 'hh:mm:ss', 'h:mm AM/PM', '[$-409]h:mm\\ AM/PM;@', '[h]:mm', 'h"h"mm'];

/** Lists as sports people keep them, each with some difficulty. */
export const lists = {
  fixtures: sheet(
    ['Date', 'Time', 'Home', 'Away', 'Home score', 'Away score'],
    [day(45520, 'dd/mm/yyyy', '2024-08-16'), day(0.8125, 'h:mm', '19:30'), 'Lions', 'Rovers', 3, 0],
    [day(45521, 'dd/mm/yyyy', '2024-08-17'), day(0.5, 'h:mm', '12:00'), 'Rovers', 'Lions', null, null],
  ),
  'a title above the headings': [
    {
      name: 'Season 2026',
      rows: [['Residence League'], [], ['Team', 'Played', null, 'Points'], [], [], ['Lions', 4, null, 9]],
      merged: ['A1:D1'],
    },
  ],
  'gaps between cells': sheet(
    [null, null, 'Team'],
    [],
    [null, 'A', null, null, 'B'],
    ['Lions', null, null, null, null, null, 7],
  ),
  'formatted and phonetic text': sheet(
    [{ runs: ['Li', 'ons', ' & Co'] }, { runs: ['東京'], phonetic: 'トウキョウ' }],
    [{ runs: [' Rovers', '  '] }, 'plain'],
  ),
  formulas: sheet(
    ['Total', { formula: 'SUM(A2:A3)', value: 12 }, { formula: 'A1&"s"', value: 'Totals' }],
    [
      { formula: 'B1>3', value: true },
      { formula: '1/0', value: { fault: '#DIV/0!' } },
      { formula: 'IF(1,"","")', value: '' },
    ],
    [
      { formula: 'HYPERLINK("http://x","Field")', value: 'Field' },
      { formula: '0.1+0.2', value: 0.30000000000000004 },
    ],
  ),
  'days in many formats': sheet(
    dayFormats.map((format) => day(45520, format, '2024-08-16')),
    dayFormats.map((format) => day(45520.8125, format, '2024-08-16 19:30')),
  ),
  'times in many formats': sheet(timeFormats.map((format) => day(0.8125, format, '19:30'))),
  'hidden sheets beside what is shown': [
    { name: 'Old', state: 'hidden', rows: [['old', 1]] },
    { name: 'Teams & more', rows: [['Team'], ['Lions']] },
    { name: 'Lists', state: 'veryHidden', rows: [['choices']] },
    { name: 'Empty', rows: [] },
    {
      name: 'Players',
      rows: [
        ['Player', 'No'],
        ['Palesa', 7],
      ],
    },
  ],
  'letters of many kinds': sheet(
    ['<b>&amp; "quoted" \'so\'</b>', 'Zoë Müller', 'مرحبا', '東京', '🏀🏐'],
    [' spaces around ', 'two\nlines', '=1+1', '00123', "'quoted"],
  ),
  numbers: sheet([0, 7, -3.5, 0.1, 1e21, 123456789012, 0.30000000000000004, 1e-7], [100, null, 45520, 0.8125]),
  'ticks and errors': sheet([true, false, { fault: '#N/A' }, { fault: '#REF!' }], ['end']),
} satisfies Record<string, readonly ListSheet[]>;
