import type { KyselyPlugin } from 'kysely';
import type { WriteServices } from '#server/write.ts';

/** Counts the statements of all commands from now on. */
export function countStatements(services: WriteServices): {
  statementsOf(act: () => Promise<unknown>): Promise<number>;
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
    statementsOf: async (act) => {
      const before = count;
      await act();
      return count - before;
    },
  };
}
