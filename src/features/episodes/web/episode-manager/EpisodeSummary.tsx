import { DurationBadge } from '#features/video/web/PlayMark.tsx';
import { Still } from '#features/video/web/Still.tsx';
import { stillUrlOf } from '#shared/youtube.ts';
import { Pill } from '#web/ui/Pill.tsx';
import type { Episode } from '../../contract.ts';

export function EpisodeSummary({ row }: { row: Episode }) {
  const { number, title, description, duration, publishedDate, series, videoId, tags, next } = row;
  return (
    <>
      <div className="relative -mx-4 -mt-4 overflow-hidden rounded-t-card">
        <Still src={stillUrlOf(videoId)} name={title} />
        <span className="absolute right-2 bottom-2">
          <DurationBadge duration={duration} />
        </span>
      </div>
      <h3>
        {number}. {title}
      </h3>
      <p className="text-[0.8125rem] text-soft">
        {series} · {publishedDate}
      </p>
      {description && <p className="line-clamp-2 text-[0.8125rem]">{description}</p>}
      <div className="flex flex-wrap gap-1.5">
        {next && <Pill tone="info">Next: {next.title}</Pill>}
        {tags.map((tag) => (
          <Pill key={tag}>{tag}</Pill>
        ))}
      </div>
    </>
  );
}
