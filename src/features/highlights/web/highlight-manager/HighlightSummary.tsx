import { DurationBadge } from '#features/video/web/PlayMark.tsx';
import { Still } from '#features/video/web/Still.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import type { Highlight } from '../../contract.ts';
import { stillOf } from '../../rules.ts';

export function HighlightSummary({ row }: { row: Highlight }) {
  const { title, description, duration, dateAdded, featured, game, likesCount, commentsCount } = row;
  return (
    <>
      <div className="relative -mx-4 -mt-4 overflow-hidden rounded-t-card">
        <Still src={stillOf(row)} name={title} />
        {duration && (
          <span className="absolute right-2 bottom-2">
            <DurationBadge duration={duration} />
          </span>
        )}
      </div>
      <h3>{title}</h3>
      <p className="text-[0.8125rem] text-soft">
        <RelativeTime at={dateAdded} /> · {counted(likesCount, 'like')} · {counted(commentsCount, 'comment')}
      </p>
      {description && <p className="line-clamp-2 text-[0.8125rem]">{description}</p>}
      <div className="flex flex-wrap gap-1.5">
        {featured && <Pill tone="gold">Featured</Pill>}
        {game && (
          <Pill>
            {game.homeTeam.name} v {game.awayTeam.name}
          </Pill>
        )}
      </div>
    </>
  );
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
