export interface Commit {
  id: string;
  subject: string;
  message: string;
  /** Paths from the root. */
  files: readonly string[];
}

/** Whether a commit has its line in the changelog, or needs none. */
export const namesChange = ({ message, files }: Commit): boolean =>
  files.includes('CHANGELOG.md') || /^changelog: none$/im.test(message) || !files.some(isNoticed);

/** Screens, texts and looks, and the calls of the API. */
const isNoticed = (path: string): boolean =>
  path.startsWith('src/') &&
  !/\.test\.tsx?$|\/testing\//.test(path) &&
  (/\/web\//.test(path) || /\/(contract|routes|admin-pages)\.ts$/.test(path));

const heading = '## [Unreleased]';

/** The changelog with what is unreleased under the heading of a version. `day` is ISO: `2026-11-28`. */
export function releaseChangelog(text: string, version: string, day: string): string {
  if (readNotes(text, 'Unreleased') === '') throw new Error('CHANGELOG.md says nothing under "Unreleased"');
  if (text.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md has ${version} already`);
  return text.replace(heading, `${heading}\n\n## [${version}] - ${day}`);
}

/** What the changelog says of a version; empty if nothing. */
export function readNotes(text: string, version: string): string {
  const [, after = ''] = text.split(`\n## [${version}]`);
  const [notes = ''] = after.replace(/^.*\n?/, '').split('\n## [');
  return notes.trim();
}
