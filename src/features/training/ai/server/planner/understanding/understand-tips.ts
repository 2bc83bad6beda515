import { maxTopics, type TipTopic, type TipWish, tipTopics } from '../../../contract.ts';
import { dietIn } from '../tips/diets.ts';
import { getTopic } from './topics.ts';
import { quoted, speller, splitTokens } from './words.ts';

const words = new Map(tipTopics.flatMap((topic) => getTopic(topic).words.map((word) => [word, topic] as const)));
const spelledRight = speller(new Set(words.keys()));

/** The topics of a request for tips. No topic means a bit of everything. */
export function understandTips(request: string): TipWish {
  const found = new Set<TipTopic>();
  const tokens = splitTokens(request);
  for (const token of tokens) {
    const topic = words.get(token) ?? words.get(spelledRight(token));
    if (topic) found.add(topic);
  }
  const diet = dietIn(tokens.join(' '));
  if (diet.length > 0 && !found.has('nutrition')) found.add('nutrition');
  const topics = [...found].slice(0, maxTopics);
  return diet.length > 0 ? { topics, diet } : { topics };
}

const asksForTips =
  /\b(?:tips?|advice|help\w*|something|anything|everything|whatever|surprise|suggest\w*|recommend\w*|better|best|improve|healthy?|life|living|live|lifestyle|feel\w*|student|res|residence|day|days|week|body|mind|good|new)\b/;

/** Explains why the planner understood nothing of a request for tips; null if it understood something. */
export function tipsMisread(request: string): string | null {
  const { topics } = understandTips(request);
  const isUnderstood = topics.length > 0 || asksForTips.test(splitTokens(request).join(' '));
  return isUnderstood
    ? null
    : `I did not understand ${quoted(request)}; tell me food, sleep, stress, exams or training`;
}
