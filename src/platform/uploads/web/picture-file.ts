import { largestPictureBytes, pictureTypes } from '../rules.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

const known: readonly string[] = pictureTypes;
const heic = /^image\/hei[cf]/i;
const heicName = /\.hei[cf]$/i;

/** What is wrong with a file, before it is sent; null if nothing is. The server checks again, by the file's bytes. */
export function fileFault({ name, type, size }: Chosen): string | null {
  if (heic.test(type) || heicName.test(name)) {
    return 'HEIC pictures cannot be shown everywhere. Please choose a JPEG, PNG, GIF or WebP picture.';
  }
  if (type !== '' && !known.includes(type))
    return 'This is not a picture. Please choose a JPEG, PNG, GIF or WebP picture.';
  if (size === 0) return 'The file is empty.';
  if (size > largestPictureBytes) return 'The file is larger than 10 MB.';
  return null;
}

/** '2.4 MB', '812 KB' */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
