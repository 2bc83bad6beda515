import * as z from 'zod/mini';
import { HttpsUrl } from '#shared/fields.ts';

export interface Release {
  version: string;
  url: string | null;
}

/** Three numbers and nothing else: a version for trials is not offered. */
const released = /^v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

const Version = z.string().check(z.regex(released));

/** Our own form, and that of `releases/latest` of GitHub. */
const Answers = z.union([
  z.object({ version: Version, url: z.optional(z.nullable(HttpsUrl)) }),
  z.object({ tag_name: Version, html_url: z.optional(HttpsUrl) }),
]);

/** What an answer says is the latest release; null if it does not say that. */
export function readRelease(body: string): Release | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null;
  }
  const { data } = Answers.safeParse(parsed);
  if (!data) return null;
  const [version, url] = 'version' in data ? [data.version, data.url] : [data.tag_name, data.html_url];
  return { version: version.replace(/^v/, ''), url: url ?? null };
}

/** Whether a version is higher than the running one, number by number. */
export function isNewer(version: string, running: string): boolean {
  const [theirs, ours] = [numbersIn(version), numbersIn(running)];
  const differs = theirs.findIndex((number, at) => number !== ours[at]);
  return differs >= 0 && (theirs[differs] ?? 0) > (ours[differs] ?? 0);
}

const numbersIn = (version: string): number[] => (/^v?([\d.]+)/.exec(version)?.[1] ?? '').split('.').map(Number);
