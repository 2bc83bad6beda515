import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { periodTitle } from '#features/teams/sports/period-rules.ts';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import type { PressedEvent, RosterPlayer, Side } from '../../../contract.ts';
import { byNumber } from '../../../line-up.ts';
import { findSheet, listSquad } from '../../../sheet-rules.ts';
import { useSidePlayers } from '../../link-scoring.ts';

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
  /** The events that count. */
  shown: readonly PressedEvent[];
  /** A player who may have left the team since. */
  named?: { side: Side; id: number; name: string } | undefined;
  onChange: (play: EditedPlay) => void;
}

export function PlayFields({ game, definition, play, periods, shown, named, onChange }: PlayFieldsProps) {
  const { side, tap, period, playerId } = play;
  const teamNames = { home: game.homeTeam.name, away: game.awayTeam.name };
  const chosenTap = definition.taps.find(({ key }) => key === tap);
  const chooseTap = (key: string) => {
    const isOfTeam = definition.taps.some((one) => one.key === key && one.isOfTeam);
    onChange({ ...play, tap: key, playerId: isOfTeam ? null : playerId });
  };
  const { here, absent } = usePlayers(game, side, shown, named);
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
          <Select {...ties} value={tap} onChange={({ target }) => chooseTap(target.value)}>
            {definition.taps.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!chosenTap?.isOfTeam && (
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
              {here.map(renderPlayer)}
              {absent.length > 0 && <optgroup label="Not on the team sheet">{absent.map(renderPlayer)}</optgroup>}
            </Select>
          )}
        </Field>
      )}
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

interface Choice {
  id: number;
  name: string;
}

const renderPlayer = ({ id, name }: Choice) => (
  <option key={id} value={id}>
    {name}
  </option>
);

/** The players of the side, and the named player even if they have left the team since. */
function usePlayers(
  game: Game,
  side: Side,
  shown: readonly PressedEvent[],
  named: PlayFieldsProps['named'],
): { here: readonly Choice[]; absent: readonly Choice[] } {
  const squad = byNumber(listSquad(useSidePlayers(game, side), findSheet(shown, side)));
  const [here, absent] = [false, true].map((isAbsent) =>
    squad.filter((player) => player.isAbsent === isAbsent).map(toChoice),
  );
  const isKnown = !named || side !== named.side || squad.some(({ id }) => id === named.id);
  const players = here ?? [];
  return { here: isKnown ? players : [{ id: named.id, name: named.name }, ...players], absent: absent ?? [] };
}

const toChoice = ({ id, jerseyNumber, displayName }: RosterPlayer): Choice => ({
  id,
  name: jerseyNumber === null ? displayName : `${jerseyNumber} · ${displayName}`,
});
