import { hasAccess, isMember, type Viewer } from '../access/access.ts';
import { type CacheTag, everything } from '../cache/changes.ts';
import type { SubscriptionAccess } from '../feature.ts';
import type { Batch } from './batch.ts';

type TagRule = (viewer: Viewer, rest: string) => boolean;

/**
 * Who may subscribe to a tag, by the word before its colon (`game` of `game:115`), or by two words where they have a
 * rule (`comments:thought` of `comments:thought:7`). A tag without a rule is sent to nobody.
 */
export type TagRules = Readonly<Record<string, TagRule>>;

/** The rule of tags that carry the id of the one account they are about: `notices:7`. */
const own: TagRule = (viewer, id) => isMember(viewer) && String(viewer.accountId) === id;

export const tagRulesOf = (granted: SubscriptionAccess): TagRules =>
  Object.fromEntries(
    Object.entries(granted).map(([word, access]) => [
      word,
      access === 'own' ? own : (viewer) => hasAccess(viewer, access),
    ]),
  );

export function accountsOf(rules: TagRules, { tags }: Batch): Set<number> {
  const personal = [...tags].filter((tag) => rules[ruleNameOf(rules, tag)] === own);
  return new Set(personal.map((tag) => Number(tag.slice(tag.indexOf(':') + 1))));
}

export const isShared = (rules: TagRules, { tags }: Batch): boolean =>
  [...tags].some((tag) => tag === everything || (rules[ruleNameOf(rules, tag)] ?? own) !== own);

export function visibleTo(viewer: Viewer, rules: TagRules, { tags, patches, ...batch }: Batch): Batch {
  const receives = (tag: CacheTag) => mayReceive(viewer, rules, tag);
  return {
    ...batch,
    tags: new Set([...tags].filter(receives)),
    patches: new Map([...patches].filter(([tag]) => receives(tag))),
  };
}

export function mayReceive(viewer: Viewer, rules: TagRules, tag: CacheTag): boolean {
  const name = ruleNameOf(rules, tag);
  return tag === everything || (rules[name]?.(viewer, tag.slice(name.length + 1)) ?? false);
}

function ruleNameOf(rules: TagRules, tag: CacheTag): string {
  const [word = '', kind] = tag.split(':', 2);
  return Object.hasOwn(rules, `${word}:${kind}`) ? `${word}:${kind}` : word;
}
