import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFirstScreenShown } from '#web/first-screen.ts';
import { useSession } from '#web/session.ts';
import type { TalkItem } from '../contract.ts';
import { likesTopic } from '../rules.ts';
import { keepLike, likedOptions, tallyOptions, toggleLike } from './api.ts';
import { HeartButton } from './HeartButton.tsx';
import { useOnScreen } from './on-screen.ts';
import { useLike } from './use-like.ts';

export interface LikeButtonProps {
  item: TalkItem;
  /** What it is, for those who do not see the card around it. */
  about: string;
  /** As the list says. */
  likesCount: number;
}

/** Likes an item or takes the like back. Other people's likes are counted while it is on screen. */
export function LikeButton({ item, about, likesCount: inList }: LikeButtonProps) {
  const client = useQueryClient();
  const isMember = useSession() !== null;
  const firstScreenShown = useFirstScreenShown();
  const place = useRef<HTMLSpanElement>(null);
  const onScreen = useOnScreen(place);
  const { data: mine } = useQuery({
    ...likedOptions(item),
    enabled: isMember && firstScreenShown,
    select: (ids) => ids.includes(item.id),
  });
  const { data: tally } = useQuery({ ...tallyOptions(item, inList), enabled: isMember && onScreen });
  const { liked, likesCount, tap } = useLike({
    known: {
      liked: tally.liked ?? mine ?? false,
      likesCount: tally.insteadOf === inList ? tally.likesCount : inList,
    },
    send: () => toggleLike(item),
    keep: (answer) => keepLike(client, item, inList, answer),
    topic: likesTopic(item),
  });
  return (
    <span ref={place} className="inline-flex">
      <HeartButton liked={liked} likesCount={likesCount} about={about} onTap={tap} />
    </span>
  );
}
