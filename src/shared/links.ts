import * as z from 'zod/mini';

const ownPicture = /^\/(uploads|art)\/[A-Za-z0-9/_.-]{1,200}$/;
/** Tests the text as typed: `URL` accepts `https:evil` and takes it for `https://evil`. */
const written = /^https:\/\/[^\s\\][^\p{Cc}\\]*$/iu;
const message = 'must be an https address';

/** An https address without a username or a password, which would make people believe it leads elsewhere. */
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
