import { useSyncExternalStore } from 'react';

/** What stands outside React, `read` there and told by `subscribe`; on the server, where nothing tells, it is read alone. */
export const useOutside = <Value>(
  subscribe: (told: () => void) => () => void,
  read: () => Value,
  ahead = read,
): Value => useSyncExternalStore(subscribe, read, ahead);
