/** The build that this page is of; null where the server did not say. */
export const buildHere = (): string | null =>
  document.querySelector('meta[name="build"]')?.getAttribute('content') || null;

/** Whether the server has another build than this page; false where it cannot be asked. */
export async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' });
    const { build }: { build: string | null } = await answer.json();
    return build !== null && build !== buildHere();
  } catch {
    return false;
  }
}
