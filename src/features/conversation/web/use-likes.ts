import { askForLogin } from '#features/accounts/web/ask-for-login.ts';
import { ApiError } from '#web/api.ts';
import { useSession } from '#web/session.ts';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { Likeable } from './api.ts';
import { type Likes, type Listed, useKeptLikes } from './kept-likes.ts';

/** More answers than this against one's wish, and the server has its way. */
const mostTries = 10;

/**
 * A heart, which shows at once what was pressed. However fast somebody presses, one call is under way at a time, and
 * the last press counts: an answer that is not what is wished for by then is followed by another call.
 */
export function useLikes(likeable: Likeable, listed: Listed, onScreen = false) {
  const session = useSession();
  const { likes, latest, change } = useKeptLikes(likeable, listed, session !== null && onScreen);
  const { mutate } = useWrite({
    send: async () => {
      for (let tries = 1; ; tries += 1) {
        const answer = await likeable.toggle();
        const wish = change(answer)?.wish ?? null;
        if (wish === null || wish === answer.liked || tries === mostTries) return;
      }
    },
    onDone: () => change({ wish: null }),
    onFailed: (error) => {
      change({ wish: null });
      if (error instanceof ApiError && error.code === 'session-over') toast({ ...loginRequired, tone: 'bad' });
      else toast({ title: 'Failed to update like status. Please try again.', tone: 'bad' });
    },
  });

  const wishFor = (liked: boolean) => {
    const { wish } = latest();
    change({ wish: liked });
    if (wish === null) mutate(undefined);
  };
  // Whether the account that a visitor logs in to has liked it before, nobody knows here: that it likes it now is what was wished for.
  const press = async () => {
    if (session) wishFor(!asWished(latest()).liked);
    else if (await askForLogin(loginRequired)) wishFor(true);
  };

  return { ...asWished(likes), press };
}

function asWished({ liked, likesCount, wish }: Likes) {
  if (wish === null || wish === (liked ?? false)) return { liked: liked ?? false, likesCount };
  return { liked: wish, likesCount: Math.max(0, likesCount + (wish ? 1 : -1)) };
}

const loginRequired = { title: 'Login Required', description: 'Please login to like this content.' };
