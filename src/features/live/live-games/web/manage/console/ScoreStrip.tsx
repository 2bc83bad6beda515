import { ChevronDown, Undo2 } from 'lucide-react';
import { type ReactNode, use } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { oversText } from '#features/competition/games/innings-rules.ts';
import { ScorerClock } from '#features/competition/games/web/GameClock.tsx';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { periodName } from '#features/teams/sports/period-rules.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { scorePair } from '#shared/notation.ts';
import { BackLink } from '#web/layout/PageTitle.tsx';
import { Score } from '#web/ui/Score.tsx';
import type { Side } from '../../../contract.ts';
import { foldInnings, type InningsGame } from '../../../innings-rules.ts';
import type { LiveState } from '../../../rules.ts';
import type { Scores } from '../../../score-rules.ts';
import type { SetState } from '../../../set-rules.ts';
import { LinkScoringContext } from '../../link-scoring.ts';
import { ClockKey, stripShape } from './clock/ClockKey.tsx';
import { findClock } from './clock/press-clock.ts';
import { OutboxState } from './OutboxState.tsx';
import { SetKey } from './sets/SetKeys.tsx';
import type { Scoring } from './use-scoring.ts';

const strip =
  'border-line border-b bg-card px-2 pt-[max(0.375rem,env(safe-area-inset-top))] pb-1.5 lg:rounded-card lg:border lg:px-4 lg:py-2';
/** The buttons at its ends are wider than their columns: they reach into the edge of the strip. */
const firstRow =
  'grid grid-cols-[minmax(0,min(2.75rem,11vw))_minmax(0,1fr)_auto_minmax(0,1fr)_minmax(0,min(2.75rem,11vw))] items-center gap-1 [&>button:last-child]:-mr-2 [&>button:last-child]:justify-self-end';
/** A button in the strip's second row. */
export const stripButton = `${stripShape} border-edge bg-raised`;
const periodButton =
  'h-[min(3.5rem,15vw)] w-[min(5.25rem,22vw)] rounded-control bg-raised disabled:cursor-default disabled:bg-transparent disabled:text-soft';

interface ScoreStripProps {
  game: Game;
  definition: SportDefinition;
  scoring: Scoring;
  /** The last tap in words. */
  lastTapText: string;
  /** At the end of the first row. */
  aside: ReactNode;
  /** Shown before the Undo button. */
  beforeUndo: ReactNode;
  /** True until the officer has chosen how to score. */
  isReadOnly: boolean;
  /** Null in a sport without sets. */
  sets: SetState | null;
  /** Of the page; a trial stands below a heading of its own. */
  heading?: ReactNode;
  onPeriod: () => void;
  onSets: () => void;
  onUndo: (eventId: string) => void;
}

/** What a scorer always sees: the score, the period, the last tap and Undo. Its size never changes. */
export function ScoreStrip({
  game,
  definition,
  scoring,
  lastTapText,
  aside,
  beforeUndo,
  isReadOnly,
  sets,
  heading = <h1 className="sr-only">Scoring</h1>,
  onPeriod,
  onSets,
  onUndo,
}: ScoreStripProps) {
  const { state, taps, last } = scoring;
  const innings = foldInnings(definition, state.shown, state.score);
  // Scorers with a link have no page to go back to.
  const isByLink = use(LinkScoringContext) !== null;
  return (
    <header
      className={`grid grid-cols-1 gap-x-3 gap-y-1 sideways:grid-cols-2 lg:grid-cols-[3fr_2fr] lg:items-center ${strip}`}
    >
      {heading}
      <div className={firstRow}>
        {isByLink ? <span /> : <BackLink to={`/games/${game.id}`} />}
        <SideScore game={game} side="home" state={state} innings={innings} />
        <PeriodButton
          definition={definition}
          state={state}
          innings={innings}
          isReadOnly={isReadOnly}
          onPress={onPeriod}
        />
        <SideScore game={game} side="away" state={state} innings={innings} />
        {aside}
      </div>
      <div className="flex min-h-[3.25rem] items-center gap-2">
        <div className="min-w-0 flex-1 pl-1 leading-tight">
          <p key={last?.event.id} className="settle truncate font-bold text-base" aria-live="polite">
            {lastTapText}
          </p>
          <OutboxState taps={taps} />
        </div>
        <div aria-live="polite" className="contents">
          {beforeUndo}
        </div>
        {!isReadOnly && <ClockKey definition={definition} scoring={scoring} />}
        {!isReadOnly && <SetKey definition={definition} sets={sets} onOpen={onSets} />}
        <button
          type="button"
          aria-label={last ? `Undo: ${last.text}` : 'Undo'}
          disabled={!last || isReadOnly}
          onClick={() => last && onUndo(last.event.id)}
          className={`w-[min(6.5rem,34vw)] gap-2 transition active:scale-97 disabled:opacity-45 ${stripButton}`}
        >
          <Undo2 className="size-5" aria-hidden />
          Undo
        </button>
      </div>
    </header>
  );
}

