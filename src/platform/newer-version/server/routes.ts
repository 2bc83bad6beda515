import type { FeatureContext } from '#server/feature.ts';
import { serve } from '#server/http/route.ts';
import { addedHosts, outsideAddress } from '#server/outside/hosts.ts';
import { newerVersionTag } from '../cache-tags.ts';
import { endpoints } from '../contract.ts';
import { lookForNewer, setAddress } from './commands.ts';
import { readNewerVersion } from './queries.ts';

const on = serve(endpoints);

export function newerVersionRoutes(app: FeatureContext) {
  const added = addedHosts(app.env);
  return [
    on('GET /api/newer-version', {
      access: 'admin',
      summary: 'Whether a newer version is known, and where the app looks for one',
      dependsOn: () => [newerVersionTag],
      handle: ({ db }) => readNewerVersion(db),
    }),
    on('PUT /api/newer-version', {
      access: 'admin',
      summary: 'Name the address where the app looks for a newer version once a day; none to look nowhere',
      handle: async ({ db, body, commit }) => {
        const address = body.address === null ? null : outsideAddress(body.address, added);
        await commit((write) => setAddress(write, address));
        return readNewerVersion(db);
      },
    }),
    on('POST /api/newer-version/check', {
      access: 'admin',
      summary: 'Look for a newer version now',
      handle: async ({ db }) => {
        await lookForNewer(app, true);
        return readNewerVersion(db);
      },
    }),
  ];
}
