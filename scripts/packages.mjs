/**
 * Which packages to install: `running` (with build tools, without test tools), `all`, or none if the needed ones are there.
 * The stamp records which are installed, and for which lock file: `<hash>` means all, `<hash> running` those for running.
 * A folder that once had all of them keeps all of them: `npm start` removes no test tools.
 */
export function packagesToInstall({ needed, stamp, lock, nodeIsThere }) {
  const [stampedLock, stampedSet = 'all'] = stamp.split(' ');
  const hadAll = stamp !== '' && stampedSet === 'all';
  const set = needed === 'all' || hadAll ? 'all' : 'running';
  const isThere = nodeIsThere && stampedLock === lock && (hadAll || set === 'running');
  return isThere ? undefined : set;
}

/** The stamp to write once these packages are installed. */
export const stampOf = (lock, set) => (set === 'all' ? lock : `${lock} ${set}`);
