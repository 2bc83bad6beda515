import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Game } from '#features/competition/games/contract.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { eventsOptions } from '../api.ts';
import { gameContext } from '../extension-points.ts';
import { useLiveGame } from '../LiveLines.tsx';
import { AfterGame } from './AfterGame.tsx';
import { BeforeGame } from './BeforeGame.tsx';
import { GameHead } from './GameHead.tsx';
import { GameTabs } from './GameTabs.tsx';
import { gamePhase, type Phase } from './phase.ts';
import type { PhaseProps } from './phase-props.ts';
import { WhileGame } from './WhileGame.tsx';

/** For officers, of the few games that have walk-ons. */
const WalkOnsCard = lazyComponent(async () => (await import('../walk-ons/WalkOnsCard.tsx')).WalkOnsCard);

/** What stands in the first tab, before, while and after a game. */
const phases: Record<Phase, (props: PhaseProps) => React.ReactNode> = {
  before: BeforeGame,
  while: WhileGame,
  after: AfterGame,
};

/** A game's page below its title: what it is about, then one tab for each question. */
export function GameFrame({ game }: { game: Game }) {
  const events = useQuery(eventsOptions(game.id));
  const live = useLiveGame(events.data);
  const First = phases[gamePhase(game.status)];
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <GameHead game={game} live={live} gameEvents={events.data} />
      <Suspense>
        {gameContext.contributions().map(({ key, Component }) => (
          <Component key={key} game={game} />
        ))}
      </Suspense>
      {events.data?.can.score && live && live.state.walkOns.length > 0 && <WalkOnsCard game={game} live={live} />}
      <GameTabs game={game}>
        <First game={game} live={live} failed={events.isError} onRetry={() => void events.refetch()} />
      </GameTabs>
    </div>
  );
}
