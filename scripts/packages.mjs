/**
 * Which packages to install: `running` (with build tools, without test tools), `all`, or none if the needed ones are there.
 * Compares the lock file with the list that npm writes of what it installed, by whatever command. A folder that has test
 * tools keeps them.
 */
export function packagesToInstall({ needed, locked, installed, nodeIsThere }) {
  const hasTestTools = Object.keys(installed).some((path) => locked[path]?.dev);
  const set = needed === 'all' || hasTestTools ? 'all' : 'running';
  const isNeeded = ([path, { dev, optional, version }]) =>
    path !== '' && version !== undefined && !optional && (set === 'all' || !dev);
  const isThere = ([path, { version }]) => installed[path]?.version === version;
  return nodeIsThere && Object.entries(locked).filter(isNeeded).every(isThere) ? undefined : set;
}
