import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { SheetPlayer } from '../../../../sheet-rules.ts';
import { PlayerKey, shirtNames } from '../PlayerKey.tsx';
import { SquadKeys } from '../SquadKeys.tsx';

interface PickPlayerProps {
  title: string;
  description: string;
  players: readonly SheetPlayer[];
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
      <SquadKeys
        label={title}
        players={players}
        renderKey={(player) => (
          <PlayerKey
            key={player.id}
            player={player}
            name={names.get(player.id) ?? ''}
            isPressed={chosen === player.id}
            onPress={() => onPick(player.id)}
          />
        )}
      />
    </Dialog>
  );
}
