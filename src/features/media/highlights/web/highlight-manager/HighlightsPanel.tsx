import { GameChoices } from '#features/competition/games/web/GameChoices.tsx';
import { DurationBadge, Still } from '#features/media/video/web/Still.tsx';
import { manage } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { VillageTimeZone } from '#platform/settings/web/api.ts';
import { fixtureText } from '#shared/notation.ts';
import { Pill } from '#web/ui/Pill.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import { type Highlight, highlights } from '../../contract.ts';
import { getStill } from '../../rules.ts';

const manager = manage(highlights, {
  getTitle: ({ title }) => title,
  labels: {
    title: 'Title',
    videoUrl: 'Video',
    description: 'Description',
    duration: { label: 'Duration', placeholder: '2:30' },
    gameId: { label: 'Game', hint: 'Shown beside the video', Choices: GameChoices },
    thumbnail: { label: 'Still', hint: "Defaults to the video's own", shape: 16 / 9 },
    featured: { label: 'Featured', hint: 'Shown large at the top of Media' },
    dateAdded: { label: 'Date added', hint: 'Defaults to now', TimeZone: VillageTimeZone },
  },
  Card: HighlightSummary,
  columns: 3,
});

export function HighlightsPanel() {
  return <ResourceManager of={manager} />;
}

function HighlightSummary({ row }: { row: Highlight }) {
  const { title, description, duration, dateAdded, featured, game, likesCount, commentsCount } = row;
  return (
    <>
      <div className="relative -mx-4 -mt-4 overflow-hidden rounded-t-card">
        <Still src={getStill(row)} name={title} />
        {duration && (
          <span className="absolute right-2 bottom-2">
            <DurationBadge duration={duration} />
          </span>
        )}
      </div>
      <h3>{title}</h3>
      <p className="text-sm text-soft">
        <RelativeTime at={dateAdded} /> · {formatCount(likesCount, 'like')} · {formatCount(commentsCount, 'comment')}
      </p>
      {description && <p className="line-clamp-2 text-sm">{description}</p>}
      <div className="flex flex-wrap gap-1.5">
        {featured && <Pill tone="gold">Featured</Pill>}
        {game && <Pill>{fixtureText(game.homeTeam.name, game.awayTeam.name)}</Pill>}
      </div>
    </>
  );
}

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
