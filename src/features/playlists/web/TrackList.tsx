import type { Track } from '../contract.ts';
import { TrackRows } from './TrackRows.tsx';

/** In order; a long one scrolls. */
export function TrackList({ of: title, tracks }: { of: string; tracks: readonly Track[] }) {
  if (tracks.length === 0) return <p className="text-[0.8125rem] text-soft">No tracks yet</p>;
  return (
    <section
      aria-label={`Tracks of ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
      tabIndex={0}
      className="max-h-44 overflow-y-auto overscroll-y-contain rounded-control border border-line bg-ground px-3 py-1"
    >
      <TrackRows tracks={tracks} />
    </section>
  );
}
