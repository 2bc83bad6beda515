import { Gavel } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '#features/games/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Confirmation } from '../contract.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { SideNames } from './words.ts';

interface DecideButtonProps {
  game: Game;
  confirmation: Confirmation;
  names: SideNames;
}

/** For officers and admins, of a result that is disputed. */
export function DecideButton({ game, confirmation: { request }, names }: DecideButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!request) return null;
  return (
    <>
      <Button wide aria-label={`Decide: ${names.home} v ${names.away}`} onClick={() => setOpen(true)}>
        <Gavel className="size-4" aria-hidden /> Decide
      </Button>
      {isOpen && <DecisionDialog gameId={game.id} request={request} names={names} onClose={() => setOpen(false)} />}
    </>
  );
}
