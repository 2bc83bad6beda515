import type { KyselyPlugin } from 'kysely';
import type { WriteServices } from '#server/write.ts';

/** Counts the statements of all commands from now on. */
export function countStatements(services: WriteServices): {
  measureStatements(work: () => Promise<unknown>): Promise<number>;
} {
  let count = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  services.db = services.db.withPlugin(counting);
  return {
    measureStatements: async (work) => {
      const before = count;
      await work();
      return count - before;
    },
  };
}
