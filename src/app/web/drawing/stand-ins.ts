import type { AskedPage } from '#shared/drawn-page.ts';

/**
 * What the app's code asks of a browser while its pages are drawn where there is none. The build puts these in place of the
 * browser's own (`scripts/drawing-build.ts`); nothing outside what it builds sees them.
 */
type Place = Pick<AskedPage, 'url' | 'wide' | 'read'>;

let place: Place | null = null;
const kept = new Map<string, string>();

/** Until `null` takes it back. */
export function standIn(drawn: Place | null) {
  place = drawn;
  kept.clear();
}

export const sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

export const localStorage = { getItem: () => null };

const nowhere = new URL('https://app.invalid');
const address = () => place?.url ?? nowhere;

export const location = {
  get href() {
    return address().href;
  },
  get origin() {
    return address().origin;
  },
  get pathname() {
    return address().pathname;
  },
  get search() {
    return address().search;
  },
  get hash() {
    return address().hash;
  },
};

/** Of what the app asks, widths alone change what is drawn; themes are the styles' matter. */
export const matchMedia = (query: string) => ({
  get matches() {
    return query.includes('min-width') && place?.wide === true;
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

export const navigator = { onLine: true };
export const document = { querySelector: () => null };
export const CSS = { supports: () => true, escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') };
export const addEventListener = () => undefined;
export const removeEventListener = () => undefined;

export const fetch = (path: string): Promise<Response> =>
  place ? place.read(path) : Promise.reject(new TypeError('No page is being drawn'));

/** The server ends its own answers; a real timer would hold on to all that was drawn for as long as a browser may wait. */
export const AbortSignal = {
  timeout: () => new AbortController().signal,
  any: ([first]: readonly globalThis.AbortSignal[]) => first,
};
