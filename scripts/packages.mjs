/**
 * Which packages to install: `running` (build tools included, test tools not), `all`, or none where what is needed is there.
 * The stamp says which are there, and for which lock: `<hash>` is all of them, `<hash> running` those for running.
 * A folder that had all of them keeps all of them: `npm start` takes no tool away.
 */
export function packagesToInstall({ needed, stamp, lock, nodeIsThere }) {
  const [stampedLock, stampedSet = 'all'] = stamp.split(' ');
  const hadAll = stamp !== '' && stampedSet === 'all';
  const set = needed === 'all' || hadAll ? 'all' : 'running';
  const isThere = nodeIsThere && stampedLock === lock && (hadAll || set === 'running');
  return isThere ? undefined : set;
}

/** What the stamp says once these packages are there. */
export const stampOf = (lock, set) => (set === 'all' ? lock : `${lock} ${set}`);
