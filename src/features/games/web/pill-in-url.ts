import { type Pill, pills } from '../rules.ts';

/** `?status=past` is the link to what has been played; the other pills have a parameter of their own. */
export function pillOf(search: URLSearchParams): Pill {
  if (search.get('status') === 'past') return 'Completed';
  return pills.find((pill) => pill.toLowerCase() === search.get('pill')) ?? 'All Games';
}

/** The game that a link leads to: `?game=46`. */
export function gameIn(search: URLSearchParams): number | undefined {
  const asked = search.get('game') ?? '';
  return /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : undefined;
}

export function searchOf(pill: Pill): Record<string, string> {
  if (pill === 'Completed') return { status: 'past' };
  return pill === 'All Games' ? {} : { pill: pill.toLowerCase() };
}
