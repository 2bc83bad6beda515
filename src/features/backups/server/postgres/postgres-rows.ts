import { UnusableBackup } from '../manifest.ts';

/** One row of a table in a dump, or the last number that a sequence gave out. */
export type DumpEntry =
  | { table: string; columns: readonly string[]; values: (string | null)[] }
  | { sequence: string; last: string; isCalled: boolean };

/** More characters than any row of this app has. */
const longestLine = 64_000_000;

/**
 * Reads the output of `pg_restore --data-only`. It looks for rows and sequences only and runs no statement, so that a
 * dump made by somebody else can supply nothing but values.
 */
export async function* entriesOf(script: AsyncIterable<Buffer>): AsyncGenerator<DumpEntry> {
  let open: { table: string; columns: string[] } | null = null;
  for await (const line of linesOf(script)) {
    if (open === null) {
      open = tableIn(line);
      const sequence = sequenceIn(line);
      if (sequence) yield sequence;
    } else if (line === '\\.') open = null;
    else yield { ...open, values: line.split('\t').map(unescaped) };
  }
}

const name = '(?:"((?:[^"]|"")+)"|([a-z_][a-z_0-9]*))';
const copy = new RegExp(`^COPY ${name}\\.${name} \\((.*)\\) FROM stdin;$`);
const nameIn = (quoted: string | undefined, plain: string | undefined) => quoted?.replaceAll('""', '"') ?? plain ?? '';

function tableIn(line: string): { table: string; columns: string[] } | null {
  const [, , , quoted, plain, columns = ''] = copy.exec(line) ?? [];
  const table = nameIn(quoted, plain);
  if (table === '') return null;
  return { table, columns: [...columns.matchAll(new RegExp(name, 'g'))].map(([, of, as]) => nameIn(of, as)) };
}

function sequenceIn(line: string): DumpEntry | null {
  const [, sequence, last, isCalled] =
    /^SELECT pg_catalog\.setval\('[^'.]+\.([a-z_0-9]+)', (\d{1,18}), (true|false)\);$/.exec(line) ?? [];
  if (sequence === undefined || last === undefined) return null;
  return { sequence, last, isCalled: isCalled === 'true' };
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** https://www.postgresql.org/docs/current/sql-copy.html, "Text Format"; the server itself writes no other escapes. */
const unescaped = (written: string): string | null =>
  written === '\\N' ? null : written.replace(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign);

async function* linesOf(script: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of script) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString('utf8');
      [begun, length, from] = [[], 0, end + 1];
    }
    begun.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > longestLine) throw new UnusableBackup('its database cannot be read');
  }
}
