import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { Playlist } from '../contract.ts';
import { TrackRows } from './TrackRows.tsx';

/** So many are shown before a press shows the rest; one more would not be worth the press. */
const fewestTracks = 5;

/** What is on the playlist; of a long one, the first tracks. */
export function FirstTracks({ playlist: { title, tracks } }: { playlist: Playlist }) {
  const [showsAll, setShowsAll] = useState(false);
  const isLong = tracks.length > fewestTracks + 1;
  if (tracks.length === 0) return null;
  return (
    <section aria-label={`Tracks of ${title}`}>
      <TrackRows tracks={isLong && !showsAll ? tracks.slice(0, fewestTracks) : tracks} />
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
