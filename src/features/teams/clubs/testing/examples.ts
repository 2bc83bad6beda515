import { sides } from '#features/teams/teams/testing/rows.ts';
import { featureExamples } from '#testing/example.ts';
import { resourceExamples } from '#testing/resource-examples.ts';
import { adminWrites } from '#testing/statuses.ts';
import { insertRow, type World } from '#testing/world.ts';

function addClub({ db, word }: World): Promise<number> {
  const name = word();
  const nothing = { logo: null, description: null, member_count: 0, featured: 0, hidden: 0, sport_id: null } as const;
  const open = { leaders: '[]', sign_ups_closed: 0 } as const;
  return insertRow(
    db
      .insertInto('clubs')
      .values({ name, name_key: name, meeting_time: 'TBA', ...nothing, ...open })
      .returning('id'),
  );
}

export const clubsExamples = featureExamples.contribution({
  endpoints: {
    ...resourceExamples('/api/clubs', {
      row: addClub,
      query: 'isAdmin=true',
      add: async (world) => ({
        name: world.word(),
        description: 'Open to all.\nBring water.',
        memberCount: 12,
        meetingTime: 'Mondays, 6-8 PM',
        meetingPlace: 'Village Court',
        leaders: ['Thandi Mabaso'],
        signUpsClosed: true,
        sportId: (await sides.of(world)).sportId,
        featured: true,
      }),
      change: () => ({ memberCount: 13, hidden: false }),
    }),
    'POST /api/clubs/:id/toggle-visibility': { gets: adminWrites, row: addClub },
  },
  changeable: [
    {
      path: '/api/clubs',
      row: addClub,
      changes: [{ description: 'Early' }, { memberCount: 7 }],
      optional: { logo: 'https://img.example/a.png', description: 'Early', meetingPlace: 'Lower Field' },
    },
  ],
});
