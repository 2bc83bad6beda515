import { useRef } from 'react';
import type { TalkItem } from '../contract.ts';
import { itemLikes, likedOptions } from './api.ts';
import { HeartButton } from './HeartButton.tsx';
import { useOnScreen } from './on-screen.ts';
import { useLikes } from './use-likes.ts';
import { useInOwnList } from './use-own-list.ts';

export interface LikeButtonProps {
  item: TalkItem;
  about: string;
  likesCount: number;
}

export function LikeButton({ item, about, likesCount }: LikeButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const liked = useInOwnList(likedOptions(item), item.id) || null;
  const heart = useLikes(itemLikes(item), { likesCount, liked }, useOnScreen(place));
  return (
    <span ref={place} className="inline-flex">
      <HeartButton {...heart} about={about} />
    </span>
  );
}
