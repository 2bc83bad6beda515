import { join } from 'node:path';
import * as z from 'zod/mini';
import { keyedRows, ListCell } from '#server/data-files.ts';
import { TipTopic, tipTopics } from '../../../contract.ts';

const Topic = z.strictObject({
  topic: TipTopic,
  /** What its tips help with: `sleeping better`. A small budget helps with nothing by itself. */
  aim: z.exactOptional(z.string()),
  benefit: z.string(),
  /** Words by which people mean it. */
  words: ListCell,
});

export const getTopic = keyedRows(join(import.meta.dirname, 'topics.csv'), Topic, tipTopics, ({ topic }) => topic);
