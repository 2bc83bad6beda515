import { type TipCategory, TipTopic } from '../../contract.ts';

export interface KnownTip {
  category: TipCategory;
  topics: readonly TipTopic[];
  text: string;
}

/** Tips as lines of a table, columns parted by bars: topics, text. Throws for a topic that it does not know. */
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
