import { CopyPlus, ListOrdered, Redo2 } from 'lucide-react';
import { useEffect } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { useWide } from '#web/routing/rendering.ts';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { Side } from '../../../contract.ts';
import { countTeamFouls, type TeamFouls } from '../../../foul-rules.ts';
import { findRestart } from '../../../restart-rules.ts';
import { isSetOver, listRotation, playSets, type SetState } from '../../../set-rules.ts';
import { DuplicatesButton, DuplicatesSheet, useDuplicates } from '../duplicates/DuplicatesSheet.tsx';
import { HowToScore } from '../takeover/HowToScore.tsx';
import { StripButton, TakeoverButton, TakeoverSheets } from '../takeover/TakeoverSheets.tsx';
import { type ScoringTakeover, useTakeover } from '../takeover/use-takeover.ts';
import { BeforeStart } from './BeforeStart.tsx';
import { TeamFoulMarks } from './Fouls.tsx';
import { GameOver } from './GameOver.tsx';
import { InningsPad } from './innings/InningsPad.tsx';
import { Keys } from './Keys.tsx';
import { OutboxTrouble } from './OutboxState.tsx';
import { keyLook } from './PlayerKey.tsx';
import { BeforePositions } from './positions/PositionsSheet.tsx';
import { RecentPlays, type RecentPlaysProps } from './RecentPlays.tsx';
import { ScoreStrip } from './ScoreStrip.tsx';
import { Sheets } from './Sheets.tsx';
import { afterSet, ServeMark } from './sets/SetKeys.tsx';
import { SheetRow } from './sheet/SheetRow.tsx';
import {
  buildLineUp,
  type ConsoleProps,
  type ConsoleState,
  lastTap,
  startGame,
  useConsoleState,
} from './use-console.ts';
import type { Scoring } from './use-scoring.ts';

const screen =
  'mx-auto grid h-dvh max-w-[1600px] grid-cols-1 grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-3 lg:p-4';
const keysArea =
  'grid min-h-0 gap-1.5 overflow-y-auto px-2 pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:gap-2.5 lg:p-0';
const areas = { home: '[grid-area:home]', away: '[grid-area:away]' };

/** The grid while a game is played, and the grid without keys before and after. */
const [playing, waiting] = [
  [
    "grid-cols-2 [grid-template-areas:'court_court'_'home_away'_'pad_pad'] grid-rows-[minmax(auto,1fr)_auto_minmax(auto,3fr)]",
    "sideways:grid-cols-4 sideways:[grid-template-areas:'court_court_pad_pad'_'home_away_pad_pad'] sideways:grid-rows-[minmax(auto,1fr)_auto]",
    'lg:grid-cols-[minmax(12rem,1fr)_minmax(0,2fr)_minmax(12rem,1fr)] lg:grid-rows-[auto_minmax(auto,1fr)]',
    "lg:[grid-template-areas:'home_pad_away'_'ours_pad_theirs']",
  ].join(' '),
  "grid-cols-2 [grid-template-areas:'home_away'_'before_before'] grid-rows-[auto_minmax(auto,1fr)]",
];

export function Console(props: ConsoleProps) {
  const { game, definition } = props;
  const console = useConsoleState(props);
  const { scoring, side, layout, isShielded, open, choose, undo } = console;
  const { state } = scoring;
  const isWide = useWide();
  useWakeLock();
  const takeover = useTakeover(game.id, scoring);
  const clashes = useDuplicates(game.id);
  const sets = playSets(definition, state.shown);
  const isPlayed = state.isStarted && !state.isEnded && !takeover.isAsked;
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
    <div className={`console ${screen} ${isShielded ? 'pointer-events-none' : ''}`}>
      <ScoreStrip
        game={game}
        definition={definition}
        scoring={scoring}
        lastTapText={lastTap(console)}
        aside={
          <IconButton icon={ListOrdered} label="Recent plays" onClick={() => open('plays')} className="lg:invisible" />
        }
        beforeUndo={<BesideUndo console={console} takeover={takeover} clashes={clashes.length} />}
        isReadOnly={takeover.isAsked}
        sets={sets}
        onPeriod={() => open('period')}
        onSets={() => open('sets')}
        onUndo={undo}
      />
      <div className={`${keysArea} ${!isPlayed ? waiting : definition.innings ? 'grid-cols-1' : playing}`}>
        {!(isPlayed && definition.innings) && (
          <SideChoice
            game={game}
            fouls={isPlayed ? countTeamFouls(definition, state) : null}
            serving={sets?.server ? { side: sets.server, shirt: servingShirt(console, sets) } : null}
            chosen={side}
            restart={isPlayed ? (definition.alternatingRestart ?? null) : null}
            restarts={findRestart(definition, state.shown)}
            onChoose={choose}
          />
        )}
        {!layout && !takeover.isAsked && (
          <Skeleton className={`rounded-card ${isPlayed ? '[grid-area:pad]' : '[grid-area:before]'}`} />
        )}
        {isPlayed && (definition.innings ? <InningsPad console={console} /> : <Keys console={console} />)}
        {layout && !state.isStarted && (
          <BeforeStart
            game={game}
            sheet={<SheetRow sheet={console.teamSheets[side]} onOpen={() => open('sheet')} />}
            lineUp={layout.hasOthers ? buildLineUp(console, side) : null}
            positions={definition.positions && <BeforePositions console={console} positions={definition.positions} />}
            innings={definition.innings}
            onStart={(toss) => startGame(console, toss)}
          />
        )}
        {takeover.isAsked && <HowToScore takeover={takeover} />}
        {state.isEnded && <GameOver console={console} />}
      </div>
      {isWide && (
        <Card heading="Recent plays" className="col-start-2 row-span-2 row-start-1 min-h-0 overflow-y-auto">
          {plays}
        </Card>
      )}
      <Sheets console={console} plays={plays} />
      <TakeoverSheets takeover={takeover} console={console} />
      {console.sheet === 'clashes' && <DuplicatesSheet clashes={clashes} console={console} />}
    </div>
  );
}

