import { unzipSync } from 'fflate';
import { sheetLimits, UnusableSheet } from './sheet.ts';

const parts = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i;
const mostParts = 300;

export type XlsxParts = ReadonlyMap<string, string>;

/**
 * The parts of an XLSX that hold cells, as text. The unpacked size is limited before unpacking begins: an entry gets no more room
 * than its size in the directory, and these sizes are added up.
 */
export function unpackXlsx(bytes: Uint8Array): XlsxParts {
  let total = 0;
  let count = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (name === 'mimetype') throw new UnusableSheet(otherFormat);
    if (!parts.test(name)) return false;
    total += originalSize;
    count += 1;
    if (total > sheetLimits.unpackedBytes || count > mostParts)
      throw new UnusableSheet('The file unpacks to more than a list can hold');
    return true;
  };
  const entries = Object.entries(unzipped(bytes, filter));
  return new Map(entries.map(([name, content]) => [name.toLowerCase(), new TextDecoder().decode(content)]));
}

const otherFormat = 'This is not an Excel workbook (.xlsx): please save it as one, or as CSV';

function unzipped(bytes: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof UnusableSheet) throw error;
    throw new UnusableSheet('The file is damaged: it cannot be unpacked');
  }
}
