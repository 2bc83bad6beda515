import type { OpenDatabase } from '../database/open.ts';
import { latestNumber } from '../live/other-processes.ts';
import type { Changes } from './changes.ts';

/**
 * On SQLite another process (an import, a restore) can write to the file without notice. Reading the WAL index, which
 * takes a microsecond, reveals it: the whole cache is dropped at once, and browsers refetch.
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
      // Safe to ignore: the requests that fail for the same reason report it.
      () => undefined,
    );
  };
}
