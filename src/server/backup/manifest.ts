import * as z from 'zod/mini';

export const entryNames = { manifest: 'manifest.json', sqlite: 'database.sqlite', postgres: 'database.dump' } as const;

export const archiveFormat = 1;

const Entry = z.object({ name: z.string(), size: z.int(), sha256: z.string() });
const Format = z.object({ format: z.int() });
const Manifest = z.object({
  format: z.literal(archiveFormat),
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.int()),
  /** Whether the pictures are in it, or in a bucket of their own. */
  pictures: z.enum(['here', 'bucket']),
  entries: z.array(Entry),
});

export type ArchiveEntry = z.infer<typeof Entry>;
export type Manifest = z.infer<typeof Manifest>;

export class UnusableBackup extends Error {}

export function parseManifest(text: string): Manifest {
  const content = parsed(text);
  const { format } = z.safeParse(Format, content).data ?? {};
  if (format !== undefined && format !== archiveFormat) {
    throw new UnusableBackup(`it was made in format ${format}, and this version reads format ${archiveFormat}`);
  }
  const { success, data } = z.safeParse(Manifest, content);
  if (!success) throw new UnusableBackup('its manifest cannot be read');
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
