import type { RosterPlayer } from '../../../contract.ts';
import { byNumber, type Place } from '../../../line-up.ts';
import { PlayerKey, shirtNames } from './PlayerKey.tsx';

export interface LineUpProps {
  players: readonly RosterPlayer[];
  court: readonly Place[];
  size: number;
  onChange: (kind: 'on' | 'off', playerId: number) => void;
}

/** Changes who is on the court: each press is stored as an event of the game. */
export function LineUp({ players, court, size, onChange }: LineUpProps) {
  const names = shirtNames(players);
  const count = court.filter((place) => place !== null).length;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-soft" aria-live="polite">
        {count} of {size} on court
      </p>
      <fieldset aria-label="Line-up" className="grid grid-cols-4 gap-1.5 sm:grid-cols-5">
        {byNumber(players).map((player) => {
          const isOn = court.includes(player.id);
          return (
            <PlayerKey
              key={player.id}
              player={player}
              name={names.get(player.id) ?? ''}
              isPressed={isOn}
              disabled={!isOn && count >= size}
              onPress={() => onChange(isOn ? 'off' : 'on', player.id)}
            />
          );
        })}
      </fieldset>
    </div>
  );
}