interface SideScoreProps {
  game: Game;
  side: Side;
  state: LiveState;
  innings: InningsGame | null;
}

function SideScore({ game, side, state, innings }: SideScoreProps) {
  const own = innings?.innings.find((one) => one.side === side);
  const team = side === 'home' ? game.homeTeam : game.awayTeam;
  const name = team.name;
  return (
    <p
      className={`flex min-w-0 items-center justify-center gap-1.5 lg:gap-4 ${side === 'away' ? 'flex-row-reverse' : ''}`}
    >
      <TeamCrest team={team} name={name} size={24} />
      <span className="sr-only">{name}: </span>
      <span className="flex items-baseline">
        <Score
          value={state.score[side]}
          className={`figure lg:large-figure ${own && state.score[side] > 99 ? 'max-[429px]:long-figure' : ''}`}
        />
        {own && (
          <span className="score text-xl text-soft max-[429px]:text-base">
            <span aria-hidden>/</span>
            <span className="sr-only">for </span>
            {own.wickets}
          </span>
        )}
      </span>
    </p>
  );
}

interface PeriodButtonProps {
  definition: SportDefinition;
  state: LiveState;
  innings: InningsGame | null;
  isReadOnly: boolean;
  onPress: () => void;
}

/** The period and its clock. A press opens the dialog for the next period and the end. */
function PeriodButton({ definition, state, innings, isReadOnly, onPress }: PeriodButtonProps) {
  const isPlayed = state.isStarted && !state.isEnded;
  const name = periodName(definition.periods, state.period);
  return (
    <button
      type="button"
      disabled={!isPlayed || isReadOnly}
      onClick={onPress}
      className={`score grid content-center justify-items-center gap-1 text-xl leading-none ${periodButton}`}
    >
      {!state.isStarted && 'VS'}
      {state.isEnded && (
        <>End {state.shootOut && <span className="text-base">{formatShootout(state.shootOut)}</span>}</>
      )}
      {isPlayed && (
        <>
          <span className="flex items-center gap-1">
            {name}
            {!isReadOnly && <ChevronDown className="size-4" aria-hidden />}
          </span>{' '}
          <span className="h-[1em] text-base text-soft leading-none">
            <PeriodDetail definition={definition} state={state} innings={innings} />
          </span>
          {!isReadOnly && <span className="sr-only">, next period or end</span>}
        </>
      )}
    </button>
  );
}

/** The score of a shoot-out, or of the current period in sports that count periods won; otherwise the clock. */
function PeriodDetail({ definition, state, innings }: Pick<PeriodButtonProps, 'definition' | 'state' | 'innings'>) {
  if (innings) return `${oversText(innings.innings.at(-1)?.balls ?? 0)} ov`;
  if (state.shootOut) return formatShootout(state.shootOut);
  const current = state.periodScores[state.period - 1];
  if (definition.periods.score === 'periods won' && current) return scorePair(current.home, current.away);
  const clock = findClock(definition, state);
  return clock && <ScorerClock period={clock} />;
}

const formatShootout = ({ home, away }: Scores): string => `SO ${scorePair(home, away)}`;
