import { ExternalLink, ListMusic } from 'lucide-react';
import { buttonClasses } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { Playlist, Track } from '../contract.ts';

export function TrackRows({ tracks }: { tracks: readonly Track[] }) {
  return (
    <ol className="divide-y divide-line">
      {tracks.map((track, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same track may be listed twice
        <li key={at} className="flex gap-3 py-2 text-sm">
          <span className="score min-w-5 shrink-0 text-right text-soft">{at + 1}</span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-semibold">{track.title}</span> <span className="text-soft">{track.artist}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

export function PlaylistLinks({ playlist: { spotifyUrl, appleMusicUrl, youtubeUrl } }: { playlist: Playlist }) {
  const links = { Spotify: spotifyUrl, 'Apple Music': appleMusicUrl, YouTube: youtubeUrl };
  return (
    <p className="flex flex-wrap gap-2 empty:hidden">
      {Object.entries(links).map(
        ([name, href]) =>
          href && (
            <a
              key={name}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClasses({ variant: 'quiet', small: true, className: 'flex-1' })}
            >
              {name} <ExternalLink className="size-4" aria-hidden />
              <span className="sr-only"> (opens a new tab)</span>
            </a>
          ),
      )}
    </p>
  );
}

/** The cover of a playlist, or a note where there is none or it does not load. Decorative. */
export function Cover({ src }: { src: string | null }) {
  const note = (
    <span className="grid size-24 shrink-0 place-items-center rounded-control bg-raised text-soft">
      <ListMusic className="size-8" aria-hidden />
    </span>
  );
  return (
    <Picture
      src={src}
      instead={note}
      width={96}
      height={96}
      loading="lazy"
      className="size-24 shrink-0 rounded-control bg-raised object-cover"
    />
  );
}
