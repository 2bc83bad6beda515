import sax from 'sax';
import { UnusableSheet } from './sheet.ts';

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
