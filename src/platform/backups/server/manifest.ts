import * as z from 'zod/mini';
import { badRequest, type Failure } from '#server/failure.ts';

export const entryNames = { manifest: 'manifest.json', sqlite: 'database.sqlite', postgres: 'database.dump' } as const;

export const archiveFormat = 1;

/** One file of an archive; the property order is that of the manifest. */
export interface ArchiveEntry {
  name: string;
  size: number;
  sha256: string;
}

const Format = z.object({ format: z.int() });
const Facts = z.object({
  format: z.literal(archiveFormat),
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.int()),
  /** Whether the archive holds the pictures, or a bucket keeps them. */
  pictures: z.enum(['here', 'bucket']),
});

export type Facts = z.infer<typeof Facts>;

export interface Manifest extends Facts {
  entries: readonly ArchiveEntry[];
}

/** Its message begins with "it": the backup. */
export class UnusableBackup extends Error {}

export const cannotBeRestored = ({ message }: UnusableBackup): Failure =>
  badRequest(`This backup cannot be restored: ${message}.`);

/** Characters of a manifest without its entries, which has a number for each table and a name for each migration. */
const maxFacts = 1_000_000;

/** A manifest must list exactly the entries before it. Its list is compared as text, not parsed, to save memory. */
export function readManifest(text: string, entries: readonly ArchiveEntry[]): Manifest {
  const list = `,"entries":${JSON.stringify(entries)}}`;
  const isListed = text.endsWith(list);
  const facts = isListed ? `${text.slice(0, -list.length)}}` : text;
  if (facts.length > maxFacts) throw new UnusableBackup('its manifest is not of what is in it');
  return { ...parseFacts(facts, isListed), entries };
}

function parseFacts(text: string, isListed: boolean): Facts {
  const content = parsed(text);
  const { format } = z.safeParse(Format, content).data ?? {};
  if (format !== undefined && format !== archiveFormat) {
    throw new UnusableBackup(`it was made in format ${format}, and this version reads format ${archiveFormat}`);
  }
  const { success, data } = z.safeParse(Facts, content);
  if (!success) throw new UnusableBackup('its manifest cannot be read');
  if (!isListed) throw new UnusableBackup('its manifest is not of what is in it');
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const content = /^(database\.(sqlite|dump)|uploads(\/[0-9A-Za-z][0-9A-Za-z._-]{0,99}){1,4})$/;

export const isEntryName = (name: string): boolean => name === entryNames.manifest || content.test(name);
