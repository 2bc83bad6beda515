import { Suspense, useState } from 'react';
import { Avatar } from '#web/ui/Avatar.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Game } from '../contract.ts';
import { goingSentence } from './going.ts';

const GoingDialog = lazyPart(async () => (await import('./GoingDialog.tsx')).GoingDialog);

interface WhoIsGoingProps {
  game: Game;
  withFaces?: boolean;
}

export function WhoIsGoing({ game, withFaces = true }: WhoIsGoingProps) {
  const [open, setOpen] = useState(false);
  const sentence = goingSentence(game.rsvpNames, game.rsvpCount);
  if (game.rsvpCount === 0) return <p className="flex min-h-11 items-center text-[0.8125rem] text-soft">{sentence}</p>;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control text-left text-[0.8125rem] text-soft transition hover:text-ink"
      >
        {withFaces && (
          <span className="flex shrink-0 pl-2">
            {game.rsvpNames.map((name) => (
              <span key={name} className="-ml-2 rounded-full border-2 border-card">
                <Avatar name={name} size={26} round />
              </span>
            ))}
          </span>
        )}
        <span className="min-w-0 [overflow-wrap:anywhere]">{sentence}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <GoingDialog game={game} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
