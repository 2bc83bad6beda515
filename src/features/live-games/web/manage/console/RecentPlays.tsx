import { useState } from 'react';
import type { Game } from '#features/games/contract.ts';
import type { SportDefinition } from '#features/sports/definitions/definition.ts';
import { Button } from '#web/ui/Button.tsx';
import type { PressedEvent } from '../../../contract.ts';
import { useRoster } from '../../link-scoring.ts';
import { Timeline } from '../../Timeline.tsx';
import { TapEditor } from './TapEditor.tsx';
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
      {!isReadOnly && <p className="text-[0.8125rem] text-soft">Tap a play to correct it.</p>}
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
