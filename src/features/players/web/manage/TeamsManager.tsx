import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { dashboardTabs } from '#features/admin/web/slots.ts';
import { teamsOptions } from '#features/teams/web/api.ts';
import { ResourceManager } from '#web/manage/ResourceManager.tsx';
import { useSearchChange } from '#web/search-params.ts';
import { idIn } from '../filters.ts';
import { RosterManager } from './RosterManager.tsx';
import { teamsManager } from './teams-manager.tsx';

export const filling = dashboardTabs.fill(TeamsManager);

/** The teams, or the roster of the one that the address names. */
export function TeamsManager() {
  const asked = idIn(useSearchParams()[0], 'team');
  const change = useSearchChange();
  const team = useQuery(teamsOptions()).data?.find(({ id }) => id === asked);
  if (!team) return <ResourceManager of={teamsManager} />;
  return <RosterManager key={team.id} team={team} onBack={() => change({ team: null })} />;
}
