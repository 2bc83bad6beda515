import { isOfficer, type Member } from '#server/access/access.ts';
import type { Database } from '#server/database/schema.ts';
import { badField, forbidden, tooMany } from '#server/failure.ts';
import type { RequestContext } from '#server/http/route.ts';
import type { UploadedFile, UploadRules } from '#server/http/uploads/upload.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { uploadTag } from '../cache-tags.ts';
import type { Picture } from '../contract.ts';
import { largestPictureBytes } from '../rules.ts';
import type { UploadAllowance } from './extension-points.ts';
import { newPictureId, removeIfOrphan } from './picture-service.ts';
import type { MadePicture } from './pipeline.ts';
import { hasFilesLeft, hasSpaceLeft, maxFilesPerDay } from './policy.ts';
import { usedBy } from './queries.ts';
import type { PictureStore } from './store.ts';
import { noteRemoval } from './sweep.ts';

/** Processes and stores pictures, one at a time, because each takes much memory for a moment. */
export interface PictureService {
  store: PictureStore;
  make(file: UploadedFile): Promise<MadePicture>;
  /** Does not apply to officers and admins. */
  allowance?: UploadAllowance | undefined;
}

export const pictureUpload: UploadRules<Member> = {
  field: 'image',
  largestBytes: largestPictureBytes,
  admit: (db, viewer, now) => mustHaveRoom(db, viewer.accountId, now),
};

/** Re-encodes the uploaded picture, stores its files, and adds its row and the rows of `own`: all or nothing. */
export async function receivePicture<T>(
  pictures: PictureService,
  context: Pick<RequestContext<unknown, unknown, unknown, Member>, 'db' | 'viewer' | 'now' | 'file' | 'commit'>,
  purpose: string,
  own: (write: Write<Member>, picture: Picture) => Promise<T>,
): Promise<T> {
  if (!context.file) throw badField('image', 'Please select an image to upload');
  const allowance = isOfficer(context.viewer) ? undefined : pictures.allowance;
  await allowance?.mustHaveLeft(context.db, context.now);
  const made = await pictures.make(context.file);
  const id = newPictureId();
  try {
    await pictures.store.put(id, made.files);
    return await context.commit(async (write) => {
      await allowance?.take(write, countBytes(made));
      return own(write, await addUpload(write, id, purpose, made));
    });
  } catch (error) {
    // A failed commit may have happened all the same, so remove the files only if the picture has no row.
    await removeIfOrphan(context.db, pictures.store, id).catch(() => undefined);
    throw error;
  }
}

async function addUpload(write: Write<Member>, id: string, purpose: string, made: MadePicture): Promise<Picture> {
  const { accountId } = write.viewer;
  await lockRowForUpdate(write.db, 'accounts', accountId);
  await mustHaveRoom(write.db, accountId, write.now);
  const widths = [...new Set(made.files.map((file) => file.width))];
  const { width, height, colour } = made;
  await write.db
    .insertInto('uploads')
    .values({
      id,
      purpose,
      account_id: accountId,
      width,
      height,
      colour,
      widths: JSON.stringify(widths),
      bytes: countBytes(made),
      created_at: write.now.toISOString(),
    })
    .execute();
  return { id, width, height, colour, widths };
}

const countBytes = ({ files }: MadePicture): number => files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

/** Removes an upload's row; its files are removed after the commit. The owning feature removes the row that shows it. */
export async function removeUpload(write: Write, id: string): Promise<void> {
  await write.db.deleteFrom('uploads').where('id', '=', id).execute();
  await noteRemoval(write, id);
  write.changed(uploadTag(id));
}

async function mustHaveRoom(db: Database, accountId: number, now: Date): Promise<void> {
  const used = await usedBy(db, accountId, now);
  const hour = 60 * 60;
  if (!hasFilesLeft(used))
    throw tooMany(hour, `You can upload ${maxFilesPerDay} pictures a day. Please try again tomorrow.`);
  if (!hasSpaceLeft(used)) throw forbidden('You have used up your space for pictures');
}
