import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Meet } from '#features/competition/meets/contract.ts';
import { isMeet, MeetRow } from '#features/competition/meets/web/MeetRow.tsx';
import { meetRowClasses } from '#features/competition/meets/web/row-classes.ts';
import { ApiError } from '#web/api/api.ts';
import { Card } from '#web/ui/Card.tsx';
import { pickFirst, useRenderedInSteps } from '#web/ui/idle.ts';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { useNow } from '#web/ui/time/clock.ts';
import { useZone } from '#web/zone.ts';
import type { Game } from '../contract.ts';
import { type Section, whyNoRsvps } from '../rules.ts';
import { byDays } from '../schedule-rules.ts';
import { gameOptions } from './api.ts';
import { GameCard } from './GameCard.tsx';
import { GameRow } from './rows/GameRow.tsx';
import { ShowMore, useRevealed } from './rows/revealed.tsx';

interface GameListsProps {
  sections: Section<Game | Meet>[];
  /** Games of several categories in one section. */
  mixed?: boolean;
  isMine: (listed: Game | Meet) => boolean;
  /** What stands below them, shown once all of these are rendered. */
  children: ReactNode;
}

/** As many rows as fill the first screen of a phone; the rest follows when the browser is idle. */
const atOnce = 6;

/** Sections in which a long list grows: by scrolling where it is the only one, by its button where others follow. */
export function GameLists({ sections, mixed = false, isMine, children }: GameListsProps) {
  const { countOf, showMore } = useRevealed();
  const shown = sections.map((section) => ({
    ...section,
    count: Math.min(section.games.length, countOf(section.title)),
  }));
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const rendered = useRenderedInSteps(total, atOnce);
  const isOnly = sections.length === 1;
  return (
    <>
      {pickFirst(shown, rendered, ({ games, count }) => games.slice(0, count)).map(({ list, items }) => (
        <GameSection key={list.title} title={list.title} games={list.games} count={items.length} {...{ mixed, isMine }}>
          {items.length === list.count && list.count < list.games.length && (
            <ShowMore onPress={() => showMore(list.title)} grows={isOnly} key={list.count} of={list.title} />
          )}
        </GameSection>
      ))}
      {rendered === total && !(isOnly && shown.some(({ games, count }) => count < games.length)) && children}
    </>
  );
}

interface GameSectionProps extends Pick<GameListsProps, 'isMine' | 'children'> {
  title: string;
  games: readonly (Game | Meet)[];
  /** How many of them to show. */
  count: number;
  mixed: boolean;
}

function GameSection({ title, games, count, mixed, isMine, children }: GameSectionProps) {
  const now = new Date(useNow());
  const zone = useZone();
  const titleId = useId();
  const days = pickFirst(byDays(games, now, zone.wall), count, (day) => day.games);
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId}>{title}</h2>
      {days.map(({ list: { key, title: day, note }, items }) => (
        <div key={key} className="game-day">
          <h3 className="flex items-baseline justify-between gap-3 text-base">
            {day}
            {note && <span className="font-normal text-sm text-soft">{note}</span>}
          </h3>
          <div className="card game-rows">
            {items.map((listed) =>
              isMeet(listed) ? (
                <article key={`meet ${listed.id}`} className={meetRowClasses(isMine(listed))}>
                  <MeetRow meet={listed} isMine={isMine(listed)} />
                </article>
              ) : (
                <GameRow
                  key={listed.id}
                  game={listed}
                  isMine={isMine(listed)}
                  takesRsvps={whyNoRsvps(listed, now) === null}
                  mixed={mixed}
                />
              ),
            )}
          </div>
        </div>
      ))}
      {children}
    </section>
  );
}

export function GameListSkeleton() {
  return (
    <Loading label="Loading games" className="grid gap-3">
      <Skeleton className="h-12 rounded-control sm:max-w-lg" />
      <Skeleton className="mt-3 h-5 w-36" />
      <Skeleton className="h-5 w-24" />
      <div className="card game-rows">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="game-row">
            <Skeleton className="h-9 [grid-area:time]" />
            <Skeleton className="h-10 max-w-40 [grid-area:sides]" />
          </div>
        ))}
      </div>
    </Loading>
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
