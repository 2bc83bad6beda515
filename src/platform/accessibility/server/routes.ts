import { papersTag } from '#platform/papers/cache-tags.ts';
import { readPaper } from '#platform/papers/server/queries.ts';
import { serveShared } from '#server/http/route.ts';
import { endpoints } from '../contract.ts';
import { conformance, isMet, isOfThisApp } from './conformance.ts';

const shared = serveShared(endpoints);

export const accessibilityRoutes = [
  shared('GET /api/accessibility', {
    access: 'visitor',
    summary: 'The accessibility statement: which criteria are not met, and whom to ask',
    cacheTags: () => [papersTag],
    handle: async ({ db }) => {
      const criteria = conformance.criteria.filter(isOfThisApp);
      return {
        testedOn: conformance.testedOn,
        met: criteria.filter(isMet).length,
        of: criteria.length,
        unmet: criteria.filter((criterion) => !isMet(criterion)),
        contact: (await readPaper(db, 'accessibility')).text,
      };
    },
  }),
];
