/** The cells of a table as a spreadsheet copies it (tabs), or of CSV with commas or semicolons; in quotes anything may stand. */
export function cellsOf(text: string): string[][] {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim();
  const delimiter = ['\\t', ';', ','].find((one) => new RegExp(`^.*${one}`).test(lines)) ?? ',';
  const cell = new RegExp(`(?: *"((?:[^"]|"")*)" *|([^${delimiter}\\n]*))(${delimiter}|\\n|$)`, 'gy');
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of lines.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows.filter((row) => row.some((one) => one !== ''));
}

/** A whole number; undefined where nothing stands, null for anything else. */
export function countIn(cell: string): number | null | undefined {
  const text = cell.replace(/^'/, '').trim();
  if (/^[-–—]?$/.test(text)) return undefined;
  const whole = /^(\d{1,4})(?:[.,]0+)?$/.exec(text)?.[1];
  return whole === undefined ? null : Number(whole);
}

export interface MadeOf {
  made: number;
  attempted: number;
  /** A spreadsheet had made a date of it: 5-9 became 5 September or 9 May. */
  wasDate: boolean;
}

/** `8/14`, `8-14`, `8 of 14 (57%)`; of a date, the lower number is what was made. */
export function madeOfIn(cell: string): MadeOf | undefined {
  const text = cell.replace(/^'/, '').trim();
  const date = dateIn(text);
  if (date) return { made: Math.min(...date), attempted: Math.max(...date), wasDate: true };
  const pair = /^(\d{1,3})\s*(?:[/–—-]|of)\s*(\d{1,3})(?![\d/.-])/.exec(text);
  return pair ? { made: Number(pair[1]), attempted: Number(pair[2]), wasDate: false } : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dateIn(text: string): [number, number] | undefined {
  const worded = /^(?:(\d{1,2})[-/. ]([a-z]{3})[a-z]*\.?|([a-z]{3})[a-z]*\.?[-/. ](\d{1,2}))$/i.exec(text);
  const month = months.indexOf((worded?.[2] ?? worded?.[3] ?? '').toLowerCase()) + 1;
  if (worded && month > 0) return [month, Number(worded[1] ?? worded[4])];
  const numbers =
    /^\d{4}[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text) ?? /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}\b/.exec(text);
  return numbers ? [Number(numbers[1]), Number(numbers[2])] : undefined;
}
