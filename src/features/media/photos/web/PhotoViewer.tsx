import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/IconButton.tsx';
import { RelativeTime } from '#web/ui/time/RelativeTime.tsx';
import type { Photo } from '../contract.ts';
import { indexAfterKey, PhotoStage } from './PhotoStage.tsx';
import { GameLink } from './photo-texts.tsx';

interface PhotoViewerProps {
  photos: readonly Photo[];
  at: number;
  hasMore: boolean;
  onMore: () => void;
  onMove: (id: number) => void;
  onClose: () => void;
}

const loadAhead = 4;
const onBlack = 'pointer-events-auto text-white hover:bg-white/15 focus-visible:outline-white bg-black/45';

export function PhotoViewer({ photos, at, hasMore, onMore, onMove, onClose }: PhotoViewerProps) {
  const photo = photos[at];
  const dialog = useOpenDialog(photo?.id);

  const goTo = (index: number | null) => {
    const next = index === null ? undefined : photos[index];
    if (!next || index === null) return;
    if (hasMore && index >= photos.length - loadAhead) onMore();
    onMove(next.id);
  };

  if (!photo) return null;
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label="Photo viewer"
      onKeyDown={({ key }) => goTo(indexAfterKey(key, at, photos.length))}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`whole-window settle bg-[oklch(0.1_0.015_262)] text-white outline-none backdrop:bg-black ${wholeWindow}`}
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between gap-3 py-2 pr-2 pl-4 pt-[max(0.5rem,env(safe-area-inset-top))]">
          <p className="score text-lg tabular-nums">
            <span className="sr-only">Photo </span>
            {at + 1} <span className="text-white/75">of {hasMore ? `${photos.length}+` : photos.length}</span>
          </p>
          <IconButton icon={X} label="Close" onClick={onClose} className={onBlack} />
        </header>
        <div className="relative min-h-0 flex-1">
          <PhotoStage photos={photos} at={at} onMove={goTo} onClose={onClose} />
          <div className="pointer-events-none absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between">
            <Step label="Previous photo" icon={ChevronLeft} to={at - 1} count={photos.length} onGo={goTo} />
            <Step label="Next photo" icon={ChevronRight} to={at + 1} count={photos.length} onGo={goTo} />
          </div>
        </div>
        <Caption photo={photo} />
      </div>
    </dialog>
  );
}

interface StepProps {
  label: string;
  icon: typeof ChevronLeft;
  to: number;
  count: number;
  onGo: (index: number) => void;
}

/** At an end the button stays but does nothing: removing it would lose the focus. */
function Step({ label, icon, to, count, onGo }: StepProps) {
  const beyond = to < 0 || to >= count;
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={beyond}
      onClick={() => !beyond && onGo(to)}
      className={`${onBlack} aria-disabled:opacity-30`}
    />
  );
}

function Caption({ photo: { title, description, dateAdded, game } }: { photo: Photo }) {
  return (
    <div
      aria-live="polite"
      className="mx-auto grid w-full max-w-3xl gap-0.5 px-4 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]"
    >
      <h2 className="line-clamp-2">{title}</h2>
      <p className="line-clamp-3 whitespace-pre-line text-sm text-white/80">{description}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {game && <GameLink game={game} className={gameLink} />}
        <p className="text-sm text-white/70">
          <RelativeTime at={dateAdded} />
        </p>
      </div>
    </div>
  );
}

/** Opens the dialog; on closing, focuses the tile of the photo seen last, else what had the focus before. */
function useOpenDialog(photoId: number | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const seen = useRef(photoId);
  useEffect(() => {
    seen.current = photoId;
  }, [photoId]);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const page = document.documentElement;
    if (element && !element.open) element.showModal();
    // As in `Dialog`: avoids a ring around the close button.
    element?.focus();
    page.style.overflow = 'hidden';
    return () => {
      page.style.overflow = '';
      element?.close();
      const tile = document.querySelector<HTMLElement>(`[data-photo="${seen.current}"]`);
      if (tile) tile.focus();
      else if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}

const gameLink =
  'inline-flex min-h-11 items-center font-semibold text-sm text-white underline decoration-white/40 underline-offset-4 hover:decoration-white';
const wholeWindow = 'fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden p-0';
