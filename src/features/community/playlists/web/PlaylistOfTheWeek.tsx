import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ListMusic } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ReadCard } from '#web/ui/lists/ReadCard.tsx';
import { EmptyState, Loading, Skeleton } from '#web/ui/states.tsx';
import type { Playlist } from '../contract.ts';
import { activePlaylistOptions } from './api.ts';
import { Cover, PlaylistLinks, TrackRows } from './PlaylistParts.tsx';

/** A long list shows this many until one presses for the rest; just one more would not be worth a press. */
const minTracks = 5;

/** The tracks of the playlist; of a long one, only the first. */
export function FirstTracks({ playlist: { title, tracks } }: { playlist: Playlist }) {
  const [showsAll, setShowsAll] = useState(false);
  const isLong = tracks.length > minTracks + 1;
  if (tracks.length === 0) return null;
  return (
    <section aria-label={`Tracks of ${title}`}>
      <TrackRows tracks={isLong && !showsAll ? tracks.slice(0, minTracks) : tracks} />
      {isLong && (
        <Button
          variant="plain"
          small
          aria-expanded={showsAll}
          className="-ml-3.5"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${tracks.length} tracks`}
        </Button>
      )}
    </section>
  );
}

export function PlaylistOfTheWeek() {
  return (
    <ReadCard
      heading="Playlist of the Week"
      of={useQuery(activePlaylistOptions())}
      loading={<PlaylistLoading />}
      failed={{ title: 'Unable to load playlist', text: 'Please try again later' }}
      empty={
        <EmptyState icon={ListMusic} title="No Active Playlist" text="Check back soon for the Playlist of the Week" />
      }
    >
      {(playlist) => <Chosen playlist={playlist} />}
    </ReadCard>
  );
}

PlaylistOfTheWeek.reads = (client: QueryClient) => [client.prefetchQuery(activePlaylistOptions())];

function Chosen({ playlist }: { playlist: Playlist }) {
  const { title, description, curator, coverImage } = playlist;
  return (
    <div className="grid gap-3">
      <div className="flex gap-3.5 max-[16rem]:flex-wrap">
        <Cover src={coverImage} />
        <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-1 max-[16rem]:basis-full">
          <h3>{title}</h3>
          {curator && <p className="text-sm text-soft">Chosen by {curator}</p>}
          {description && <p className="whitespace-pre-line text-sm text-soft">{description}</p>}
        </div>
      </div>
      <FirstTracks playlist={playlist} />
      <PlaylistLinks playlist={playlist} />
    </div>
  );
}

function PlaylistLoading() {
  return (
    <Loading label="Loading the playlist" className="grid gap-3">
      <div className="flex gap-3.5">
        <Skeleton className="size-24 rounded-control" />
        <div className="grid flex-1 content-start gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-14" />
        </div>
      </div>
      <Skeleton className="h-55 rounded-control" />
      <Skeleton className="h-11 rounded-control" />
    </Loading>
  );
}
