import type { Narrowing } from './api.ts';

export function readNarrowing(params: URLSearchParams): Narrowing {
  return {
    q: params.get('q')?.trim().slice(0, 60) || undefined,
    sportId: idIn(params, 'sport'),
    allStars: params.get('allstars') === 'true' || undefined,
  };
}

export function idIn(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
