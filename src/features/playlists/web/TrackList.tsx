import type { Track } from '../contract.ts';

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
      <ol className="divide-y divide-line">
        {tracks.map((track, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same track may stand twice
          <li key={at} className="flex gap-3 py-2 text-[0.8125rem]">
            <span className="score w-5 shrink-0 text-right text-soft">{at + 1}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-semibold">{track.title}</span> <span className="text-soft">{track.artist}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
