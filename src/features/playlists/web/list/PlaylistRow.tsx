import { Check, ExternalLink, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Pill } from '#web/ui/Pill.tsx';
import type { Playlist } from '../../contract.ts';
import type { usePlaylistActs } from './use-playlist-acts.ts';

interface PlaylistRowProps {
  playlist: Playlist;
  acts: Pick<ReturnType<typeof usePlaylistActs>, 'activate' | 'remove' | 'busy'>;
}

export function PlaylistRow({ playlist, acts }: PlaylistRowProps) {
  const { id, title, spotifyUrl, appleMusicUrl, isActive } = playlist;
  const [deleting, setDeleting] = useState(false);
  return (
    <li className="card flex items-center gap-1 p-3.5 wrap-anywhere">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h3>{title}</h3>
          {isActive && <Pill tone="win">Active</Pill>}
        </div>
        <p className="flex flex-wrap gap-2 empty:hidden">
          {spotifyUrl && <LinkBadge href={spotifyUrl} name="Spotify" />}
          {appleMusicUrl && <LinkBadge href={appleMusicUrl} name="Apple Music" />}
        </p>
      </div>
      <IconButton
        icon={isActive ? Check : Star}
        label={isActive ? `${title} is active` : `Set ${title} as active`}
        disabled={isActive || acts.busy}
        onClick={() => acts.activate(id)}
      />
      <IconButton icon={Trash2} label={`Delete ${title}`} disabled={acts.busy} onClick={() => setDeleting(true)} />
      {deleting && (
        <ConfirmDialog
          title={`Delete ${title}`}
          description="Are you sure you want to delete this playlist?"
          confirmLabel="Delete"
          busyLabel="Deleting..."
          danger
          onConfirm={() => acts.remove(id)}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  );
}

function LinkBadge({ href, name }: { href: string; name: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-raised px-3 text-xs font-bold hover:text-accent-text"
    >
      {name} <ExternalLink className="size-3.5" aria-hidden />
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
