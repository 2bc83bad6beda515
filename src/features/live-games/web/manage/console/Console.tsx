import { useState } from 'react';
import type { Game } from '#features/games/contract.ts';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { PageTitle } from '#web/layout/PageTitle.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { GameEvents, PressedEvent, Side } from '../../../contract.ts';
import { liveState, nextInstant } from '../../../rules.ts';
import { knownEvents } from '../../heard.ts';
import { useOutbox } from '../../useOutbox.ts';
import { ConsoleScore } from './ConsoleScore.tsx';
import { GameFlow } from './GameFlow.tsx';
import { NumberPad } from './NumberPad.tsx';
import { OutboxState, OutboxTrouble } from './OutboxState.tsx';
import type { Press } from './press.ts';
import { RecentPlays } from './RecentPlays.tsx';
import { TapPad } from './TapPad.tsx';

interface ConsoleProps {
  game: Game;
  heard: GameEvents;
  definition: SportDefinition;
}

export function Console({ game, heard, definition }: ConsoleProps) {
  const { outbox, taps } = useOutbox(game.id);
  const [side, setSide] = useState<Side>('home');
  const [playerId, setPlayerId] = useState<number | null>(null);
  const events = knownEvents(heard, taps.pending);
  const state = liveState(definition, events);
  const press = (what: Press) =>
    outbox.press(game.id, { id: crypto.randomUUID(), at: nextInstant(events, new Date()), ...what } as PressedEvent);
  const choose = (chosen: Side) => {
    setSide(chosen);
    setPlayerId(null);
  };
  const tap = (key: string) => {
    press({ kind: 'tap', side, tap: key, period: state.period, playerId });
    setPlayerId(null);
  };
  const isPlayed = state.isStarted && !state.isEnded;
  return (
    <>
      <PageTitle back={`/games/${game.id}`} aside={<OutboxState taps={taps} />}>
        Scoring
      </PageTitle>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[3fr_2fr] lg:items-start lg:gap-5">
        <div className="grid grid-cols-1 gap-3">
          <ConsoleScore game={game} definition={definition} state={state} chosen={side} onChoose={choose} />
          <OutboxTrouble taps={taps} outbox={outbox} />
          {isPlayed && (
            <>
              <NumberPad teamId={teamIdOf(game, side)} chosen={playerId} onChoose={setPlayerId} />
              <TapPad definition={definition} onTap={tap} />
            </>
          )}
          <GameFlow definition={definition} state={state} onPress={press} />
        </div>
        <Card heading="Last taps">
          <RecentPlays
            game={game}
            definition={definition}
            events={events}
            onUndo={({ id }) => press({ kind: 'undo', of: id })}
            onPress={press}
          />
        </Card>
      </div>
    </>
  );
}

const teamIdOf = ({ homeTeamId, awayTeamId }: Game, side: Side) => (side === 'home' ? homeTeamId : awayTeamId);
