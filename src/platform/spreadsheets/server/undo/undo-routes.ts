import { isForeignKeyViolation } from '#server/database/engine.ts';
import { type Route, serve } from '#server/http/route.ts';
import { importsTag, sportsTag } from '../../cache-tags.ts';
import { endpoints } from '../../contract.ts';
import { changedMeanwhile } from '../sheet/import-kind.ts';
import { TriedOut, tryUndo, type UndoSources, undoImport } from './undo-commands.ts';
import { recentImports } from './undo-queries.ts';

const on = serve(endpoints);

export const undoRoutes = (sources: UndoSources): Route[] => [
  on('GET /api/recent-imports', {
    access: 'admin',
    summary: 'Imports of the last days, which can be undone, newest first',
    dependsOn: () => [importsTag, sportsTag],
    handle: ({ db, now }) => recentImports(db, sources.kinds, now),
  }),
  on('POST /api/recent-imports/:id/undo/preview', {
    access: 'admin',
    summary: 'What undoing an import removes and restores, and why it cannot be undone; writes nothing',
    handle: async (context) => {
      try {
        return await context.commit((write) => tryUndo(write, sources, context.params.id));
      } catch (error) {
        if (error instanceof TriedOut) return error.undone;
        throw isForeignKeyViolation(error) ? changedMeanwhile() : error;
      }
    },
  }),
  on('POST /api/recent-imports/:id/undo', {
    access: 'admin',
    summary: 'Undo an import: delete what it added, and restore what it changed',
    handle: async (context) => {
      await context
        .commit((write) => undoImport(write, sources, context.params.id))
        .catch((error: unknown) => {
          throw isForeignKeyViolation(error) ? changedMeanwhile() : error;
        });
      return { ok: true as const };
    },
  }),
];
