import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { firstTabs, type GameTab, gameTabs, readTab } from './game-tabs.ts';
import { gamePhase } from './phase.ts';
import { TalkTab } from './TalkTab.tsx';
import { TeamsTab } from './TeamsTab.tsx';

interface GameTabsProps {
  game: Game;
  /** The first tab: what one asks before, while or after the game. */
  children: ReactNode;
}

/** The tab is in the address, so that it can be shared, and Back leads to the one before. */
export function GameTabs({ game, children }: GameTabsProps) {
  const [search] = useSearchParams();
  const change = useSearchChange();
  const tab = readTab(search);
  const labels: Record<GameTab, string> = {
    first: firstTabs[gamePhase(game.status)],
    teams: 'Teams',
    talk: game.commentsCount === 0 ? 'Talk' : `Talk ${game.commentsCount}`,
  };
  return (
    <Tabs
      label="About this game"
      look="line"
      tabs={gameTabs.map((value) => ({ value, label: labels[value] }))}
      value={tab}
      onChoose={(chosen) => change({ tab: chosen === 'first' ? null : chosen })}
    >
      <div className="pt-0.5">
        {tab === 'first' && children}
        {tab === 'teams' && <TeamsTab game={game} />}
        {tab === 'talk' && <TalkTab game={game} />}
      </div>
    </Tabs>
  );
}
