import type { TalkItem } from '../contract.ts';
import { itemLikes, likedOptions } from './api.ts';
import { HeartButton } from './HeartButton.tsx';
import { useLikes } from './use-likes.ts';
import { useInOwnList } from './use-own-list.ts';

export interface LikeButtonProps {
  item: TalkItem;
  about: string;
  likesCount: number;
}

export function LikeButton({ item, about, likesCount }: LikeButtonProps) {
  const liked = useInOwnList(likedOptions(item), item.id);
  const heart = useLikes(itemLikes(item), { likesCount, liked }, about);
  return <HeartButton {...heart} about={about} />;
}
