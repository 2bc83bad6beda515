// Gives `vi.waitFor` a long limit: tests share their cores, so how long a wait takes says nothing about the app.
import { vi } from 'vitest';

const maxWait = 60_000;
const isExtended = Symbol.for('waits long');

// Test files that share a process share this function too, so it is replaced only once.
if (!(isExtended in vi.waitFor)) {
  const { waitFor } = vi;
  const waitLong: typeof waitFor = (check, options) => waitFor(check, options ?? maxWait);
  vi.waitFor = Object.assign(waitLong, { [isExtended]: true });
}
