import type { SearchChanges } from '#web/routing/search-params.ts';
import { type GamesFilter, type Pill, pills } from '../rules.ts';

/** `?status=past` is the link to completed games; the other pills have their own parameter. */
export function readPill(search: URLSearchParams): Pill {
  if (search.get('status') === 'past') return 'Completed';
  return pills.find((pill) => pill.toLowerCase() === search.get('pill')) ?? 'All Games';
}

/** The game that a link leads to: `?game=46`. */
export const gameIn = (search: URLSearchParams): number | undefined => idIn(search, 'game');

/** The filter beside the pill: `?sport=3&side=home&group=Group+A&round=Final`. */
export const readFilter = (search: URLSearchParams): GamesFilter => ({
  sportId: idIn(search, 'sport'),
  ownSideOnly: search.get('side') === 'home',
  group: search.get('group') || undefined,
  round: search.get('round') || undefined,
});

export const toSearch = (pill: Pill): SearchChanges => ({
  game: null,
  status: pill === 'Completed' ? 'past' : null,
  pill: pill === 'Completed' || pill === 'All Games' ? null : pill.toLowerCase(),
});

function idIn(search: URLSearchParams, name: string): number | undefined {
  const value = search.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}
