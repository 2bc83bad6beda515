export interface WhoseProps {
  /** The play that the next player who is pressed did. */
  asked: { id: string; play: string } | null;
  /** Who was chosen for the next play. */
  chosenName: string | undefined;
}

/** Says above the players what a press on one of them does. Its size never changes. */
export function Whose({ asked, chosenName }: WhoseProps) {
  return (
    <p
      aria-live="polite"
      className={`relative col-span-full flex h-6 items-center gap-1.5 overflow-hidden rounded-control px-2 text-sm ${asked ? 'bg-accent text-on-accent' : 'text-soft'}`}
    >
      {asked ? (
        <>
          <strong>Who?</strong> <span className="min-w-0 truncate">{asked.play}</span>
          <span
            key={asked.id}
            aria-hidden
            className="absolute inset-x-0 bottom-0 h-0.5 origin-left scale-x-0 bg-on-accent transition-[scale] duration-5000 ease-linear starting:scale-x-100"
          />
        </>
      ) : (
        <span className="min-w-0 truncate">
          Next play:{' '}
          {chosenName ? <strong className="text-ink">{chosenName}</strong> : 'tap a player, or just the play'}
        </span>
      )}
    </p>
  );
}
