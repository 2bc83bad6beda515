import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Dumbbell, Trash2, Trophy } from 'lucide-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Conversation } from '#features/community/conversation/web/Conversation.tsx';
import type { Exercises } from '#features/training/training/contract.ts';
import { isByDay } from '#features/training/training/rules.ts';
import { DurationPill, ExerciseList, Training } from '#features/training/training/web/Training.tsx';
import { getMessage } from '#web/api/api.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { defineLoader } from '#web/routing/loading.ts';
import { useHistoryState } from '#web/routing/rendering.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DeleteDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { InfiniteList, ListLoading } from '#web/ui/lists/InfiniteList.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { SharedWorkout } from '../contract.ts';
import { commentableWorkout } from '../rules.ts';
import { deleteSharedWorkout, forgetSharedWorkout, sharedWorkoutsOptions } from './api.ts';
import { lobbyTabs } from './extension-points.ts';
import { draftHandedOver } from './share-draft.ts';

const ShareForm = lazyComponent(async () => (await import('./ShareForm.tsx')).ShareForm);

const columns = 'grid grid-cols-1 gap-3.5 lg:grid-cols-2 lg:items-start lg:gap-[18px]';

/** Shared workouts, newest first. */
function CommunityFeed() {
  const list = useInfiniteQuery(sharedWorkoutsOptions);
  const feed = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<SharedWorkout | null>(null);
  return (
    <section ref={feed} aria-label="Shared workouts" tabIndex={-1} className="outline-none">
      <InfiniteList
        list={list}
        atOnce={4}
        className={columns}
        {...{ loading }}
        failed={{ title: 'The workouts did not load', text: getMessage(list.error) }}
        empty={<EmptyState icon={Dumbbell} title="No workouts shared yet" text="Be the first: press Share Workout." />}
      >
        {(workouts) => (
          <div className={columns}>
            {workouts.map((workout) => (
              <SharedWorkoutCard key={workout.id} workout={workout} onDelete={setLeaving} />
            ))}
          </div>
        )}
      </InfiniteList>
      {leaving && (
        <DeleteSharedWorkout
          workout={leaving}
          onClose={() => setLeaving(null)}
          onDeleted={() => feed.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  );
}

const loading = { label: 'Loading workouts...', rows: 4, shape: 'h-72' };

const FeedLoading = () => <ListLoading {...loading} className={columns} />;

interface DeleteSharedWorkoutProps {
  workout: SharedWorkout;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteSharedWorkout({ workout: { id, title }, ...dialog }: DeleteSharedWorkoutProps) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete this workout?"
      description={`“${title}” will be deleted, with its likes and comments.`}
      send={() => deleteSharedWorkout(id)}
      forget={() => forgetSharedWorkout(client, id)}
      done="Workout deleted"
      failed="Failed to delete the workout. Please try again."
      {...dialog}
    />
  );
}

const feed = { value: 'feed', label: 'Community Feed' };

/** What people train, and what they have earned. */
export function LobbyPage() {
  const state = useHistoryState();
  // A draft that was handed over is known only after hydration: the new key then remounts the page with it.
  return <Lobby key={state === null ? 'open' : 'handed over'} state={state} />;
}

export const loader = defineLoader(({ search, ...loading }) => {
  const tab = search.get('tab');
  return [tab ? lobbyTabs.ready(loading, tab) : loading.client.prefetchInfiniteQuery(sharedWorkoutsOptions)];
});

function Lobby({ state }: { state: unknown }) {
  const [params, setParams] = useSearchParams();
  const contributions = lobbyTabs.contributions();
  const tabs = [feed, ...contributions.map(({ name = '', title }) => ({ value: name, label: title }))];
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? feed.value;
  const Chosen = contributions.find(({ name }) => name === tab)?.Component ?? CommunityFeed;
  const share = useSharing(state);
  return (
    <>
      <PageTitle
        aside={
          <Button variant="primary" small onClick={share.open} aria-haspopup="dialog">
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

/** Whether the form is open, and the workout that another screen handed over to it. */
function useSharing(state: unknown) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [given, setGiven] = useState(() => draftHandedOver(state));
  const [isOpen, setOpen] = useState(given !== null);
  // From the first change on, the draft on this device is the newer one.
  const onTyped = useCallback(() => setGiven(null), []);
  return {
    given,
    isOpen,
    onTyped,
    open: () => setOpen(true),
    onClose: () => setOpen(false),
    onShared: () => {
      setOpen(false);
      // Otherwise coming back to this page would hand the same workout over again.
      if (state) void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
    },
  };
}

interface SharedWorkoutCardProps {
  workout: SharedWorkout;
  onDelete: (workout: SharedWorkout) => void;
}

/** One shared workout: author, time, exercises, achievements and comments. */
function SharedWorkoutCard({ workout, onDelete }: SharedWorkoutCardProps) {
  const { id, title, username, description, exercises, likesCount, commentsCount } = workout;
  return (
    <Card as="article" aria-label={`${title} by ${username}`} className="wrap-anywhere grid grid-cols-1 gap-3 pb-2">
      <header className="flex items-center gap-3">
        <Avatar name={username} size={40} round />
        <div className="min-w-0 flex-1">
          <p className="font-bold text-base">{username}</p>
          <p className="text-soft text-xs">
            <RelativeTime at={workout.createdAt} />
          </p>
        </div>
        {workout.can.delete && (
          <IconButton
            icon={Trash2}
            label={`Delete ${title} by ${username}`}
            className="-mr-2"
            onClick={() => onDelete(workout)}
          />
        )}
      </header>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 grow basis-32">{title}</h2>
        <DurationPill>{workout.duration}</DurationPill>
      </div>
      {description && <p className="whitespace-pre-line text-base text-soft">{description}</p>}
      {exercises.length > 0 && <ExercisesShown exercises={exercises} />}
      {workout.achievements.length > 0 && (
        <ul aria-label="Achievements" className="flex flex-wrap gap-2">
          {workout.achievements.map((achievement) => (
            <li key={achievement.id}>
              <Pill tone="gold">
                <Trophy className="mr-1.5 inline size-3.5 align-[-2px]" aria-hidden />
                {achievement.name}
              </Pill>
            </li>
          ))}
        </ul>
      )}
      <Conversation
        item={{ ...commentableWorkout, id }}
        about={`${title} by ${username}`}
        likesCount={likesCount}
        commentsCount={commentsCount}
        className="border-line border-t pt-1"
      />
    </Card>
  );
}

/** A long list shows this many until one presses for the rest; just one more would not be worth a press. */
const fewest = 4;

/** The exercises of a workout; of a long list, only the first ones. */
function ExercisesShown({ exercises }: { exercises: Exercises }) {
  const [showsAll, setShowsAll] = useState(false);
  if (isByDay(exercises)) return <Training exercises={exercises} />;
  const isLong = exercises.length > fewest + 1;
  return (
    <div>
      <ExerciseList exercises={isLong && !showsAll ? exercises.slice(0, fewest) : exercises} />
      {isLong && (
        <Button
          variant="plain"
          small
          aria-expanded={showsAll}
          className="-ml-3.5"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${exercises.length} exercises`}
        </Button>
      )}
    </div>
  );
}
