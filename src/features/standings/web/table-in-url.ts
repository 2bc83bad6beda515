import type { AskedTable } from './api.ts';

/** Which table the address asks for: `?sport=3&season=2025/26`. What is no sport's number is not asked for. */
export function askedTable(search: URLSearchParams): AskedTable {
  const sport = search.get('sport') ?? '';
  const season = search.get('season')?.trim();
  return {
    ...(/^\d{1,9}$/.test(sport) && { sportId: Number(sport) }),
    ...(season && season.length <= 20 && { season }),
  };
}
