import * as z from 'zod/mini';

const ownPicture = /^\/(uploads|art)\/[A-Za-z0-9/_.-]{1,200}$/;

/** A picture's address: https, or a file of this app's own. The server never fetches it. */
export const PictureUrl = z.string().check(
  z.maxLength(500),
  z.trim(),
  z.refine((value) => isHttps(value) || (ownPicture.test(value) && !value.includes('..')), 'must be an https address'),
);

function isHttps(value: string): boolean {
  try {
    const url = new URL(value);
    return url.protocol === 'https:' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}
