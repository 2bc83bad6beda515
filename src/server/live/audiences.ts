import { isMember, type Viewer } from '../access.ts';
import { everything, type Topic } from '../changes.ts';
import type { Batch } from './batch.ts';

type TopicRule = (viewer: Viewer, rest: string) => boolean;

/**
 * Who hears of a topic, by the word before its colon (`game` of `game:115`), or by two words where they have a rule
 * (`comments:thought` of `comments:thought:7`). A topic without a rule is heard by nobody.
 */
export type TopicRules = Readonly<Record<string, TopicRule>>;

/** The rule of topics that carry the id of the one account they are about: `notices:7`. */
export const own: TopicRule = (viewer, id) => isMember(viewer) && String(viewer.accountId) === id;

export function accountsOf(rules: TopicRules, { topics }: Batch): Set<number> {
  const personal = [...topics].filter((topic) => rules[ruleNameOf(rules, topic)] === own);
  return new Set(personal.map((topic) => Number(topic.slice(topic.indexOf(':') + 1))));
}

export const isShared = (rules: TopicRules, { topics }: Batch): boolean =>
  [...topics].some((topic) => topic === everything || (rules[ruleNameOf(rules, topic)] ?? own) !== own);

export function visibleTo(viewer: Viewer, rules: TopicRules, { topics, patches, ...batch }: Batch): Batch {
  const hears = (topic: Topic) => mayHear(viewer, rules, topic);
  return {
    ...batch,
    topics: new Set([...topics].filter(hears)),
    patches: new Map([...patches].filter(([topic]) => hears(topic))),
  };
}

export function mayHear(viewer: Viewer, rules: TopicRules, topic: Topic): boolean {
  const name = ruleNameOf(rules, topic);
  return topic === everything || (rules[name]?.(viewer, topic.slice(name.length + 1)) ?? false);
}

function ruleNameOf(rules: TopicRules, topic: Topic): string {
  const [word = '', kind] = topic.split(':', 2);
  return Object.hasOwn(rules, `${word}:${kind}`) ? `${word}:${kind}` : word;
}
