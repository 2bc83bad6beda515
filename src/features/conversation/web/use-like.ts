import { useRef, useState } from 'react';
import { ApiError } from '#web/api.ts';
import { useSession } from '#web/session.ts';
import { toast } from '#web/ui/toasts.ts';
import { useWrite } from '#web/write.ts';
import type { LikeAnswer } from '../contract.ts';

interface LikeSpec {
  /** What the server last said. */
  known: LikeAnswer;
  send: () => Promise<LikeAnswer>;
  /** Takes in each answer. */
  keep: (answer: LikeAnswer) => void;
  topic: string;
}

/** More answers than this against one's wish, and the server has its way. */
const mostTries = 10;

/**
 * A like that shows at once. However fast somebody taps, one call is under way at a time, and the last tap counts: an
 * answer that is not what is wished for by then is followed by another call.
 */
export function useLike({ known, send, keep, topic }: LikeSpec) {
  const session = useSession();
  const [wish, setWish] = useState<boolean | null>(null);
  // The call under way looks here for taps that came after it was sent.
  const latestWish = useRef<boolean | null>(null);
  const wishFor = (liked: boolean | null) => {
    latestWish.current = liked;
    setWish(liked);
  };

  const { mutate } = useWrite({
    send: async () => {
      let answer = await send();
      keep(answer);
      for (let tries = 1; tries < mostTries && answer.liked !== latestWish.current; tries += 1) {
        answer = await send();
        keep(answer);
      }
      return answer;
    },
    topics: [topic],
    onDone: () => wishFor(null),
    onFailed: (error) => {
      wishFor(null);
      if (error instanceof ApiError && error.code === 'session-over') askToLogIn();
      else toast({ title: 'Failed to update like status. Please try again.', tone: 'bad' });
    },
  });

  const tap = () => {
    if (!session) return askToLogIn();
    const underWay = latestWish.current !== null;
    wishFor(!(latestWish.current ?? known.liked));
    if (!underWay) mutate(undefined);
  };

  return { ...asWished(known, wish), tap };
}

/** What the server said, with one's own wish already in it. Never below nothing. */
function asWished(known: LikeAnswer, wish: boolean | null): LikeAnswer {
  if (wish === null || wish === known.liked) return known;
  return { liked: wish, likesCount: Math.max(0, known.likesCount + (wish ? 1 : -1)) };
}

function askToLogIn() {
  toast({ title: 'Login Required', description: 'Please login to like this content.', tone: 'bad' });
}
