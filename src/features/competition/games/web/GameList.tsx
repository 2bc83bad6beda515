import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ApiError } from '#web/api/api.ts';
import { Card } from '#web/ui/Card.tsx';
import { pickFirst, useRenderedInSteps } from '#web/ui/idle.ts';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import type { Game } from '../contract.ts';
import { type Section, whyNoRsvps } from '../rules.ts';
import { gameOptions } from './api.ts';
import { GameCard, GameRow } from './GameCard.tsx';

// `grid-cols-1` lets the column shrink: otherwise off-screen cards would keep the list as wide as when they were last visible.
const grid = 'grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-3 2xl:grid-cols-3';

interface GameListsProps {
  sections: Section<Game>[];
  /** A button for more games, shown once all of these are rendered. */
  children: ReactNode;
}

export function GameLists({ sections, children }: GameListsProps) {
  const total = sections.reduce((sum, { games }) => sum + games.length, 0);
  const rendered = useRenderedInSteps(total, 3);
  return (
    <>
      {pickFirst(sections, rendered, ({ games }) => games).map(({ list, items }) => (
        <GameList key={list.title} title={list.title} games={items} />
      ))}
      {rendered === total && children}
    </>
  );
}

function GameList({ title, games }: { title: string; games: readonly Game[] }) {
  const now = new Date(useNow());
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId}>{title}</h2>
      <div className={grid}>
        {games.map((game) => (
          <GameRow key={game.id} game={game} takesRsvps={whyNoRsvps(game, now) === null} />
        ))}
      </div>
    </section>
  );
}

export function GameListSkeleton() {
  return (
    <Loading label="Loading games" className="grid gap-3">
      <Skeleton className="h-12 rounded-control sm:max-w-lg" />
      <Skeleton className="mt-3 h-5 w-36" />
      <div className={grid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <GameRowSkeleton key={key} />
        ))}
      </div>
    </Loading>
  );
}

function GameRowSkeleton() {
  return (
    <div className="card flex gap-3 px-3.5 py-2.5">
      <Skeleton className="h-20 w-10" />
      <div className="ml-3 grid flex-1 content-between py-0.5">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-4 w-44" />
      </div>
    </div>
  );
}

/** The game that a link leads to, above all others. */
export function AskedGame({ id }: { id: number }) {
  return (
    <section aria-labelledby="asked-game" className="mt-4 grid gap-3 lg:max-w-2xl">
      <h2 id="asked-game">The game you opened</h2>
      <Asked id={id} />
    </section>
  );
}

function Asked({ id }: { id: number }) {
  const now = new Date(useNow());
  const { data: game, error, isFetching, refetch } = useQuery(gameOptions(id));
  if (game) return <GameCard game={game} takesRsvps={whyNoRsvps(game, now) === null} />;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState icon={CalendarX} title="This game was not found" text="It may have been removed." />;
  }
  if (error) return <ErrorState title="This game did not load" onRetry={() => refetch()} busy={isFetching} />;
  return (
    <Loading label="Loading the game">
      <GameCardSkeleton />
    </Loading>
  );
}

function GameCardSkeleton() {
  return (
    <Card as="div" className="grid gap-3">
      <div className="flex gap-3">
        <Skeleton className="h-20 w-10" />
        <div className="ml-3 grid flex-1 content-between py-0.5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-4 w-44" />
        </div>
      </div>
      <div className="-mb-2 border-line border-t pt-2">
        <div className="flex items-center justify-between">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-11 w-[66px] rounded-control" />
        </div>
        <div className="flex h-11 items-center">
          <Skeleton className="h-5 w-40" />
        </div>
      </div>
    </Card>
  );
}
