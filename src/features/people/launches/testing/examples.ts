import { featureExamples } from '#testing/example.ts';
import { adminAdds, adminReads, adminWrites, anyone } from '#testing/statuses.ts';
import { addLaunch } from './rows.ts';

const closeAll = ({ db }: Parameters<typeof addLaunch>[0]) =>
  db.updateTable('launches').set({ closed_at: new Date().toISOString() }).execute();

export const launchesExamples = featureExamples.contribution({
  endpoints: {
    'GET /api/admin/launch': { gets: adminReads },
    'POST /api/admin/launch': { gets: adminAdds, body: () => ({ hours: 4, places: 200 }), undo: closeAll },
    'DELETE /api/admin/launch': {
      gets: adminWrites,
      path: async (world) => {
        await addLaunch(world);
        return '/api/admin/launch';
      },
      undo: closeAll,
    },
    'GET /api/launches/:token': { gets: anyone, path: async (world) => `/api/launches/${await addLaunch(world)}` },
  },
});
