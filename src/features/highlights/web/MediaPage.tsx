import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { ShownContribution } from '#web/extension-point.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/routing/loading.ts';
import { Loading, Skeleton } from '#web/ui/states.tsx';
import { type Tab, Tabs } from '#web/ui/Tabs.tsx';
import { highlightsOptions } from './api.ts';
import { mediaTabs } from './extension-points.ts';
import { HighlightsTab } from './HighlightsTab.tsx';

const first: Tab<string> = { value: 'highlights', label: 'Highlights' };

export const tabsOf = (contributions: readonly Pick<ShownContribution, 'name' | 'title'>[]): readonly Tab<string>[] => [
  first,
  ...contributions.map(({ name = '', title }) => ({ value: name, label: title })),
];

export const mediaTab = (tabs: readonly Tab<string>[], asked: string | null): string =>
  tabs.find(({ value }) => value === asked)?.value ?? first.value;

/** The first tab's code comes with the page; every other tab loads its own code, as it loads its own list. */
export function MediaPage() {
  const [params, setParams] = useSearchParams();
  const contributions = mediaTabs.contributions();
  const tabs = tabsOf(contributions);
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

export const loader = loaderOf(({ search, ...loading }) => {
  const tab = search.get('tab');
  return [tab ? mediaTabs.ready(loading, tab) : loading.client.prefetchInfiniteQuery(highlightsOptions)];
});

function PanelLoading() {
  return (
    <Loading label="Loading" className="grid gap-3.5 lg:grid-cols-2">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-56 rounded-card" />
      ))}
    </Loading>
  );
}
