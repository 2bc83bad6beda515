import { sides } from '#features/teams/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { addCompetition } from './rows.ts';

export const competitionsExamples = featureExamples.contribution({
  calls: {
    ...resourceExamples('/api/competitions', {
      row: addCompetition,
      query: 'sportId=1&season=2026',
      add: async (world) => {
        const { sportId, homeTeamId } = await sides.of(world);
        return { name: world.word(), kind: 'league', sportId, teamIds: [homeTeamId], forfeitPoints: -1 };
      },
      change: () => ({ pointsForWin: 5, firstTieBreak: 'headToHead' }),
    }),
  },
  changeable: [{ path: '/api/competitions', row: addCompetition, changes: [{ kind: 'cup' }, { forfeitScore: 25 }] }],
});
