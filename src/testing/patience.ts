// A wait ends when what it waits for is there. How long that may take says nothing of the app: tests share their cores.
import { vi } from 'vitest';

const longestWait = 60_000;
const isPatient = Symbol.for('waits long');

// Files that share a process share this function too.
if (!(isPatient in vi.waitFor)) {
  const { waitFor } = vi;
  const patiently: typeof waitFor = (check, options) => waitFor(check, options ?? longestWait);
  vi.waitFor = Object.assign(patiently, { [isPatient]: true });
}
