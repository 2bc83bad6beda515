import type { Narrowing } from './api.ts';

/** What the address of /players says: `?q=&sport=&allstars=`. Whatever makes no sense counts as not said. */
export function narrowingOf(params: URLSearchParams): Narrowing {
  return {
    q: params.get('q')?.trim().slice(0, 60) || undefined,
    sportId: idIn(params, 'sport'),
    allStars: params.get('allstars') === 'true' || undefined,
  };
}

/** An id in the address, such as `?player=12`. */
export function idIn(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
