import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '#features/games/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { isResult } from '../../rules.ts';
import { ShareDialog } from '../ShareDialog.tsx';

/** Of a game that is over and has a score; of any other, nothing. */
export function ShareResult({ game }: { game: Game }) {
  const [open, setOpen] = useState(false);
  if (!isResult(game)) return null;
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        <Share2 className="size-4" aria-hidden /> Share
      </Button>
      {open && <ShareDialog game={game} onClose={() => setOpen(false)} />}
    </>
  );
}
