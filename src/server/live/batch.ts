import { hasAccess, isMember, type Viewer } from '../access/access.ts';
import { type CacheTag, type Change, everything, type Patch } from '../cache/changes.ts';
import type { SubscriptionAccess } from '../feature.ts';

type StampedPatch = Patch & { at: number };

/** When more items than this were added, browsers refetch the list. */
const mostJoined = 20;

export interface Batch {
  number: number;
  /** A subscriber that got this batch has got every change up to here. */
  completeTo: number;
  tags: ReadonlySet<CacheTag>;
  /** The latest patch of each tag, with the number of its change. */
  patches: ReadonlyMap<CacheTag, StampedPatch>;
}

export function batchOf({ number, tags, patches = {} }: Change, completeTo: number): Batch {
  const stamped = Object.entries(patches).map(([tag, patch]) => [tag, { ...patch, at: number }] as const);
  return { number, completeTo, tags: new Set(tags), patches: new Map(stamped) };
}

/** Changes of several processes may arrive out of order; the later change of a tag counts. */
export function merged(one: Batch, other: Batch): Batch {
  const patches = new Map(one.patches);
  for (const [tag, patch] of other.patches) {
    patches.set(tag, joined(patches.get(tag) ?? patch, patch));
  }
  return {
    number: Math.max(one.number, other.number),
    completeTo: Math.max(one.completeTo, other.completeTo),
    tags: new Set([...one.tags, ...other.tags]),
    patches,
  };
}

/** The later of the two patches; if both added consecutive items to one list, it gets all of them. */
function joined(one: StampedPatch, other: StampedPatch): StampedPatch {
  const [first, last] = one.at <= other.at ? [one, other] : [other, one];
  if (first === last || !first.added || !last.added) return last;
  const { from, items } = first.added;
  if (from + items.length !== last.added.from || items.length >= mostJoined) return last;
  return { ...last, added: { from, items: [...items, ...last.added.items] } };
}

/** Throttles a burst: emits the first at once, and the rest merged once per interval. The last is never lost. */
export function throttled<T>(everyMs: number, merge: (gathered: T, next: T) => T, emit: (gathered: T) => void) {
  let gathered: T | undefined;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(flush, everyMs).unref();
  };
  const flush = () => {
    const all = gathered;
    gathered = undefined;
    timer = undefined;
    if (all === undefined) return;
    wait();
    emit(all);
  };
  return {
    /** An item that is not hurried waits for the interval to end, so that more of its kind can join it. */
    add: (next: T, hurried = true) => {
      gathered = gathered === undefined ? next : merge(gathered, next);
      if (timer) return;
      if (hurried) flush();
      else wait();
    },
    close: () => {
      clearTimeout(timer);
      gathered = undefined;
    },
  };
}

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
