/** The build of this page; null when the server did not name one. */
export const buildHere = (): string | null =>
  document.querySelector('meta[name="build"]')?.getAttribute('content') || null;

/** Whether the server has another build than this page; false where it cannot be asked. */
export async function isOutdated(): Promise<boolean> {
  const build = await buildThere();
  return build != null && build !== buildHere();
}

/** The build that the server has; undefined where it cannot be asked. */
export async function buildThere(): Promise<string | null | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    const { build }: { build: string | null } = await response.json();
    return build;
  } catch {
    return undefined;
  }
}
