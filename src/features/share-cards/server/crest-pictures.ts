import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { drawnCrest } from '#features/teams/server/crest-queries.ts';
import type { PictureService } from '#features/uploads/server/commands.ts';
import { rowPicture } from '#features/uploads/server/policy.ts';
import { findUpload } from '#features/uploads/server/queries.ts';
import type { Database } from '#server/database/schema.ts';

/** An uploaded crest, or one of the demo village. Any other address is drawn as none: nothing is fetched. */
export async function crestPicture(
  db: Database,
  pictures: PictureService,
  logo: string | null,
): Promise<Uint8Array | null> {
  const drawn = /^\/art\/(crests\/[\w-]{1,60}\.svg)$/.exec(logo ?? '')?.[1];
  if (drawn !== undefined) return demoCrest(drawn);
  const id = /^\/uploads\/([0-9a-f]{32})\/\d{1,4}\.(webp|avif)$/.exec(logo ?? '')?.[1];
  return id === undefined ? null : uploadedCrest(db, pictures, id);
}

async function uploadedCrest(db: Database, { store }: PictureService, id: string): Promise<Uint8Array | null> {
  const upload = await findUpload(db, id);
  if (!upload || upload.purpose !== rowPicture) return null;
  const widths: unknown = JSON.parse(upload.widths);
  const smallest: unknown = Array.isArray(widths) ? widths[0] : undefined;
  const file = typeof smallest === 'number' ? await store.read(upload.id, smallest, 'webp') : null;
  return file instanceof Readable ? buffer(file) : file;
}

async function demoCrest(path: string): Promise<Uint8Array | null> {
  const svg = await drawnCrest(path);
  return svg === undefined ? null : Buffer.from(svg);
}
