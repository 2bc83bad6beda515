import { unzipSync } from 'fflate';
import sax from 'sax';
import { sheetLimits, UnusableSheet } from './sheet.ts';

const parts = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i;
const maxParts = 300;

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
    if (total > sheetLimits.unpackedBytes || count > maxParts)
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

export type Attributes = Readonly<Record<string, string>>;

interface XmlHandlers {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads XML strictly, and reports names without prefixes. Refuses a document type, because it can define entities. */
export function readXml(xml: string, { open, text, close }: XmlHandlers): void {
  const parser = sax.parser(true, { xmlns: false, trim: false, normalize: false });
  parser.onopentag = ({ name, attributes }) => open?.(local(name), texts(attributes));
  parser.ontext = (part) => text?.(part);
  parser.oncdata = (part) => text?.(part);
  parser.onclosetag = (name) => close?.(local(name));
  parser.ondoctype = refuse;
  parser.onerror = refuse;
  parser.write(xml.replace(/^\ufeff/, '')).close();
}

function refuse(): never {
  throw new UnusableSheet('The file is damaged: a part of it cannot be read');
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

const texts = (attributes: Record<string, string | { value: string }>): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [local(name), typeof value === 'string' ? value : value.value]),
  );
