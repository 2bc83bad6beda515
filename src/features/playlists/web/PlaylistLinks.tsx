import { ExternalLink } from 'lucide-react';
import { buttonClasses } from '#web/ui/button-classes.ts';
import type { Playlist } from '../contract.ts';

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
