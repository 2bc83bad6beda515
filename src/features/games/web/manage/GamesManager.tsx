import { dashboardTabs } from '#features/admin/web/slots.ts';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { gamesManager } from './games-manager.ts';

export const filling = dashboardTabs.fill(GamesManager);

export function GamesManager() {
  return <ResourceManager of={gamesManager} />;
}
