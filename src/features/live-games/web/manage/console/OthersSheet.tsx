import { useState } from 'react';
import type { Player } from '#features/players/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LineUp, type LineUpProps } from './LineUp.tsx';
import { PlayerKey } from './PlayerKey.tsx';
import { shirtNames } from './shirt-name.ts';

interface OthersSheetProps extends LineUpProps {
  title: string;
  rest: readonly Player[];
  chosen: number | null;
  sentOff: ReadonlySet<number>;
  onChoose: (playerId: number) => void;
  onClose: () => void;
}

/** Who is not on the court: pressed for the next tap, or brought on. */
export function OthersSheet({ title, rest, chosen, sentOff, onChoose, onClose, ...lineUp }: OthersSheetProps) {
  const [isChanging, setChanging] = useState(false);
  const names = shirtNames(lineUp.players);
  return (
    <Dialog
      title={title}
      description={isChanging ? 'Tap the players coming on or going off.' : 'Tap the player who did it.'}
      onClose={onClose}
      footer={
        isChanging ? (
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <Button onClick={() => setChanging(true)}>Change the line-up</Button>
        )
      }
    >
      {isChanging ? (
        <LineUp {...lineUp} />
      ) : (
        <fieldset aria-label="Other players" className="grid grid-cols-4 gap-1.5 sm:grid-cols-5">
          {rest.map((player) => (
            <PlayerKey
              key={player.id}
              player={player}
              name={names.get(player.id) ?? ''}
              isPressed={chosen === player.id}
              isSentOff={sentOff.has(player.id)}
              onPress={() => onChoose(player.id)}
            />
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