interface BesideUndoProps {
  console: ConsoleState;
  takeover: ScoringTakeover;
  clashes: number;
}

/** One thing at a time that waits for a decision: what was pressed just now comes first. */
function BesideUndo({ console, takeover, clashes }: BesideUndoProps) {
  if (console.pressTwice) return <StripButton icon={CopyPlus} label="Twice?" onPress={console.pressTwice} />;
  const { redo } = console.scoring;
  if (redo !== null && !takeover.isAsked)
    return <StripButton icon={Redo2} label="Redo" onPress={() => console.takeBack(redo)} />;
  const { definition, scoring, open } = console;
  const { state, press } = scoring;
  if (state.isStarted && !state.isEnded && !takeover.isAsked && isSetOver(definition, state)) {
    const { icon, label, next } = afterSet(definition, state);
    const go = () => (next === null ? open('period') : press({ kind: 'period', period: next }));
    return <StripButton icon={icon} label={label} onPress={go} />;
  }
  if (clashes > 0) return <DuplicatesButton count={clashes} onPress={() => console.open('clashes')} />;
  return <TakeoverButton takeover={takeover} console={console} />;
}

/** The shirt of the player in the first position, where a side rotates. */
function servingShirt({ definition, getSlots }: ConsoleState, { server, rotations }: SetState): string | null {
  if (!server || !definition.periods.sets?.rotates) return null;
  const [first] = listRotation(getSlots(server).slots, rotations[server]);
  return first?.jerseyNumber == null ? null : String(first.jerseyNumber);
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

interface SideChoiceProps {
  game: Game;
  fouls: Record<Side, TeamFouls> | null;
  serving: { side: Side; shirt: string | null } | null;
  chosen: Side;
  /** Marks the side whose the restart is, where they take it in turn. */
  restart: SportDefinition['alternatingRestart'] | null;
  restarts: Side | null;
  onChoose: (side: Side) => void;
}

/** Chooses the side that the next taps count for. */
function SideChoice({ game, fouls, serving, chosen, restart, restarts, onChoose }: SideChoiceProps) {
  return (
    <section aria-label="Scoring for" className="contents">
      {(['home', 'away'] as const).map((side) => {
        const team = side === 'home' ? game.homeTeam : game.awayTeam;
        const name = team.name;
        return (
          <button
            key={side}
            type="button"
            aria-pressed={chosen === side}
            onClick={() => onChoose(side)}
            className={`flex min-h-13 items-center justify-center gap-2 px-2.5 font-bold text-soft ${keyLook} ${areas[side]}`}
          >
            <TeamCrest team={team} name={name} size={20} />
            <span className="min-w-0 truncate text-sm">{name}</span>
            {serving?.side === side && <ServeMark shirt={serving.shirt} />}
            {fouls && <TeamFoulMarks fouls={fouls[side]} />}
            {restart && restarts === side && (
              <span className="score ml-auto shrink-0 rounded-md bg-accent px-1.5 text-on-accent text-sm">
                <span aria-hidden>{restart.short}</span>
                <span className="sr-only">, {restart.name.toLowerCase()}</span>
              </span>
            )}
          </button>
        );
      })}
    </section>
  );
}
