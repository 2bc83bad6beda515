import { ListOrdered } from 'lucide-react';
import { useEffect } from 'react';
import { useWide } from '#web/routing/rendering.ts';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { playSets } from '../../../set-rules.ts';
import { WalkOnsContext } from '../../link-scoring.ts';
import { DuplicatesButton, DuplicatesSheet, useDuplicates } from '../duplicates/DuplicatesSheet.tsx';
import { HowToScore } from '../takeover/HowToScore.tsx';
import { TakeoverButton, TakeoverSheets } from '../takeover/TakeoverSheets.tsx';
import { useTakeover } from '../takeover/use-takeover.ts';
import { BesideUndo } from './BesideUndo.tsx';
import { GameKeys } from './GameKeys.tsx';
import { OutboxTrouble } from './OutboxState.tsx';
import { RecentPlays, type RecentPlaysProps } from './RecentPlays.tsx';
import { ScoreStrip } from './ScoreStrip.tsx';
import { Sheets } from './Sheets.tsx';
import { type ConsoleProps, lastTap, useConsoleState } from './use-console.ts';
import type { Scoring } from './use-scoring.ts';

const screen =
  'mx-auto grid h-dvh max-w-[1600px] grid-cols-1 grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-3 lg:p-4';
export function Console(props: ConsoleProps) {
  const { game, definition } = props;
  const console = useConsoleState(props);
  const { scoring, isShielded, open, undo } = console;
  const { state } = scoring;
  const isWide = useWide();
  useWakeLock();
  const takeover = useTakeover(game.id, scoring);
  const clashes = useDuplicates(game.id);
  const sets = playSets(definition, state.shown);
  const plays = (
    <Plays
      scoring={scoring}
      game={game}
      definition={definition}
      isReadOnly={takeover.isAsked}
      onUndo={({ id }) => undo(id)}
    />
  );
  return (
    <WalkOnsContext value={state.walkOns}>
      <div className={`console ${screen} ${isShielded ? 'pointer-events-none' : ''}`}>
        <ScoreStrip
          game={game}
          definition={definition}
          scoring={scoring}
          lastTapText={lastTap(console)}
          aside={
            <IconButton
              icon={ListOrdered}
              label="Recent plays"
              onClick={() => open('plays')}
              className="lg:invisible"
            />
          }
          beforeUndo={
            <BesideUndo console={console} isReadOnly={takeover.isAsked}>
              {clashes.length > 0 ? (
                <DuplicatesButton count={clashes.length} onPress={() => open('clashes')} />
              ) : (
                <TakeoverButton takeover={takeover} console={console} />
              )}
            </BesideUndo>
          }
          isReadOnly={takeover.isAsked}
          sets={sets}
          onPeriod={() => open('period')}
          onSets={() => open('sets')}
          onUndo={undo}
        />
        <GameKeys console={console} sets={sets} instead={takeover.isAsked && <HowToScore takeover={takeover} />} />
        {isWide && (
          <Card heading="Recent plays" className="col-start-2 row-span-2 row-start-1 min-h-0 overflow-y-auto">
            {plays}
          </Card>
        )}
        <Sheets console={console} plays={plays} />
        <TakeoverSheets takeover={takeover} console={console} />
        {console.sheet === 'clashes' && <DuplicatesSheet clashes={clashes} console={console} />}
      </div>
    </WalkOnsContext>
  );
}

type PlaysProps = RecentPlaysProps & { scoring: Scoring };

/** The latest events, and what to do about events that have not arrived. */
function Plays({ scoring, ...plays }: PlaysProps) {
  return (
    <div className="grid gap-3">
      <OutboxTrouble taps={scoring.taps} outbox={scoring.outbox} />
      <RecentPlays scoring={scoring} {...plays} />
    </div>
  );
}

/** Keeps the screen on while mounted. Browsers release the lock when the tab is hidden, so it is requested again afterwards. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // The browser may refuse, for example when the battery is low: the screen then turns off as usual.
      }
    };
    document.addEventListener('visibilitychange', hold);
    void hold();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
