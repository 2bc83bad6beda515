import { sides } from '#features/teams/teams/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { mergeExamples } from '#testing/same-named.ts';
import { addCompetition, addPointAdjustment } from './rows.ts';

export const competitionsExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/competitions', {
      row: addCompetition,
      query: 'sportId=1&season=2026',
      add: async (world) => {
        const { sportId, homeTeamId } = await sides.of(world);
        return { name: world.word(), kind: 'league', sportId, teamIds: [homeTeamId], forfeitPoints: -1 };
      },
      change: () => ({ pointsForWin: 5, tableOrder: 'winPercentage', overtimeLoss: 1, firstTieBreak: 'headToHead' }),
    }),
    ...mergeExamples('/api/competitions', 'competitions', addCompetition),
    ...resourceExamples('/api/point-adjustments', {
      row: addPointAdjustment,
      query: 'competitionId=1',
      add: async (world) => ({
        ...{ competitionId: await addCompetition(world), teamId: (await sides.of(world)).homeTeamId },
        ...{ points: -2, reason: 'Two players without a licence' },
      }),
      change: () => ({ points: -1 }),
    }),
  },
  changeable: [
    { path: '/api/competitions', row: addCompetition, changes: [{ kind: 'cup' }, { forfeitScore: 25 }] },
    { path: '/api/point-adjustments', row: addPointAdjustment, changes: [{ points: -3 }, { reason: 'Appealed' }] },
  ],
});
