declare const brand: unique symbol;

/**
 * What responses depend on and commands invalidate: a collection (`games`), or something with an id (`game:115`). It is
 * a string, so that sets and maps compare it and headers carry it as it is. Only this file puts tags together or takes
 * them apart.
 */
export type CacheTag = string & { readonly [brand]: 'cache tag' };

/** The tags of one kind, by id: `gameTag(115)`. */
export interface TagKind<Id extends string | number = number> {
  (id: Id): CacheTag;
  /** `game` */
  readonly kind: string;
  /** The tag of a response that shows any of them (`game:*`): a change of each of them invalidates it. */
  readonly any: CacheTag;
  /** The id in a tag of this kind; null for other tags. */
  getId(tag: CacheTag): string | null;
}

export const collectionTag = (name: string): CacheTag => name as CacheTag;

export function tagKind<Id extends string | number = number>(kind: string): TagKind<Id> {
  const tag = (id: Id | '*') => `${kind}:${id}` as CacheTag;
  return Object.assign((id: Id) => tag(id), {
    kind,
    any: tag('*'),
    getId: (one: CacheTag) => (getKind(one) === kind ? getId(one) : null),
  });
}

/** Those of a resource: of its list, and of its rows. */
export const resourceTags = ({ set, resourceName }: { set: string; resourceName: string }) => ({
  list: collectionTag(set),
  row: tagKind(resourceName),
});

/** Stands for all tags: another process wrote to the SQLite file, or changes may have been missed for a while. */
export const everything = collectionTag('*');

/** `game` of `game:115` and `games` of `games`. */
export const getKind = (tag: CacheTag): string => tag.slice(0, findKindEnd(tag));

/** `115` of `game:115`; null of `games`. */
export const getId = (tag: CacheTag): string | null => (tag.includes(':') ? tag.slice(findKindEnd(tag) + 1) : null);

/** `game:*` for `game:115`. */
export const toWildcard = (tag: CacheTag): CacheTag => `${getKind(tag)}:*` as CacheTag;

const findKindEnd = (tag: CacheTag): number => (tag.includes(':') ? tag.lastIndexOf(':') : tag.length);

/** The entries of an object by tag, as JSON carries them. */
export const entriesByTag = <T>(byTag: Readonly<Record<string, T>>) => Object.entries(byTag) as [CacheTag, T][];

/** In the header of a response. */
export const formatHeader = (tags: readonly CacheTag[]): string => tags.join(' ');
export const tagsIn = (header: string | null): CacheTag[] => (header ? (header.split(' ') as CacheTag[]) : []);
