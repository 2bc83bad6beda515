import { useInfiniteQuery } from '@tanstack/react-query';
import { ListMusic, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '#web/ui/states.tsx';
import { playlistsOptions } from './api.ts';
import { NewPlaylistDialog } from './NewPlaylistDialog.tsx';
import { PlaylistRow } from './PlaylistRow.tsx';
import { usePlaylistActs } from './use-playlist-acts.ts';

/** The playlists as the two simple admin pages show them. */
export function PlaylistList({ heading = 'Playlists' }: { heading?: string }) {
  const [adding, setAdding] = useState(false);
  const acts = usePlaylistActs();
  return (
    <section aria-labelledby="playlist-list" className="grid gap-3.5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="playlist-list">{heading}</h2>
        <Button look="primary" small disabled={acts.busy} onClick={() => setAdding(true)}>
          <Plus className="size-4" aria-hidden />
          New Playlist
        </Button>
      </div>
      <Rows acts={acts} />
      {adding && <NewPlaylistDialog add={acts.add} onClose={() => setAdding(false)} />}
    </section>
  );
}

function Rows({ acts }: { acts: ReturnType<typeof usePlaylistActs> }) {
  const list = useInfiniteQuery(playlistsOptions());
  if (list.isPending) {
    return (
      <Loading label="Loading playlists..." className="grid gap-2.5">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
      </Loading>
    );
  }
  if (!list.data) {
    return <ErrorState title="Failed to load playlists" onRetry={() => void list.refetch()} busy={list.isFetching} />;
  }
  if (list.data.length === 0) return <EmptyState icon={ListMusic} title="No playlists found" />;
  return (
    <>
      <ul className="grid gap-2.5">
        {list.data.map((playlist) => (
          <PlaylistRow key={playlist.id} playlist={playlist} acts={acts} />
        ))}
      </ul>
      <LoadMore hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={list.fetchNextPage} />
    </>
  );
}
