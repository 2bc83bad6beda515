import { type TipCategory, TipTopic } from '../../contract.ts';

export interface KnownTip {
  category: TipCategory;
  topics: readonly TipTopic[];
  text: string;
}

/** Reads tips from the lines of a table: topics and text, separated by a bar. Throws for unknown topics. */
export function readTips(category: TipCategory, table: string): KnownTip[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [topics = '', text = '', ...more] = line.split('|').map((column) => column.trim());
      if (!text || more.length > 0) throw new Error(`Not a line of tips: ${line}`);
      return { category, topics: topics.split(' ').map((topic) => TipTopic.parse(topic)), text };
    });
}
