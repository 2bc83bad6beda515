import { join } from 'node:path';
import * as z from 'zod/mini';
import { ListCell, readCsv } from '#server/data-files.ts';
import { TipCategory, TipTopic } from '../../../contract.ts';

/** A row of `tips.csv`. */
export const TipRow = z.strictObject({
  category: TipCategory,
  topics: z.pipe(ListCell, z.array(TipTopic)),
  text: z.string(),
});
export type KnownTip = z.infer<typeof TipRow>;

export const knownTips: readonly KnownTip[] = readCsv(join(import.meta.dirname, 'tips.csv'), TipRow);
