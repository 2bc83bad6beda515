import type { Picture } from '#features/uploads/contract.ts';
import { pictureUrl } from '#features/uploads/rules.ts';
import { removeUpload } from '#features/uploads/server/commands.ts';
import { findUpload } from '#features/uploads/server/queries.ts';
import type { Write } from '#server/write.ts';

export const logoPurpose = 'logo';

/** Deletes the file of a picture that was uploaded as the logo; other pictures stay. */
export async function removeLogoFile(write: Write, logo: string | null): Promise<void> {
  const [, id] = /^\/uploads\/([0-9a-f]{32})\//.exec(logo ?? '') ?? [];
  const upload = id === undefined ? undefined : await findUpload(write.db, id);
  if (upload?.purpose === logoPurpose) await removeUpload(write, upload.id);
}

/** The narrowest file, because the logo is shown small. */
export const logoUrlOf = ({ id, width, widths }: Picture): string => pictureUrl(id, widths[0] ?? width);
