import type { ReactNode } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { TeamCrest } from '#features/teams/teams/web/TeamCrest.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { Side } from '../../../contract.ts';
import { countTeamFouls, type TeamFouls } from '../../../foul-rules.ts';
import { findRestart } from '../../../restart-rules.ts';
import { listRotation, type SetState } from '../../../set-rules.ts';
import { BeforeStart } from './BeforeStart.tsx';
import { TeamFoulMarks } from './Fouls.tsx';
import { GameOver } from './GameOver.tsx';
import { InningsPad } from './innings/InningsPad.tsx';
import { Keys } from './Keys.tsx';
import { keyLook } from './PlayerKey.tsx';
import { BeforePositions } from './positions/PositionsSheet.tsx';
import { ServeMark } from './sets/SetKeys.tsx';
import { SheetRow } from './sheet/SheetRow.tsx';
import { buildLineUp, type ConsoleState, startGame } from './use-console.ts';

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

interface GameKeysProps {
  console: ConsoleState;
  /** Null in a sport without sets. */
  sets: SetState | null;
  /** Takes the place of the keys until somebody has decided about it. */
  instead?: ReactNode;
}

/** What is pressed before a game, while it is played and after it. */
export function GameKeys({ console, sets, instead }: GameKeysProps) {
  const { game, definition, scoring, side, layout, choose, open } = console;
  const { state } = scoring;
  const isPlayed = state.isStarted && !state.isEnded && !instead;
  return (
    <div
      data-fast-keys={isPlayed ? '' : undefined}
      className={`${keysArea} ${!isPlayed ? waiting : definition.innings ? 'grid-cols-1' : playing}`}
    >
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
      {!layout && !instead && (
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
      {instead}
      {state.isEnded && <GameOver console={console} />}
    </div>
  );
}

/** The shirt of the player in the first position, where a side rotates. */
function servingShirt({ definition, getSlots }: ConsoleState, { server, rotations }: SetState): string | null {
  if (!server || !definition.periods.sets?.rotates) return null;
  const [first] = listRotation(getSlots(server).slots, rotations[server]);
  return first?.jerseyNumber == null ? null : String(first.jerseyNumber);
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
