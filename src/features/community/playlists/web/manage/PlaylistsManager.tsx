import { Star } from 'lucide-react';
import { manage, type RowProps } from '#platform/admin/web/manager/manager.ts';
import { ResourceManager } from '#platform/admin/web/manager/ResourceManager.tsx';
import { dateText } from '#shared/notation.ts';
import { getMessage } from '#web/api/api.ts';
import { useWrite } from '#web/api/requests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import { toast } from '#web/ui/toasts/toasts.ts';
import { device } from '#web/zone.ts';
import { type Playlist, playlists, type Track } from '../../contract.ts';
import { setActive } from '../api.ts';
import { Cover, PlaylistLinks, TrackRows } from '../PlaylistParts.tsx';

/** The tracks in order; a long list scrolls. */
export function TrackList({ of: title, tracks }: { of: string; tracks: readonly Track[] }) {
  if (tracks.length === 0) return <p className="text-sm text-soft">No tracks yet</p>;
  return (
    <section
      aria-label={`Tracks of ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be focusable for keyboards
      tabIndex={0}
      className="max-h-44 overflow-y-auto overscroll-y-contain rounded-control border border-line bg-ground px-3 py-1"
    >
      <TrackRows tracks={tracks} />
    </section>
  );
}

export function ManagedPlaylist({ row: playlist }: RowProps<Playlist>) {
  const { title, description, coverImage, releaseDate, curator, isActive, featured, tracks } = playlist;
  return (
    <>
      <div className="flex gap-3.5">
        <Cover src={coverImage} />
        <div className="grid min-w-0 flex-1 content-start gap-1">
          <h3>{title}</h3>
          <p className="text-sm text-soft">{[dateText(releaseDate), curator].filter(Boolean).join(' · ')}</p>
          <p className="mt-0.5 flex flex-wrap gap-1.5 empty:hidden">
            {isActive && <Pill tone="accent">Current Playlist</Pill>}
            {featured && <Pill tone="gold">Featured</Pill>}
          </p>
        </div>
      </div>
      {description && <p className="line-clamp-2 text-sm">{description}</p>}
      <TrackList of={title} tracks={tracks} />
      <PlaylistLinks playlist={playlist} />
    </>
  );
}

export function SetAsCurrent({ row: { id, title, isActive } }: RowProps<Playlist>) {
  const setting = useWrite({
    send: () => setActive(id),
    onDone: () => toast({ title: "Playlist set as 'Playlist of the Week'", tone: 'good' }),
    onFailed: (error) => toast({ title: 'Failed to set active playlist', description: getMessage(error), tone: 'bad' }),
  });
  if (isActive) return null;
  return (
    <Button
      small
      busy={setting.isPending}
      onClick={() => setting.mutate(undefined)}
      aria-label={`Set as Current: ${title}`}
    >
      <Star className="size-4" aria-hidden />
      Set as Current
    </Button>
  );
}

const manager = manage(playlists, {
  getTitle: ({ title }) => title,
  labels: {
    title: 'Title',
    description: 'Description',
    coverImage: { label: 'Cover image', shape: 1 },
    spotifyUrl: { label: 'Spotify link', placeholder: 'https://open.spotify.com/...' },
    appleMusicUrl: { label: 'Apple Music link', placeholder: 'https://music.apple.com/...' },
    youtubeUrl: { label: 'YouTube link', placeholder: 'https://music.youtube.com/...' },
    releaseDate: { label: 'Release date', initial: today },
    curator: 'Curator',
    tracks: 'Tracks',
    isActive: { label: 'Playlist of the Week', hint: 'Replaces the current one' },
    featured: 'Featured',
  },
  Card: ManagedPlaylist,
  Actions: SetAsCurrent,
});

/** The day in the device's time zone: yyyy-MM-dd. */
function today(): string {
  return device.wall(new Date()).toISOString().slice(0, 10);
}

export const PlaylistsManager = () => <ResourceManager of={manager} />;
