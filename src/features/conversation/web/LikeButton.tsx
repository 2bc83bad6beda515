import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFirstScreenShown } from '#web/first-screen.ts';
import { useSession } from '#web/session.ts';
import type { TalkItem } from '../contract.ts';
import { itemLikes, likedOptions } from './api.ts';
import { HeartButton } from './HeartButton.tsx';
import { useOnScreen } from './on-screen.ts';
import { useLikes } from './use-likes.ts';

export interface LikeButtonProps {
  item: TalkItem;
  about: string;
  likesCount: number;
}

export function LikeButton({ item, about, likesCount }: LikeButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const heart = useLikes(itemLikes(item), { likesCount, liked: useLiked(item) }, useOnScreen(place));
  return (
    <span ref={place} className="inline-flex">
      <HeartButton {...heart} about={about} />
    </span>
  );
}

/** Whether one's likes of this kind, asked for once and when the first screen stands, hold the item. */
function useLiked(item: TalkItem): boolean | null {
  const isMember = useSession() !== null;
  const firstScreenShown = useFirstScreenShown();
  const { data } = useQuery({
    ...likedOptions(item),
    enabled: isMember && firstScreenShown,
    select: (ids) => ids.includes(item.id),
  });
  return data ?? null;
}
