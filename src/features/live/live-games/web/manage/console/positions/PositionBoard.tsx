import { UserRoundMinus } from 'lucide-react';
import { useState } from 'react';
import type { Position } from '#features/teams/sports/definitions/definition.ts';
import type { RosterPlayer } from '../../../../contract.ts';
import { byNumber } from '../../../../line-up.ts';
import { type Court, type Spot, type Substitution, swapSpots } from '../../../../position-rules.ts';
import type { TypedWalkOn } from '../AddPlayer.tsx';
import { AddPlayerKey } from '../PlayerGrid.tsx';
import { keyLook, playerKey, shirtNames } from '../PlayerKey.tsx';

export interface PositionBoardProps {
  positions: readonly Position[];
  players: readonly RosterPlayer[];
  court: Court;
  onChange: (changes: readonly Substitution[]) => void;
  onAdd: ((typed: TypedWalkOn) => void) | undefined;
}

const isSame = (one: Spot | null, other: Spot) => one?.position === other.position && one.playerId === other.playerId;

/** Who has which position: two taps swap two spots, or bring a player on. */
export function PositionBoard({ positions, players, court, onChange, onAdd }: PositionBoardProps) {
  const [chosen, setChosen] = useState<Spot | null>(null);
  const names = shirtNames(players);
  const byId = new Map(players.map((player) => [player.id, player]));
  const holders = new Map([...court.bibs].map(([playerId, position]) => [position, playerId]));
  const beside = byNumber(players.filter(({ id }) => !court.bibs.has(id)));
  const press = (spot: Spot) => {
    if (!chosen || isSame(chosen, spot)) return setChosen(chosen ? null : spot);
    const changes = swapSpots(chosen, spot);
    setChosen(changes.length > 0 ? null : spot);
    if (changes.length > 0) onChange(changes);
  };
  const renderSpot = (spot: Spot, position?: Position) => {
    const player = byId.get(spot.playerId ?? 0);
    return (
      <SpotKey
        key={position?.key ?? `beside ${spot.playerId}`}
        position={position}
        shirt={player && [player.jerseyNumber, names.get(player.id)].filter((word) => word != null).join(' ')}
        isPressed={isSame(chosen, spot)}
        onPress={() => press(spot)}
      />
    );
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft" aria-live="polite">
        {chosen ? 'Tap where to.' : 'Tap two to swap them.'}
      </p>
      <fieldset aria-label="Positions" className="grid grid-cols-4 gap-1.5">
        {positions.map((position) =>
          renderSpot({ position: position.key, playerId: holders.get(position.key) ?? null }, position),
        )}
      </fieldset>
      <fieldset aria-label="Bench" className="grid grid-cols-4 gap-1.5 border-line border-t pt-3">
        {beside.map(({ id }) => renderSpot({ position: null, playerId: id }))}
        {chosen?.position && chosen.playerId !== null && (
          <button
            type="button"
            aria-label="Bench: take off"
            onClick={() => press({ position: null, playerId: null })}
            className={`${playerKey} rounded-control border border-edge border-dashed text-soft`}
          >
            <UserRoundMinus className="size-5" aria-hidden />
            <span className="score text-sm">Bench</span>
          </button>
        )}
        {onAdd && <AddPlayerKey players={players} onAdd={onAdd} />}
      </fieldset>
    </div>
  );
}

interface SpotKeyProps {
  position: Position | undefined;
  /** Number and name of who is there. */
  shirt: string | undefined;
  isPressed: boolean;
  onPress: () => void;
}

function SpotKey({ position, shirt, isPressed, onPress }: SpotKeyProps) {
  return (
    <button
      type="button"
      aria-label={[position?.key, shirt ?? 'nobody', position && `(${position.name})`].filter(Boolean).join(' ')}
      aria-pressed={isPressed}
      onClick={onPress}
      className={`${playerKey} ${keyLook} min-h-14`}
    >
      {position && <span className="score text-xl leading-tight">{position.key}</span>}{' '}
      <span className={`score max-w-full truncate text-sm ${shirt ? '' : 'text-soft'}`}>{shirt ?? '–'}</span>
    </button>
  );
}
