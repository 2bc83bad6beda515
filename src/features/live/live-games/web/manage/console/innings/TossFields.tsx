import type { Game } from '#features/competition/games/contract.ts';
import type { InningsRules } from '#features/teams/sports/definitions/definition.ts';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import type { Press } from '../use-scoring.ts';

export type TossPress = Press & { kind: 'toss' };

export const firstToss = ({ overs, players }: InningsRules): TossPress => ({
  kind: 'toss',
  side: 'home',
  choice: 'bat',
  overs,
  players,
});

const [fewestOvers, mostOvers, fewestPlayers, mostPlayers] = [5, 50, 2, 11];
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

interface TossFieldsProps {
  game: Game;
  toss: TossPress;
  onChange: (toss: TossPress) => void;
}

/** Who won the toss and what they chose, and how long the game is. */
export function TossFields({ game, toss, onChange }: TossFieldsProps) {
  const { side, choice, overs, players } = toss;
  return (
    <div className="grid gap-3.5 px-1">
      <div className="grid gap-1.5">
        <p className="text-sm text-soft">Who won the toss?</p>
        <Segmented
          label="Who won the toss?"
          choices={(['home', 'away'] as const).map((value) => ({
            value,
            name: game[`${value}Team`].name,
            label: <span className="line-clamp-1 break-all">{game[`${value}Team`].name}</span>,
          }))}
          value={side}
          onChoose={(chosen) => onChange({ ...toss, side: chosen })}
        />
        <Segmented
          label="They chose to"
          choices={[
            { value: 'bat', label: 'Bat' },
            { value: 'bowl', label: 'Bowl' },
          ]}
          value={choice}
          onChoose={(chosen) => onChange({ ...toss, choice: chosen })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Overs a side">
          {(ties) => (
            <Select
              {...ties}
              value={overs}
              onChange={({ target }) => onChange({ ...toss, overs: Number(target.value) })}
            >
              {numbers(fewestOvers, mostOvers).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Players a side">
          {(ties) => (
            <Select
              {...ties}
              value={players}
              onChange={({ target }) => onChange({ ...toss, players: Number(target.value) })}
            >
              {numbers(fewestPlayers, mostPlayers).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  );
}
