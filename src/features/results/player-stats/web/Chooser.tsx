import { useInfiniteQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import type { Player } from '#features/teams/players/contract.ts';
import { playersOptions } from '#features/teams/players/web/api.ts';
import type { Sport } from '#features/teams/sports/contract.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Button } from '#web/ui/Button.tsx';
import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { Select } from '#web/ui/fields/Field.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { canCompare } from '../rules.ts';

interface Chosen {
  sportId: number | undefined;
  first: number | undefined;
  second: number | undefined;
}

/** Choosing another sport clears both players; any other choice hides the result until one compares again. */
export function Chooser({ sports, asked }: { sports: readonly Sport[]; asked: Chosen }) {
  const change = useSearchChange();
  const [chosen, setChosen] = useChosen(asked);
  const { sportId, first, second } = chosen;
  const { data: players, isLoading, isPlaceholderData, error, isFetching, refetch } = usePlayers(sportId);
  const choose = (next: Chosen) => {
    setChosen(next);
    if (asked.first !== undefined || asked.second !== undefined) forget(next.sportId);
  };
  const forget = (sport: number | undefined) => change({ sport: sport ?? null, a: null, b: null }, { replace: true });
  const compare = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canCompare(first, second)) change({ sport: sportId ?? null, a: first ?? null, b: second ?? null });
  };
  const reset = () => {
    setChosen({ sportId: undefined, first: undefined, second: undefined });
    forget(undefined);
  };
  // Until the players of another sport have loaded, the previous ones cannot be chosen.
  const ofPlayers = { players, disabled: sportId === undefined || isLoading || isPlaceholderData };
  return (
    <form className="card grid grid-cols-1 gap-4 p-4" onSubmit={compare}>
      <Choice
        label="Sport"
        none="Choose a sport"
        value={sportId}
        options={sports.map(({ id, name }) => ({ id, label: name }))}
        onChoose={(id) => choose({ sportId: id, first: undefined, second: undefined })}
      />
      <PlayerChoice
        {...ofPlayers}
        label="First player"
        value={first}
        onChoose={(id) => choose({ ...chosen, first: id })}
      />
      <PlayerChoice
        {...ofPlayers}
        label="Second player"
        value={second}
        onChoose={(id) => choose({ ...chosen, second: id })}
      />
      {error && (
        <ErrorState
          title="Connection Error"
          text="Unable to load the players. Please try again."
          onRetry={refetch}
          busy={isFetching}
        />
      )}
      {first !== undefined && first === second && (
        <p role="status" className="text-sm text-soft">
          Choose two different players.
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" className="grow" disabled={!canCompare(first, second)}>
          Compare Players
        </Button>
        <Button onClick={reset}>Reset</Button>
      </div>
    </form>
  );
}

/** The last choices; a link to another comparison, or going back to one, replaces them. */
function useChosen(asked: Chosen) {
  const [chosen, setChosen] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (asked.first !== seen.first || asked.second !== seen.second) {
    setSeen(asked);
    if (canCompare(asked.first, asked.second)) setChosen(asked);
  }
  return [chosen, setChosen] as const;
}

const usePlayers = (sportId: number | undefined) =>
  useInfiniteQuery({ ...playersOptions({ sportId }), enabled: sportId !== undefined });

interface PlayerChoiceProps {
  label: string;
  players: readonly Player[] | undefined;
  disabled: boolean;
  value: number | undefined;
  onChoose: (id: number | undefined) => void;
}

function PlayerChoice({ label, players = [], disabled, value, onChoose }: PlayerChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <Combobox
        id={id}
        label={label}
        none={disabled ? 'Choose a sport first' : 'Choose a player'}
        choices={players.map((player) => ({
          value: String(player.id),
          label: `${player.displayName}, ${player.team.name}`,
        }))}
        disabled={disabled}
        value={String(value ?? '')}
        onChoose={(chosen) => onChoose(chosen === '' ? undefined : Number(chosen))}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  none: string;
  options: readonly { id: number; label: string }[];
  value: number | undefined;
  onChoose: (id: number | undefined) => void;
}

function Choice({ label, none, options, value, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <Select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
