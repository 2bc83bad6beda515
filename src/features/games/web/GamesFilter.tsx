import { House } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useSearchChange } from '#web/search-params.ts';
import { Select } from '#web/ui/Select.tsx';
import type { Game } from '../contract.ts';
import { type GamesFilter as Filter, filterGames } from '../rules.ts';
import { useHomeSide } from './api.ts';
import { filterOf } from './pill-in-url.ts';

/** Those of the sport and the side that the address names. */
export function useFilteredGames(games: readonly Game[]): Game[] {
  return filterGames(games, filterOf(useSearchParams()[0]), useHomeSide());
}

export const isFiltered = ({ sportId, homeSideOnly }: Filter): boolean => sportId !== undefined || homeSideOnly;

/** By sport, of those that are played, and by the residence's own teams. */
export function GamesFilter({ games }: { games: readonly Game[] }) {
  const { sportId, homeSideOnly } = filterOf(useSearchParams()[0]);
  const { homeSideName } = useHomeSide();
  const change = useSearchChange();
  const sports = new Map(games.map(({ sport }) => [sport.id, sport.name]));
  return (
    <div className="grid grid-cols-2 gap-2 sm:max-w-lg">
      <Select
        aria-label="Sport"
        value={sportId ?? ''}
        onChange={({ target }) => void change({ sport: target.value, game: null }, { replace: true })}
      >
        <option value="">All Sports</option>
        {sportId !== undefined && !sports.has(sportId) && <option value={sportId}>No games of this sport</option>}
        {[...sports].sort(byName).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <button
        type="button"
        aria-pressed={homeSideOnly}
        onClick={() => void change({ side: homeSideOnly ? null : 'home', game: null }, { replace: true })}
        className="inline-flex min-h-12 min-w-0 items-center justify-center gap-2 rounded-control border border-edge bg-card px-3 text-sm font-bold text-soft transition hover:text-ink aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-ground"
      >
        <House className="size-4 shrink-0" aria-hidden />
        <span className="min-w-0 truncate">{homeSideName}</span>
      </button>
    </div>
  );
}

const byName = ([, a]: [number, string], [, b]: [number, string]) => a.localeCompare(b);
