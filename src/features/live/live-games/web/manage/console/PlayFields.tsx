import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { periodTitle } from '#features/teams/sports/period-rules.ts';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import type { Side } from '../../../contract.ts';
import { useRoster } from '../../link-scoring.ts';

/** What a play is, while it is edited. */
export interface EditedPlay {
  side: Side;
  tap: string;
  period: number;
  playerId: number | null;
}

interface PlayFieldsProps {
  game: Game;
  definition: SportDefinition;
  play: EditedPlay;
  /** How many periods there are to choose from. */
  periods: number;
  /** A player who may have left the team since. */
  named?: { side: Side; id: number; name: string } | undefined;
  onChange: (play: EditedPlay) => void;
}

export function PlayFields({ game, definition, play, periods, named, onChange }: PlayFieldsProps) {
  const { side, tap, period, playerId } = play;
  const teamNames = { home: game.homeTeam.name, away: game.awayTeam.name };
  const players = usePlayers(game, side, named);
  const chooseSide = (chosen: Side) =>
    onChange({ ...play, side: chosen, playerId: chosen === named?.side ? named.id : null });
  return (
    <>
      <Segmented
        label="Team"
        choices={(['home', 'away'] as const).map((value) => ({
          value,
          name: teamNames[value],
          label: <span className="line-clamp-1 break-all">{teamNames[value]}</span>,
        }))}
        value={side}
        onChoose={chooseSide}
      />
      <Field label="Play">
        {(ties) => (
          <Select {...ties} value={tap} onChange={({ target }) => onChange({ ...play, tap: target.value })}>
            {definition.taps.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Player">
        {(ties) => (
          <Select
            {...ties}
            value={playerId ?? ''}
            onChange={({ target }) =>
              onChange({ ...play, playerId: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">No player</option>
            {players.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={definition.periods.name}>
        {(ties) => (
          <Select
            {...ties}
            value={period}
            onChange={({ target }) => onChange({ ...play, period: Number(target.value) })}
          >
            {Array.from({ length: periods }, (_, at) => at + 1).map((one) => (
              <option key={one} value={one}>
                {periodTitle(definition.periods, one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

/** The players of the side, and the named player even if they have left the team since. */
function usePlayers({ homeTeamId, awayTeamId }: Game, side: Side, named: PlayFieldsProps['named']) {
  const { data = [] } = useRoster(side === 'home' ? homeTeamId : awayTeamId);
  const players = data.map(({ id, jerseyNumber, displayName }) => ({
    id,
    name: jerseyNumber === null ? displayName : `${jerseyNumber} · ${displayName}`,
  }));
  const isKnown = !named || side !== named.side || players.some(({ id }) => id === named.id);
  return isKnown ? players : [{ id: named.id, name: named.name }, ...players];
}
