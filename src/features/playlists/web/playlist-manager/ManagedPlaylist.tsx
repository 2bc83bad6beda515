import type { RowProps } from '#web/manage/manager.ts';
import { Pill } from '#web/ui/Pill.tsx';
import type { Playlist } from '../../contract.ts';
import { Cover } from '../Cover.tsx';
import { PlaylistLinks } from '../PlaylistLinks.tsx';
import { TrackList } from '../TrackList.tsx';

export function ManagedPlaylist({ row: playlist }: RowProps<Playlist>) {
  const { title, description, coverImage, releaseDate, curator, isActive, featured, tracks } = playlist;
  return (
    <>
      <div className="flex gap-3.5">
        <Cover src={coverImage} />
        <div className="grid min-w-0 flex-1 content-start gap-1">
          <h3>{title}</h3>
          <p className="text-[0.8125rem] text-soft">
            {[dayText.format(new Date(`${releaseDate}T00:00:00Z`)), curator].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-0.5 flex flex-wrap gap-1.5 empty:hidden">
            {isActive && <Pill tone="accent">Current Playlist</Pill>}
            {featured && <Pill tone="gold">Featured</Pill>}
          </p>
        </div>
      </div>
      {description && <p className="line-clamp-2 text-[0.8125rem]">{description}</p>}
      <TrackList of={title} tracks={tracks} />
      <PlaylistLinks playlist={playlist} />
    </>
  );
}

/** A day has no time zone. */
const dayText = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'medium', timeZone: 'UTC' });
