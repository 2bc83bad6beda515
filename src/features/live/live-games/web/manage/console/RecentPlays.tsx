import { useState } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { periodTitle } from '#features/teams/sports/period-rules.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Field, Select } from '#web/ui/fields/Field.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import type { GameEvent, PressedEvent, Side } from '../../../contract.ts';
import type { LiveState } from '../../../rules.ts';
import { useRoster } from '../../link-scoring.ts';
import { Timeline } from '../../Timeline.tsx';
import type { Press, Scoring } from './use-scoring.ts';

export interface RecentPlaysProps {
  game: Game;
  definition: SportDefinition;
  scoring: Pick<Scoring, 'moments' | 'state'>;
  /** True until the officer has chosen how to score. */
  isReadOnly: boolean;
  onUndo: (event: PressedEvent) => void;
  onPress: (press: Press) => void;
}

const shownAtFirst = 12;

/** The latest events, newest first. Pressing a tap opens its editor. */
export function RecentPlays({ game, definition, scoring, isReadOnly, onUndo, onPress }: RecentPlaysProps) {
  const [isWhole, setWhole] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const names = useRosterNames(game);
  const { moments, state } = scoring;
  const opened = moments.find(({ event }) => event.id === openId)?.event;
  if (moments.length === 0) return <p className="text-sm text-soft">Plays appear here, newest first.</p>;
  return (
    <>
      {!isReadOnly && <p className="text-sm text-soft">Tap a play to correct it.</p>}
      <Timeline
        game={game}
        moments={isWhole ? moments : moments.slice(0, shownAtFirst)}
        names={names}
        onUndo={isReadOnly ? undefined : onUndo}
        onOpen={isReadOnly ? undefined : ({ id }) => setOpenId(id)}
      />
      {moments.length > shownAtFirst && !isWhole && (
        <Button wide onClick={() => setWhole(true)}>
          Show all plays
        </Button>
      )}
      {/* Another officer may have undone it meanwhile. */}
      {opened?.kind === 'tap' && (
        <TapEditor
          game={game}
          definition={definition}
          state={state}
          tapped={opened}
          onPress={onPress}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}

function useRosterNames({ homeTeamId, awayTeamId }: Game): ReadonlyMap<number, string> {
  const home = useRoster(homeTeamId);
  const away = useRoster(awayTeamId);
  const players = [...(home.data ?? []), ...(away.data ?? [])];
  return new Map(players.map(({ id, displayName }) => [id, displayName]));
}

type TapEvent = GameEvent & { kind: 'tap' };

interface TapEditorProps {
  game: Game;
  definition: SportDefinition;
  state: LiveState;
  tapped: TapEvent;
  onPress: (press: Press) => void;
  onClose: () => void;
}

/** Edits a tap (side, player, kind, period) or removes it. */
function TapEditor({ game, definition, state, tapped, onPress, onClose }: TapEditorProps) {
  const [side, setSide] = useState(tapped.side);
  const [playerId, setPlayerId] = useState(tapped.playerId ?? null);
  const [period, setPeriod] = useState(tapped.period);
  const [tap, setTap] = useState(tapped.tap);
  const teamNames = { home: game.homeTeam.name, away: game.awayTeam.name };
  const players = usePlayers(game, side, tapped);
  const periods = Array.from({ length: Math.max(state.period, tapped.period) }, (_, at) => at + 1);
  const chooseSide = (chosen: Side) => {
    setSide(chosen);
    setPlayerId(chosen === tapped.side ? (tapped.playerId ?? null) : null);
  };
  const isSame =
    side === tapped.side && playerId === (tapped.playerId ?? null) && period === tapped.period && tap === tapped.tap;
  const save = () => {
    if (!isSame) onPress({ kind: 'edit', of: tapped.id, side, tap, period, playerId });
    onClose();
  };
  const remove = () => {
    onPress({ kind: 'undo', of: tapped.id });
    onClose();
  };
  return (
    <Dialog
      title="Correct this play"
      description={state.isEnded ? 'The game is over. Its result may change for everyone.' : undefined}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" onClick={remove}>
            Remove
          </Button>
          <Button variant="primary" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
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
            <Select {...ties} value={tap} onChange={({ target }) => setTap(target.value)}>
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
              onChange={({ target }) => setPlayerId(target.value === '' ? null : Number(target.value))}
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
            <Select {...ties} value={period} onChange={({ target }) => setPeriod(Number(target.value))}>
              {periods.map((one) => (
                <option key={one} value={one}>
                  {periodTitle(definition.periods, one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Dialog>
  );
}

/** The players of the side, and the named player even if they have left the team since. */
function usePlayers({ homeTeamId, awayTeamId }: Game, side: Side, tapped: TapEvent) {
  const { data = [] } = useRoster(side === 'home' ? homeTeamId : awayTeamId);
  const players = data.map(({ id, jerseyNumber, displayName }) => ({
    id,
    name: jerseyNumber === null ? displayName : `${jerseyNumber} · ${displayName}`,
  }));
  const isKnown = !tapped.playerId || side !== tapped.side || players.some(({ id }) => id === tapped.playerId);
  return isKnown ? players : [{ id: tapped.playerId ?? 0, name: tapped.playerName ?? 'A player' }, ...players];
}
