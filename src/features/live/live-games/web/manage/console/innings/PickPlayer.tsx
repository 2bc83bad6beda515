import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { RosterPlayer } from '../../../../contract.ts';
import { PlayerKey, shirtNames } from '../PlayerKey.tsx';

interface PickPlayerProps {
  title: string;
  description: string;
  players: readonly RosterPlayer[];
  chosen?: number | null;
  footer?: ReactNode;
  onPick: (playerId: number) => void;
  onClose: () => void;
}

/** Asks for one player, by shirt. */
export function PickPlayer({ title, description, players, chosen = null, footer, onPick, onClose }: PickPlayerProps) {
  const names = shirtNames(players);
  return (
    <Dialog title={title} description={description} onClose={onClose} footer={footer}>
      {players.length === 0 && <p className="text-sm text-soft">No players listed yet.</p>}
      <fieldset aria-label={title} className="grid grid-cols-4 gap-1.5 sm:grid-cols-5">
        {players.map((player) => (
          <PlayerKey
            key={player.id}
            player={player}
            name={names.get(player.id) ?? ''}
            isPressed={chosen === player.id}
            onPress={() => onPick(player.id)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
