import { useInfiniteQuery } from '@tanstack/react-query';
import { Clapperboard, Star } from 'lucide-react';
import { memo, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { DurationBadge, PlayMark, Still } from '#features/media/video/web/Still.tsx';
import { fixtureText } from '#shared/notation.ts';
import type { ShownContribution } from '#web/extension-point.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useRenderedInSteps } from '#web/ui/idle.ts';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { type Tab, Tabs } from '#web/ui/Tabs.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { GameShown, Highlight } from '../contract.ts';
import { getStill, watchPath } from '../rules.ts';
import { highlightsOptions } from './api.ts';
import { mediaTabs } from './extension-points.ts';
import { HighlightComments } from './HighlightTalk.tsx';
import { openHighlight, PlayLink } from './PlayLink.tsx';

const first: Tab<string> = { value: 'highlights', label: 'Highlights' };

export const buildTabs = (
  contributions: readonly Pick<ShownContribution, 'name' | 'title'>[],
): readonly Tab<string>[] => [first, ...contributions.map(({ name = '', title }) => ({ value: name, label: title }))];

export const mediaTab = (tabs: readonly Tab<string>[], asked: string | null): string =>
  tabs.find(({ value }) => value === asked)?.value ?? first.value;

/** The first tab's code comes with the page; every other tab loads its own code, as it loads its own list. */
export function MediaPage() {
  const [params, setParams] = useSearchParams();
  const contributions = mediaTabs.contributions();
  const tabs = buildTabs(contributions);
  const tab = mediaTab(tabs, params.get('tab'));
  const Chosen = contributions.find(({ name }) => name === tab)?.Component ?? HighlightsTab;
  return (
    <>
      <PageTitle>Media</PageTitle>
      <Tabs
        label="Media"
        tabs={tabs}
        value={tab}
        onChoose={(chosen) => setParams({ tab: chosen }, { replace: true, preventScrollReset: true })}
      >
        <div className="pt-4">
          <Suspense fallback={<PanelLoading />}>
            <Chosen />
          </Suspense>
        </div>
      </Tabs>
    </>
  );
}

export const loader = defineLoader((loading) => {
  const tab = loading.search.get('tab');
  return [tab ? mediaTabs.ready(loading, tab) : loading.client.prefetchInfiniteQuery(highlightsOptions)];
});

function PanelLoading() {
  return (
    <Loading label="Loading" className="grid gap-3.5 lg:grid-cols-2">
      {[1, 2, 3, 4].map((slot) => (
        <Skeleton key={slot} className="h-56 rounded-card" />
      ))}
    </Loading>
  );
}

interface Arranged {
  featured: Highlight | undefined;
  others: Highlight[];
}

/** The newest featured highlight, else the newest, before the rest. All from one list, so that one request is enough. */
export function featuredFirst(highlights: readonly Highlight[]): Arranged {
  const featured = highlights.find((highlight) => highlight.featured) ?? highlights[0];
  return { featured, others: highlights.filter((highlight) => highlight !== featured) };
}

const nothing = 'No highlights available';
const layout = 'grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:items-start lg:gap-[22px]';
const twoColumns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,50%-7px)),1fr))] gap-3 sm:gap-3.5';

/** The first tab of Media: one large highlight, then all others, newest first. */
function HighlightsTab() {
  const list = useInfiniteQuery(highlightsOptions);
  const highlights = list.data;
  const { featured, others } = featuredFirst(highlights ?? []);
  const renderedCount = useRenderedInSteps(others.length);
  if (list.isPending) return <HighlightsLoading />;
  if (!highlights) return <ErrorState title={nothing} onRetry={() => void list.refetch()} busy={list.isFetching} />;
  if (!featured) return <EmptyState icon={Clapperboard} title={nothing} />;
  return (
    <div className={layout}>
      <div className="lg:sticky lg:top-6">
        <FeaturedHighlight highlight={featured} />
      </div>
      <section aria-labelledby="recent-highlights" className="grid gap-3">
        <h2 id="recent-highlights">Recent Highlights</h2>
        <ul className={twoColumns}>
          {others.slice(0, renderedCount).map((highlight) => (
            <HighlightTile key={highlight.id} highlight={highlight} />
          ))}
        </ul>
        {others.length === 0 && <p className="text-sm text-soft">The one above is the only one so far.</p>}
        {renderedCount === others.length && <LoadMore list={list} />}
      </section>
    </div>
  );
}

function HighlightsLoading() {
  return (
    <Loading label="Loading highlights..." className={layout}>
      <Skeleton className="rounded-card pb-[calc(56.25%+10.5rem)]" />
      <div className={`${twoColumns} pt-8`}>
        {[1, 2, 3].map((slot) => (
          <Skeleton key={slot} className="h-48 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}

/** One tile of the grid. Tiles far off the screen are not laid out, so that 500 of them scroll smoothly. */
const HighlightTile = memo(function HighlightTile({ highlight }: { highlight: Highlight }) {
  const { title, duration, dateAdded, videoId } = highlight;
  return (
    <li className="card group relative flex flex-col overflow-hidden [contain-intrinsic-block-size:auto_208px] in-sight ring-around-link">
      <div className="relative">
        <Still src={getStill(highlight)} name={title} />
        <div className="absolute inset-x-2 bottom-2 flex items-end justify-between">
          <PlayMark small quiet />
          {duration && <DurationBadge duration={duration} />}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h3 className="line-clamp-3 leading-snug">
          <PlayLink title={title} to={watchPath(videoId)} state={openHighlight(highlight.id)} />
        </h3>
        <div className="-mb-2 mt-auto flex flex-wrap items-center justify-between gap-x-2">
          <span className="text-sm text-soft">
            <RelativeTime at={dateAdded} />
          </span>
          <HighlightComments highlight={highlight} />
        </div>
      </div>
    </li>
  );
});

function FeaturedHighlight({ highlight }: { highlight: Highlight }) {
  const { title, description, duration, dateAdded, videoId, featured, game } = highlight;
  return (
    <article className="card group relative overflow-hidden ring-around-link">
      <div className="relative">
        <Still src={getStill(highlight)} name={title} eager />
        <div className="absolute inset-x-3.5 bottom-3.5 flex items-end justify-between">
          <PlayMark />
          {duration && <DurationBadge duration={duration} />}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-2 p-4">
        <p className="flex min-h-6 flex-wrap items-center gap-2 text-sm text-soft">
          {featured && (
            <Pill tone="gold">
              <Star className="size-3.5 fill-current" aria-hidden /> Featured
            </Pill>
          )}
          <span>{game ? gameTitle(game) : 'From the village'}</span>
        </p>
        <h2 className="text-xl">
          <PlayLink title={title} to={watchPath(videoId)} state={openHighlight(highlight.id)} />
        </h2>
        {description && <p className="line-clamp-3 whitespace-pre-line text-base text-soft">{description}</p>}
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm text-soft">
            <RelativeTime at={dateAdded} />
          </p>
          <HighlightComments highlight={highlight} />
        </div>
      </div>
    </article>
  );
}

/** 'Netball · Princeton Village v Oak Res' */
const gameTitle = ({ sport, homeTeam, awayTeam }: GameShown): string =>
  `${sport.name} · ${fixtureText(homeTeam.name, awayTeam.name)}`;
