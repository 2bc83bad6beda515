import type { PictureService } from '#features/uploads/server/commands.ts';
import { rowPicture } from '#features/uploads/server/policy.ts';
import { findUpload } from '#features/uploads/server/queries.ts';
import type { Database } from '#server/database/schema.ts';

/**
 * The file of a crest that was uploaded here. Nothing is fetched for a card: a crest at any other address is drawn as
 * where there is none.
 */
export async function crestPicture(
  db: Database,
  { store }: PictureService,
  logo: string | null,
): Promise<Uint8Array | null> {
  const id = /^\/uploads\/([0-9a-f]{32})\/\d{1,4}\.(webp|avif)$/.exec(logo ?? '')?.[1];
  const upload = id === undefined ? undefined : await findUpload(db, id);
  if (!upload || upload.purpose !== rowPicture) return null;
  const widths: unknown = JSON.parse(upload.widths);
  const smallest: unknown = Array.isArray(widths) ? widths[0] : undefined;
  return typeof smallest === 'number' ? store.read(upload.id, smallest, 'webp') : null;
}
