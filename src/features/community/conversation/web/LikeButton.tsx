import { Clock, Heart } from 'lucide-react';
import { CardAction } from '#web/ui/CardAction.tsx';
import type { CommentableItem } from '../contract.ts';
import { itemLikes, likedOptions } from './api.ts';
import { useInOwnList, useLikes } from './use-likes.ts';

export interface LikeButtonProps {
  item: CommentableItem;
  about: string;
  likesCount: number;
}

export function LikeButton({ item, about, likesCount }: LikeButtonProps) {
  const liked = useInOwnList(likedOptions(item), item.id);
  const heart = useLikes(itemLikes(item), { likesCount, liked }, about);
  return <HeartButton {...heart} about={about} />;
}

interface HeartButtonProps {
  liked: boolean;
  likesCount: number;
  about: string;
  hidesNone?: boolean;
  /** Whether the like is still to be sent. */
  isQueued: boolean;
  press: () => void;
}

export function HeartButton({ liked, likesCount, about, hidesNone = false, isQueued, press }: HeartButtonProps) {
  return (
    <CardAction aria-pressed={liked} onClick={press} colour={liked ? 'live' : 'soft'}>
      <Heart className={`size-[1.125rem] transition-[fill] ${liked ? 'fill-current' : ''}`} aria-hidden />
      <span className="sr-only">Like {about}, </span>
      <span className={`min-w-[1ch] text-left ${hidesNone && likesCount === 0 ? 'sr-only' : ''}`}>{likesCount}</span>
      <span className="sr-only">{likesCount === 1 ? 'like' : 'likes'}</span>
      {isQueued && (
        <>
          <Clock className="size-3.5 text-gold" aria-hidden />
          <span className="sr-only">, waiting to be sent</span>
        </>
      )}
    </CardAction>
  );
}
