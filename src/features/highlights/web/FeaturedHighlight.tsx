import { Star } from 'lucide-react';
import { useHomeSide } from '#features/games/web/api.ts';
import { DurationBadge, PlayMark } from '#features/video/web/PlayMark.tsx';
import { Still } from '#features/video/web/Still.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { Highlight } from '../contract.ts';
import { stillOf, watchPath } from '../rules.ts';
import { gameTitle } from './game-title.ts';
import { HighlightTalk } from './HighlightTalk.tsx';
import { openHighlight } from './opened-highlight.ts';
import { PlayLink } from './PlayLink.tsx';

export function FeaturedHighlight({ highlight }: { highlight: Highlight }) {
  const { title, description, duration, dateAdded, videoId, featured, game } = highlight;
  const settings = useHomeSide();
  return (
    <article className="card group relative overflow-hidden has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent-text">
      <div className="relative">
        <Still src={stillOf(highlight)} name={title} eager />
        <div className="absolute inset-x-3.5 bottom-3.5 flex items-end justify-between">
          <PlayMark />
          {duration && <DurationBadge duration={duration} />}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-2 p-4">
        <p className="flex min-h-6 flex-wrap items-center gap-2 text-[0.8125rem] text-soft">
          {featured && (
            <Pill tone="gold">
              <Star className="size-3.5 fill-current" aria-hidden /> Featured
            </Pill>
          )}
          <span>{game ? gameTitle(game, settings) : 'From the village'}</span>
        </p>
        <h2 className="text-xl lg:text-2xl">
          <PlayLink title={title} to={watchPath(videoId)} state={openHighlight(highlight.id)} />
        </h2>
        {description && <p className="line-clamp-3 whitespace-pre-line text-[0.9375rem] text-soft">{description}</p>}
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <p className="text-[0.8125rem] text-soft">
            <RelativeTime at={dateAdded} />
          </p>
          <HighlightTalk highlight={highlight} />
        </div>
      </div>
    </article>
  );
}
