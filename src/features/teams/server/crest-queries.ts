/** A crest of the demo village as the build draws it, by its path under `/art/`; no file is looked for. */
export async function drawnCrest(path: string): Promise<string | undefined> {
  const { teamsArt } = await import('./demo/art.ts');
  return new Map(teamsArt()).get(path);
}
