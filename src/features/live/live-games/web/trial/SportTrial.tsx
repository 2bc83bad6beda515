import { ListOrdered, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { SportDefinition } from '#features/teams/sports/definitions/definition.ts';
import { newId } from '#shared/new-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { GameEvents } from '../../contract.ts';
import { liveState } from '../../rules.ts';
import { playSets } from '../../set-rules.ts';
import { LinkScoringContext } from '../link-scoring.ts';
import { BesideUndo } from '../manage/console/BesideUndo.tsx';
import { GameKeys } from '../manage/console/GameKeys.tsx';
import { RecentPlays } from '../manage/console/RecentPlays.tsx';
import { ScoreStrip } from '../manage/console/ScoreStrip.tsx';
import { Sheets } from '../manage/console/Sheets.tsx';
import { lastTap, useConsoleState } from '../manage/console/use-console.ts';
import { TrialNumbers } from './TrialNumbers.tsx';
import { trialGame, trialRosters } from './trial-game.ts';
import { TrialPlays } from './trial-plays.ts';

interface SportTrialProps {
  definition: SportDefinition;
}

/**
 * The scorer's console of a sport, on a game that is made up and stored nowhere. What has been pressed counts by the
 * definition as it is now; with other periods or other numbers of players the game begins again.
 */
export function SportTrial({ definition }: SportTrialProps) {
  const [round, setRound] = useState(0);
  const { onCourt, positions, innings } = definition;
  const { count, score, sets } = definition.periods;
  return (
    <Card
      heading="Try it"
      aside={
        <Button small onClick={() => setRound(round + 1)}>
          <RotateCcw className="size-4" aria-hidden /> Start over
        </Button>
      }
    >
      <Trial key={JSON.stringify([round, onCourt, positions, innings, count, score, sets])} definition={definition} />
    </Card>
  );
}

function Trial({ definition }: SportTrialProps) {
  const [link] = useState(() => ({
    // A toss comes before the first ball; other games are under way at once.
    outbox: new TrialPlays(trialGame.id, definition.innings ? [] : [{ ...begun(), kind: 'start' }]),
    rosters: trialRosters,
    sheets: null,
    clashes: [],
    decideDuplicates: async () => undefined,
  }));
  return (
    <LinkScoringContext value={link}>
      <TrialConsole definition={definition} />
    </LinkScoringContext>
  );
}

const begun = () => ({ id: newId(), at: new Date().toISOString() });

/** As tall as a small phone, whose keys it shows. */
const screen =
  '-mx-2 grid h-[38rem] grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-ground lg:gap-3 lg:p-3';

const noEvents: GameEvents = { definition: '', from: 0, events: [], can: { score: true, addWalkOns: false } };

function TrialConsole({ definition }: SportTrialProps) {
  const console = useConsoleState({ game: trialGame, gameEvents: noEvents, definition });
  const { scoring, open, undo } = console;
  const sets = playSets(definition, scoring.state.shown);
  const plays = (
    <RecentPlays
      scoring={scoring}
      game={trialGame}
      definition={definition}
      isReadOnly={false}
      onUndo={({ id }) => undo(id)}
    />
  );
  return (
    <>
      <div data-trial className={`console ${screen}`}>
        <ScoreStrip
          game={trialGame}
          definition={definition}
          scoring={scoring}
          lastTapText={lastTap(console)}
          aside={<IconButton icon={ListOrdered} label="Recent plays" onClick={() => open('plays')} />}
          beforeUndo={<BesideUndo console={console} />}
          isReadOnly={false}
          heading={null}
          sets={sets}
          onPeriod={() => open('period')}
          onSets={() => open('sets')}
          onUndo={undo}
        />
        <GameKeys console={console} sets={sets} />
      </div>
      <Sheets console={console} plays={plays} />
      <div className="mt-5">
        <TrialNumbers definition={definition} state={endedNow(definition, scoring.state)} />
      </div>
    </>
  );
}

/** A set that is being played counts for nobody before the game is over. */
const endedNow = (definition: SportDefinition, state: ReturnType<typeof liveState>) =>
  state.isEnded ? state : liveState(definition, [...state.shown, { id: 'end', at: latest(state), kind: 'end' }]);

const latest = ({ shown }: ReturnType<typeof liveState>): string => shown.at(-1)?.at ?? new Date(0).toISOString();
