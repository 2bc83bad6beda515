import { memo } from 'react';
import { DurationBadge, PlayMark } from '#features/video/web/PlayMark.tsx';
import { Still } from '#features/video/web/Still.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { Highlight } from '../contract.ts';
import { stillOf, watchPath } from '../rules.ts';
import { HighlightTalk } from './HighlightTalk.tsx';
import { openHighlight } from './opened-highlight.ts';
import { PlayLink } from './PlayLink.tsx';

/** One highlight of the grid. What is far off the screen is not laid out, so that 500 of them scroll smoothly. */
export const HighlightTile = memo(function HighlightTile({ highlight }: { highlight: Highlight }) {
  const { title, duration, dateAdded, videoId } = highlight;
  return (
    <li className="card group relative flex flex-col overflow-hidden [contain-intrinsic-block-size:auto_208px] in-sight has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent-text">
      <div className="relative">
        <Still src={stillOf(highlight)} name={title} />
        <div className="absolute inset-x-2 bottom-2 flex items-end justify-between">
          <PlayMark small quiet />
          {duration && <DurationBadge duration={duration} />}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h3 className="line-clamp-2 leading-snug">
          <PlayLink title={title} to={watchPath(videoId)} state={openHighlight(highlight.id)} />
        </h3>
        <div className="-mb-2 mt-auto flex flex-wrap items-center justify-between gap-x-2">
          <span className="text-[0.8125rem] text-soft">
            <RelativeTime at={dateAdded} />
          </span>
          <HighlightTalk highlight={highlight} />
        </div>
      </div>
    </li>
  );
});
