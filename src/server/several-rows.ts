import type { SeveralOutcomes, SeveralRows } from '#shared/several-rows.ts';
import { Failure } from './failure.ts';

/**
 * Does something to each of several rows in one transaction, in one order for everybody, so that two who do it to the same
 * rows do not wait for each other. What a row refuses is left out, and told; `act` refuses before it writes.
 */
export async function doToEach(
  { rows }: SeveralRows,
  act: (id: number, version: number | undefined) => Promise<unknown>,
): Promise<SeveralOutcomes> {
  const outcomes: SeveralOutcomes = { done: [], refused: [] };
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  for (const [id, version] of [...versions].sort(([one], [other]) => one - other)) {
    try {
      await act(id, version);
      outcomes.done.push(id);
    } catch (failure) {
      if (!isOfTheRow(failure)) throw failure;
      outcomes.refused.push({ id, message: failure.message });
    }
  }
  return outcomes;
}

const isOfTheRow = (failure: unknown): failure is Failure =>
  failure instanceof Failure && [400, 404, 409].includes(failure.status);
