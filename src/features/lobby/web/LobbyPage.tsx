import { Dumbbell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHistoryState } from '#web/history-state.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { loaderOf } from '#web/loading.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useDraft } from '#web/use-draft.ts';
import { sharedWorkoutsOptions } from './api.ts';
import { CommunityFeed, FeedLoading } from './CommunityFeed.tsx';
import { ShareForm } from './ShareForm.tsx';
import { draftHandedOver, draftKept, emptyDraft, type ShareDraft } from './share-draft.ts';
import { lobbyTabs } from './slots.ts';

const feed = { value: 'feed', label: 'Community Feed' };

/** What people train, and what they have earned. */
export function LobbyPage() {
  const state = useHistoryState();
  // A draft that was handed over is there once the page is hydrated.
  return <Lobby key={state === null ? 'open' : 'handed over'} state={state} />;
}

export const loader = loaderOf(({ search, ...loading }) => {
  const tab = search.get('tab');
  return [tab ? lobbyTabs.ready(loading, tab) : loading.client.prefetchInfiniteQuery(sharedWorkoutsOptions)];
});

function Lobby({ state }: { state: unknown }) {
  const [params, setParams] = useSearchParams();
  const parts = lobbyTabs.parts();
  const tabs = [feed, ...parts.map(({ name = '', title }) => ({ value: name, label: title }))];
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? feed.value;
  const Chosen = parts.find(({ name }) => name === tab)?.Part ?? CommunityFeed;
  const share = useShareForm(state);
  return (
    <>
      <PageTitle
        aside={
          <Button look="primary" small onClick={share.open} aria-haspopup="dialog">
            <Dumbbell className="size-4.5" aria-hidden /> Share Workout
          </Button>
        }
      >
        Sports Lobby
      </PageTitle>
      <Tabs
        label="Sports Lobby"
        tabs={tabs}
        value={tab}
        onChoose={(chosen) => setParams({ tab: chosen }, { replace: true, preventScrollReset: true })}
      >
        <div className="pt-4">
          <Suspense fallback={<FeedLoading />}>
            <Chosen />
          </Suspense>
        </div>
      </Tabs>
      {share.isOpen && <ShareForm {...share} />}
    </>
  );
}

/** What was typed stays until it is shared, whether the form is open or not. */
function useShareForm(state: unknown) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [handedOver] = useState(() => draftHandedOver(state));
  const [empty] = useState(emptyDraft);
  const kept = useDraft({ form: 'shared-workout', empty, read: draftKept });
  const [given, setGiven] = useState(handedOver);
  const onChange = (draft: ShareDraft) => {
    setGiven(null);
    kept.change(draft);
  };
  const [isOpen, setOpen] = useState(handedOver !== null);
  return {
    draft: given ?? kept.draft,
    isOpen,
    onChange,
    open: () => setOpen(true),
    onClose: () => setOpen(false),
    onShared: () => {
      onChange(empty);
      setOpen(false);
      // Coming back to this page does not hand the same workout over again.
      if (state) void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
    },
  };
}
