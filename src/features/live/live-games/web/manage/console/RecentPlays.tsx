import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { periodTitle } from '#features/teams/sports/period-rules.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import type { PressedEvent } from '../../../contract.ts';
import { filterPlays, type PlayFilter } from '../../../play-rules.ts';
import { useSidePlayers } from '../../link-scoring.ts';
import { type Moment, Timeline } from '../../Timeline.tsx';
import { AddPlay } from './AddPlay.tsx';
import { TapEditor } from './TapEditor.tsx';
import type { Scoring } from './use-scoring.ts';

export interface RecentPlaysProps {
  game: Game;
  definition: SportDefinition;
  scoring: Pick<Scoring, 'moments' | 'state' | 'press' | 'pressAt'>;
  /** True until the officer has chosen how to score. */
  isReadOnly: boolean;
  onUndo: (event: PressedEvent) => void;
}

const shownAtFirst = 12;
/** A list that fits on a screen needs no filters. */
const filteredFrom = 6;

/** The latest events, newest first. Pressing a tap opens its editor. */
export function RecentPlays({ game, definition, scoring, isReadOnly, onUndo }: RecentPlaysProps) {
  const [isWhole, setWhole] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  /** What a new play follows; null while none is added. */
  const [added, setAdded] = useState<{ after: Moment | undefined } | null>(null);
  const [filter, setFilter] = useState<PlayFilter>({ period: null, playerId: null });
  const names = useRosterNames(game);
  const { moments, state, press } = scoring;
  const opened = moments.find(({ event }) => event.id === openId);
  if (moments.length === 0) return <p className="text-sm text-soft">Plays appear here, newest first.</p>;
  const found = filterPlays(moments, filter);
  return (
    <>
      {!isReadOnly && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-soft">Tap a play to correct it.</p>
          <Button small onClick={() => setAdded({ after: undefined })}>
            <Plus className="size-4" aria-hidden /> Add a play
          </Button>
        </div>
      )}
      {moments.length >= filteredFrom && (
        <Filters definition={definition} moments={moments} names={names} filter={filter} onChange={setFilter} />
      )}
      <Timeline
        game={game}
        moments={isWhole ? found : found.slice(0, shownAtFirst)}
        names={names}
        onUndo={isReadOnly ? undefined : onUndo}
        onOpen={isReadOnly ? undefined : ({ id }) => setOpenId(id)}
      />
      {found.length === 0 && <p className="py-3 text-sm text-soft">No such plays.</p>}
      {found.length > shownAtFirst && !isWhole && (
        <Button wide onClick={() => setWhole(true)}>
          Show all plays
        </Button>
      )}
      {/* Another officer may have undone it meanwhile. */}
      {opened?.event.kind === 'tap' && (
        <TapEditor
          game={game}
          definition={definition}
          state={state}
          tapped={opened.event}
          onPress={press}
          onAdd={() => {
            setOpenId(null);
            setAdded({ after: opened });
          }}
          onClose={() => setOpenId(null)}
        />
      )}
      {added && (
        <AddPlay
          game={game}
          definition={definition}
          scoring={scoring}
          names={names}
          after={added.after}
          onClose={() => setAdded(null)}
        />
      )}
    </>
  );
}

interface FiltersProps {
  definition: SportDefinition;
  moments: readonly Moment[];
  names: ReadonlyMap<number, string>;
  filter: PlayFilter;
  onChange: (filter: PlayFilter) => void;
}

const toChoice = (value: string): number | null => (value === '' ? null : Number(value));

/** The periods and players that the plays have. */
function Filters({ definition, moments, names, filter, onChange }: FiltersProps) {
  const periods = [...new Set(moments.map(({ periodNumber }) => periodNumber))].sort((a, b) => a - b);
  const players = new Map(
    moments.flatMap(({ playerId, playerName }): [number, string][] =>
      playerId === null ? [] : [[playerId, playerName ?? names.get(playerId) ?? 'A player']],
    ),
  );
  const byName = [...players].sort(([, one], [, other]) => one.localeCompare(other));
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label={definition.periods.name}>
        {(ties) => (
          <Select
            {...ties}
            value={filter.period ?? ''}
            onChange={({ target }) => onChange({ ...filter, period: toChoice(target.value) })}
          >
            <option value="">All</option>
            {periods.map((period) => (
              <option key={period} value={period}>
                {periodTitle(definition.periods, period)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Player">
        {(ties) => (
          <Select
            {...ties}
            value={filter.playerId ?? ''}
            onChange={({ target }) => onChange({ ...filter, playerId: toChoice(target.value) })}
          >
            <option value="">All</option>
            {byName.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={0}>No player</option>
          </Select>
        )}
      </Field>
    </div>
  );
}

function useRosterNames(game: Game): ReadonlyMap<number, string> {
  const players = [...useSidePlayers(game, 'home'), ...useSidePlayers(game, 'away')];
  return new Map(players.map(({ id, displayName }) => [id, displayName]));
}
