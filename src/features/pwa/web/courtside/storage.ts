/** Asks the browser not to empty what the app keeps here; some ask the person, most decide by themselves. */
export async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

/** Safari, whose engine all browsers of an iPhone share, empties sites after seven days without a visit, but not installed ones. */
export async function mayBeEmptied(): Promise<boolean> {
  if (!isSafari() || matchMedia('(display-mode: standalone)').matches) return false;
  return !(await navigator.storage?.persisted?.().catch(() => false));
}

const isSafari = () => /AppleWebKit/.test(navigator.userAgent) && !/Chrom|Android/.test(navigator.userAgent);
