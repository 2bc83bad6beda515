import * as z from 'zod/mini';

const ownPicture = /^\/(uploads|art)\/[A-Za-z0-9/_.-]{1,200}$/;
/** As it is typed: what `URL` would read into `https:evil` is not what stands there. */
const written = /^https:\/\/[^\s\\][^\p{Cc}\\]*$/iu;
const message = 'must be an https address';

/** An https address without a name or a password in it, which would tell people that they go elsewhere. */
export function httpsUrl(typed: string): URL | null {
  if (!written.test(typed) || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  return url.username === '' && url.password === '' ? url : null;
}

export const HttpsUrl = z.string().check(
  z.maxLength(300),
  z.refine((value) => httpsUrl(value) !== null, message),
);

/** A picture's address: https, or a file of this app's own. The server never fetches it. */
export const PictureUrl = z.string().check(
  z.maxLength(500),
  z.trim(),
  z.refine((value) => httpsUrl(value) !== null || (ownPicture.test(value) && !value.includes('..')), message),
);
