import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Likeable } from './api.ts';

export interface Listed {
  liked: boolean | null;
  likesCount: number;
}

export interface Likes extends Listed {
  /** What one has pressed, while it is on its way to the server. */
  wish: boolean | null;
}

const callMs = 20_000;

/** Begins with what the list says, and is asked for once somebody's like has been heard of. */
export function useKeptLikes({ path, topics, ask }: Likeable, listed: Listed, hears: boolean) {
  const client = useQueryClient();
  const queryKey = ['likes', path];
  const fresh: Likes = { ...listed, wish: null };
  const kept = () => client.getQueryData<Likes>(queryKey);
  const change = (part: Partial<Likes>) => client.setQueryData<Likes>(queryKey, (now) => now && { ...now, ...part });
  const known = (likes: Likes): Likes => ({ ...likes, liked: likes.liked ?? listed.liked });

  const { data } = useQuery({
    queryKey,
    queryFn: ask ? async (): Promise<Likes> => ({ ...(await ask()), wish: kept()?.wish ?? null }) : skipToken,
    initialData: fresh,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: hears ? Number.POSITIVE_INFINITY : callMs,
    enabled: hears && ask !== undefined,
    meta: { topics },
  });
  useNews(listed.liked, (liked) => change({ liked }));
  useNews(listed.likesCount, (likesCount) => change({ likesCount }));

  return { likes: known(data ?? fresh), latest: () => known(kept() ?? fresh), change };
}

/** A list that was read anew is newer than what was kept since it was read before. */
function useNews<Value>(value: Value, tell: (value: Value) => void) {
  const told = useRef(value);

  // What is kept belongs to other hearts too, and cannot be changed while one of them is drawn.
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    tell(value);
  });
}
