import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Game } from '#features/competition/games/contract.ts';
import { previewOptions } from '#features/results/previews/web/api.ts';
import { useSearchChange } from '#web/routing/search-params.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { firstTabs, type GameTab, listTabs, readTab } from './game-tabs.ts';
import { gamePhase } from './phase.ts';
import { TableTab } from './TableTab.tsx';
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
  const { data: preview } = useQuery(previewOptions(game.id));
  const asked = readTab(search);
  const tabs = listTabs({ hasTable: preview?.table != null || (preview === undefined && asked === 'table') });
  const tab = tabs.find((one) => one === asked) ?? 'first';
  const labels: Record<GameTab, string> = {
    first: firstTabs[gamePhase(game.status)],
    teams: 'Teams',
    table: 'Table',
    talk: game.commentsCount === 0 ? 'Talk' : `Talk ${game.commentsCount}`,
  };
  return (
    <Tabs
      label="About this game"
      look="line"
      tabs={tabs.map((value) => ({ value, label: labels[value] }))}
      value={tab}
      onChoose={(chosen) => change({ tab: chosen === 'first' ? null : chosen })}
    >
      <div className="pt-0.5">
        {tab === 'first' && children}
        {tab === 'teams' && <TeamsTab game={game} />}
        {tab === 'table' && <TableTab game={game} />}
        {tab === 'talk' && <TalkTab game={game} />}
      </div>
    </Tabs>
  );
}
