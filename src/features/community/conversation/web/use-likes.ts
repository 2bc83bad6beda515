import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { askForLogin } from '#features/people/accounts/web/ask-for-login.ts';
import { ApiError } from '#web/api/api.ts';
import { type ReadOptions, useWrite } from '#web/api/requests.ts';
import { patchRow } from '#web/live/patches.ts';
import type { Entry } from '#web/outbox/entry.ts';
import { queuedForNetwork, useQueued } from '#web/outbox/queued.ts';
import { useSession } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toasts.ts';
import type { ItemId, LikeResponse } from '../contract.ts';
import type { Likeable } from './api.ts';

/** After this many responses that differ from the last press, the server's state wins. */
const maxAttempts = 10;

/**
 * A heart with an optimistic value. However fast a person presses, one call runs at a time, and the last press wins:
 * if the response differs from the latest press, another call follows.
 */
export function useLikes({ row, like: send, showLiked }: Likeable, inList: LikeResponse, about: string) {
  const session = useSession();
  const client = useQueryClient();
  const { optimistic, latestOptimistic, setOptimistic } = useOptimisticLike(row);
  const queued = useQueued(`like:${row}`).at(-1);
  const shown = queued ? pressed({ liked: likedIn(queued), since: inList }) : inList;
  const { mutate } = useWrite({
    send: async () => {
      for (let tries = 1; ; tries += 1) {
        const { likesCount: before } = latestOptimistic()?.since ?? shown;
        const response = await send(latestOptimistic()?.liked ?? shown.liked);
        showLiked(client, response.liked);
        // If the live stream has changed the count meanwhile, leave it: the stream also delivers this change, in order.
        patchRow(client, row, ({ likesCount }) => (likesCount === before ? { likesCount: response.likesCount } : {}));
        const { liked } = latestOptimistic() ?? response;
        if (liked === response.liked || tries === maxAttempts) return;
        setOptimistic({ liked, since: response });
      }
    },
    onDone: () => setOptimistic(null),
    queued: () => {
      const liked = latestOptimistic()?.liked ?? shown.liked;
      const label = liked ? `Like ${about}` : `Take back the like of ${about}`;
      return { resource: `like:${row}`, label, replaces: true, body: { liked } };
    },
    onQueued: () => {
      setOptimistic(null);
      toast(queuedForNetwork());
    },
    onFailed: (error) => {
      setOptimistic(null);
      if (error instanceof ApiError && error.code === 'session-over') toast({ ...loginRequired, tone: 'bad' });
      else toast({ title: 'Failed to update like status. Please try again.', tone: 'bad' });
    },
  });

  const like = (liked: boolean) => {
    const under = latestOptimistic();
    setOptimistic({ liked, since: under?.since ?? shown });
    if (!under) mutate(undefined);
  };
  // After a login it is unknown here whether that account had liked it before, so send that it is liked, not a toggle.
  const toggleHeart = async () => {
    if (session) like(!(latestOptimistic() ?? shown).liked);
    else if (await askForLogin(loginRequired)) like(true);
  };

  const { liked, likesCount } = optimistic ? pressed(optimistic) : shown;
  return { liked, likesCount, isQueued: queued !== undefined, press: toggleHeart };
}

const likedIn = ({ body }: Entry): boolean => Reflect.get(Object(body), 'liked') === true;

/** An optimistic press that is being sent. */
interface OptimisticLike {
  liked: boolean;
  /** What was shown at the press, or the server's later response. */
  since: LikeResponse;
}

/** Shares one press among all hearts of a row. */
function useOptimisticLike(row: string) {
  const client = useQueryClient();
  const queryKey = ['like-press', row];
  const { data: optimistic = null } = useQuery<OptimisticLike | null>({ queryKey, queryFn: skipToken });
  return {
    optimistic,
    latestOptimistic: () => client.getQueryData<OptimisticLike | null>(queryKey) ?? null,
    setOptimistic: (next: OptimisticLike | null) => client.setQueryData<OptimisticLike | null>(queryKey, next),
  };
}

/** Counts from `since`, not from counts of the live stream, which may include this press already. */
function pressed({ liked, since }: OptimisticLike): LikeResponse {
  if (liked === since.liked) return since;
  return { liked, likesCount: Math.max(0, since.likesCount + (liked ? 1 : -1)) };
}

const loginRequired = { title: 'Login Required', description: 'Please login to like this content.' };

/**
 * Whether the person's list of likes or reposts contains an item. The list is read once for all callers, after hydration.
 * Deferred, because updating all hearts of a page at once would delay a tap.
 */
export function useInOwnList<Id extends ItemId>(list: ReadOptions<Id[]>, id: Id): boolean {
  const isShown = useDeferredValue(useSession() !== null, false);
  const { data } = useQuery({
    ...list,
    enabled: isShown,
    select: (ids) => ids.includes(id) || undefined,
  });

  return isShown && (data ?? false);
}
