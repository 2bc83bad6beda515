import { useQuery } from '@tanstack/react-query';
import type { Draft } from '#platform/admin/web/manager/form/form.ts';
import { textIn } from '#platform/admin/web/manager/form/typed-values.ts';
import { apiClient } from '#web/api/requests.ts';
import type { endpoints } from '../../contract.ts';

/** The groups and rounds of the chosen competition; without one, those of the sport. */
export function useStages(draft: Draft) {
  const [competitionId, sportId] = [textIn(draft['competitionId']), textIn(draft['sportId'])];
  const query = competitionId ? { competitionId: Number(competitionId) } : { sportId: Number(sportId) };
  return useQuery({
    ...apiClient<typeof endpoints>().read('GET /api/games/stages', { query }),
    enabled: competitionId !== '' || sportId !== '',
  }).data;
}
