import type { Track } from '../contract.ts';

export function TrackRows({ tracks }: { tracks: readonly Track[] }) {
  return (
    <ol className="divide-y divide-line">
      {tracks.map((track, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same track may be listed twice
        <li key={at} className="flex gap-3 py-2 text-[0.8125rem]">
          <span className="score min-w-5 shrink-0 text-right text-soft">{at + 1}</span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-semibold">{track.title}</span> <span className="text-soft">{track.artist}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
