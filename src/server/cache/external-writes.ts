import type { OpenDatabase } from '../database/open.ts';
import { latestNumber } from '../live/other-processes.ts';
import type { Changes } from './changes.ts';

/**
 * On SQLite another process (an import, a restore) can write to the file without telling. A look at the WAL-index,
 * a microsecond, reveals it: everything kept is dropped at once, and browsers are told.
 */
export function externalWriteNotice({ db, externalWrites }: OpenDatabase, changes: Changes): () => void {
  let seen = externalWrites();
  return () => {
    const now = externalWrites();
    if (now === seen) return;
    seen = now;
    changes.publishEverything();
    latestNumber(db).then(
      (number) => {
        if (number > changes.latest) changes.publishEverything(number);
      },
      // Told of by the requests that fail for the same reason.
      () => undefined,
    );
  };
}
