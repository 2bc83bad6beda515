import { useGameChoices } from '#features/competition/games/web/game-choices.ts';
import { Combobox } from '#web/ui/fields/Combobox.tsx';
import { Field } from '#web/ui/fields/Field.tsx';

interface GameFieldProps {
  /** The id of a game, or an empty text. */
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChoose: (id: string) => void;
}

/** The game that a photo shows, if any. */
export function GameField({ value, error, disabled, onChoose }: GameFieldProps) {
  const choices = useGameChoices(value === '' ? null : Number(value));
  return (
    <Field name="gameId" label="Game" hint="The photo will be on its page, too" error={error}>
      {(ties) => (
        <Combobox
          {...ties}
          label="Games"
          none="None"
          choices={choices ?? []}
          value={value}
          disabled={disabled}
          onChoose={onChoose}
        />
      )}
    </Field>
  );
}
