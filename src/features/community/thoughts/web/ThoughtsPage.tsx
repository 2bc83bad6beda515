import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { Eye, EyeOff, MessageSquare, PenLine } from 'lucide-react';
import { memo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { HelpAfter, useHelp } from '#platform/settings/web/HelpAfter.tsx';
import { getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { useStreamForVisitors } from '#web/live/follow.ts';
import { useQueued } from '#web/outbox/queued.ts';
import { defineLoader } from '#web/routing/loading.ts';
import { useWide } from '#web/routing/rendering.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { FilterPills } from '#web/ui/lists/FilterPills.tsx';
import { InfiniteList } from '#web/ui/lists/InfiniteList.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import type { Thought } from '../contract.ts';
import { AdminViewContext, useThoughtsAdminView } from './admin-view.ts';
import { ownThoughtsOptions, thoughtsOptions, thoughtsResource } from './api.ts';
import { ThoughtCard } from './ThoughtCard.tsx';

/** On a phone its code loads on the press, because most people only read. */
const PostForm = lazyComponent(async () => (await import('./PostForm.tsx')).PostForm, <Skeleton className="h-96" />);
const QueuedHere = lazyComponent(async () => (await import('#web/outbox/QueuedHere.tsx')).QueuedHere);
const ReportedList = lazyComponent(async () => (await import('./ReportedList.tsx')).ReportedList);

type Shown = 'all' | 'mine' | 'reported';

/** Res Thoughts: thoughts under names of the authors' choice. Open to everybody. */
export function ThoughtsPage() {
  const session = useSession();
  const isWide = useWide();
  useStreamForVisitors();
  const [composing, setComposing] = useState(false);
  const chosen = useSearchParams()[0].get('view');
  const change = useSearchChange();
  const [file, setFile] = useState<File | null>(null);
  const [isPosting, setPosting] = useState(false);
  const help = useHelp();
  const posted = (content: string) => {
    help.lookAt(content);
    setFile(null);
    setComposing(false);
  };
  const form = <PostForm file={file} startsTyping={!isWide} onFile={setFile} onBusy={setPosting} onPosted={posted} />;
  const choices = listChoices(session);
  const isQueued = useQueued(thoughtsResource).length > 0;
  const shown = choices.find(({ value }) => value === chosen)?.value ?? 'all';
  return (
    <>
      <PageTitle
        aside={
          !isWide && (
            <Button variant="primary" onClick={() => setComposing(true)}>
              Post
            </Button>
          )
        }
      >
        Res Thoughts
      </PageTitle>
      <div className="grid gap-3.5 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-[22px]">
        <div className="grid min-w-0 gap-3.5">
          <HelpAfter {...help} />
          {choices.length > 1 && (
            <FilterPills
              label="Which thoughts"
              choices={choices}
              value={shown}
              onChoose={(view) => change({ view: view === 'all' ? null : view }, { replace: true })}
            />
          )}
          {isQueued && <QueuedHere resource={thoughtsResource} />}
          {shown === 'all' && <AllThoughts isAdmin={session?.isAdmin ?? false} />}
          {shown === 'mine' && <OwnThoughts />}
          {shown === 'reported' && <ReportedList />}
        </div>
        {isWide && (
          <Card
            heading="Share a thought"
            aside={<PenLine className="size-4.5 text-soft" aria-hidden />}
            className="sticky top-6"
          >
            {form}
          </Card>
        )}
      </div>
      {composing && !isWide && (
        <Dialog title="Share a thought" onClose={() => setComposing(false)} busy={isPosting}>
          {form}
        </Dialog>
      )}
    </>
  );
}

export const loader = defineLoader(({ client }) => [client.prefetchInfiniteQuery(thoughtsOptions)]);

function listChoices(session: { isAdmin: boolean } | null): { value: Shown; label: string }[] {
  return [
    { value: 'all', label: 'All thoughts' },
    ...(session ? [{ value: 'mine' as const, label: 'My thoughts' }] : []),
    ...(session?.isAdmin ? [{ value: 'reported' as const, label: 'Reported' }] : []),
  ];
}

/** Memoized, so that it does not render again with each letter of a draft or when a stored draft is restored. */
const AllThoughts = memo(({ isAdmin }: { isAdmin: boolean }) => {
  const list = useInfiniteQuery(thoughtsOptions);
  const { view, toggle, isRevealing } = useThoughtsAdminView(list.data);
  return (
    <>
      {isAdmin && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button small aria-pressed={view.isOn} busy={isRevealing} onClick={toggle}>
            {view.isOn ? <EyeOff className="size-4" aria-hidden /> : <Eye className="size-4" aria-hidden />}
            Admin View
          </Button>
          <p className="text-sm text-soft">Shows real names. Each viewing is recorded in the audit log.</p>
        </div>
      )}
      <AdminViewContext value={view}>
        <ThoughtList list={list} empty="No thoughts yet" emptyText="Be the first to share one." />
      </AdminViewContext>
    </>
  );
});

function OwnThoughts() {
  const list = useInfiniteQuery(ownThoughtsOptions);
  return (
    <>
      <p className="text-sm text-soft">Only you can see that these are yours. Thoughts cannot be deleted.</p>
      <ThoughtList
        list={list}
        empty="You have not shared a thought yet"
        emptyText="What you post appears here, for you only."
      />
    </>
  );
}

interface ThoughtListProps {
  list: UseInfiniteQueryResult<Thought[]>;
  empty: string;
  emptyText: string;
}

function ThoughtList({ list, empty, emptyText }: ThoughtListProps) {
  return (
    <InfiniteList
      list={list}
      atOnce={4}
      loading={{ label: 'Loading thoughts...', rows: 4, shape: 'h-40' }}
      failed={{ title: 'The thoughts did not load', text: getMessage(list.error) }}
      empty={<EmptyState icon={MessageSquare} title={empty} text={emptyText} />}
    >
      {(thoughts) => (
        <ul aria-label="Thoughts" className="grid gap-3.5">
          {thoughts.map((thought) => (
            <li key={thought.id} className="min-w-0">
              <ThoughtCard thought={thought} />
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}
