import { UserRoundPlus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { SearchBox } from '#web/ui/fields/SearchBox.tsx';
import type { RosterPlayer } from '../../../contract.ts';
import { longBench, searchPlayers } from '../../../line-up.ts';
import type { SheetPlayer } from '../../../sheet-rules.ts';
import { AddPlayer, type TypedWalkOn } from './AddPlayer.tsx';
import { PlayerKey, playerKey, shirtNames } from './PlayerKey.tsx';
import { SquadKeys } from './SquadKeys.tsx';

interface PlayerGridProps {
  label: string;
  players: readonly SheetPlayer[];
  /** Names on shirts are told apart among these. */
  among: readonly RosterPlayer[];
  getKey: (player: RosterPlayer) => Omit<ComponentProps<typeof PlayerKey>, 'player' | 'name'>;
  /** Set if somebody on no roster may be added. */
  onAdd?: ((typed: TypedWalkOn) => void) | undefined;
}

/** Players to choose from, by shirt. A long bench is searched by number and name; Enter takes the only one found. */
export function PlayerGrid({ label, players, among, getKey, onAdd }: PlayerGridProps) {
  const [typed, setTyped] = useState('');
  const names = shirtNames(among);
  const found = searchPlayers(players, typed);
  const [only, second] = found;
  return (
    <div className="grid gap-2">
      {players.length >= longBench && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (only && !second && !getKey(only).disabled) getKey(only).onPress();
          }}
        >
          <SearchBox label="Number or name" value={typed} onType={setTyped} />
        </form>
      )}
      <SquadKeys
        label={label}
        players={found}
        renderKey={(player) => (
          <PlayerKey key={player.id} player={player} name={names.get(player.id) ?? ''} {...getKey(player)} />
        )}
        addKey={onAdd && <AddPlayerKey players={among} onAdd={onAdd} />}
      />
      {found.length === 0 && typed !== '' && <p className="text-sm text-soft">No player with that number or name.</p>}
      {players.length === 0 && !onAdd && <p className="text-sm text-soft">No players listed yet.</p>}
    </div>
  );
}

interface AddPlayerKeyProps {
  players: readonly RosterPlayer[];
  onAdd: (typed: TypedWalkOn) => void;
}

/** For somebody who plays and is on no roster. */
export function AddPlayerKey({ players, onAdd }: AddPlayerKeyProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAdding(true)}
        className={`${playerKey} rounded-control border border-edge border-dashed text-soft`}
      >
        <UserRoundPlus className="size-5" aria-hidden />
        <span className="max-w-full truncate font-semibold text-xs">
          Add<span className="sr-only"> a player</span>
        </span>
      </button>
      {isAdding && (
        <AddPlayer
          players={players}
          onAdd={(typed) => {
            setAdding(false);
            onAdd(typed);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
