/** An account; null is whoever has not logged in. */
export type Owner = number | null;

export const draftPrefix = 'village-arena-draft:';
export const draftsOf = (owner: Owner) => `${draftPrefix}${owner ?? 'visitor'}:`;

export const forgetDrafts = (owner: number): void => forgetPersisted(draftsOf(owner), () => true);

export function forgetPersisted(prefix: string, isOver: (written: string | null) => boolean): void {
  const storage = onDevice();
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
  for (const key of keys.filter((one) => one.startsWith(prefix))) {
    if (isOver(storage?.getItem(key) ?? null)) storage?.removeItem(key);
  }
}

export const onDevice = () => ifThere(() => localStorage);

/** Where a browser keeps nothing, already asking for its storage fails. */
export function ifThere(storage: () => Storage): Storage | undefined {
  try {
    return storage();
  } catch {
    return undefined;
  }
}
