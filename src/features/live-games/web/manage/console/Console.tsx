import { ListOrdered } from 'lucide-react';
import { useWide } from '#web/layout/wide.ts';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { BeforeStart } from './BeforeStart.tsx';
import { Keys } from './Keys.tsx';
import { Plays } from './Plays.tsx';
import { ScoreStrip } from './ScoreStrip.tsx';
import { Sheets } from './Sheets.tsx';
import { SideChoice } from './SideChoice.tsx';
import { type ConsoleProps, lastTap, lineUpOf, useConsole } from './use-console.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Where the keys stand; only while a game is played are there any. */
const [playing, waiting] = [
  "grid-cols-2 [grid-template-areas:'court_court'_'home_away'_'pad_pad'] grid-rows-[minmax(auto,1fr)_auto_minmax(auto,3fr)] sideways:grid-cols-4 sideways:[grid-template-areas:'court_court_pad_pad'_'home_away_pad_pad'] sideways:grid-rows-[minmax(auto,1fr)_auto] lg:grid-cols-[minmax(12rem,1fr)_minmax(0,2fr)_minmax(12rem,1fr)] lg:[grid-template-areas:'home_pad_away'_'ours_pad_theirs'] lg:grid-rows-[auto_minmax(auto,1fr)]",
  "grid-cols-2 [grid-template-areas:'home_away'_'before_before'] grid-rows-[auto_minmax(auto,1fr)]",
];

export function Console(props: ConsoleProps) {
  const { game, definition } = props;
  const inHand = useConsole(props);
  const { scoring, side, layout, isShielded, open, choose, undo } = inHand;
  const { state, press } = scoring;
  const isWide = useWide();
  useWakeLock();
  const isPlayed = state.isStarted && !state.isEnded;
  const plays = (
    <Plays scoring={scoring} game={game} definition={definition} onUndo={({ id }) => undo(id)} onPress={press} />
  );
  return (
    <div
      className={`console mx-auto grid h-dvh max-w-[1600px] grid-cols-1 grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-3 lg:p-4 ${isShielded ? 'pointer-events-none' : ''}`}
    >
      <ScoreStrip
        game={game}
        definition={definition}
        scoring={scoring}
        said={lastTap(inHand)}
        aside={
          <IconButton icon={ListOrdered} label="Recent plays" onClick={() => open('plays')} className="lg:invisible" />
        }
        onPeriod={() => open('period')}
        onUndo={undo}
      />
      <div
        className={`grid min-h-0 gap-1.5 overflow-y-auto px-2 pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:gap-2.5 lg:p-0 ${isPlayed ? playing : waiting}`}
      >
        <SideChoice game={game} chosen={side} onChoose={choose} />
        {!layout && <Skeleton className={`rounded-card ${isPlayed ? '[grid-area:pad]' : '[grid-area:before]'}`} />}
        {isPlayed && <Keys inHand={inHand} />}
        {layout && !state.isStarted && (
          <BeforeStart
            dateTime={game.dateTime}
            lineUp={layout.hasOthers ? lineUpOf(inHand, side) : null}
            onStart={() => press({ kind: 'start' })}
          />
        )}
        {state.isEnded && (
          <p className="self-center text-center text-soft [grid-area:before]">To continue, undo "Game over" above.</p>
        )}
      </div>
      {isWide && (
        <Card heading="Recent plays" className="col-start-2 row-span-2 row-start-1 min-h-0 overflow-y-auto">
          {plays}
        </Card>
      )}
      <Sheets inHand={inHand} plays={plays} />
    </div>
  );
}
