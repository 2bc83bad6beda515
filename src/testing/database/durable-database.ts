import { freshDatabase, type TestDatabase, testEngine } from './database.ts';
import { postgresPrograms, startThrowAwayCluster } from './postgres.ts';

/** A database that syncs before it answers, as in production; the other tests' PostgreSQL does not. */
export interface DurableDatabase extends TestDatabase {
  /** Crashes the database's own process, if it has one, and starts it again. */
  crash(): Promise<void>;
}

export async function durableDatabase(): Promise<DurableDatabase> {
  const folder = await freshDatabase();
  // A given PostgreSQL server (`TEST_POSTGRES_URL`) is used as it is.
  if (testEngine === 'sqlite' || !postgresPrograms()) return { ...folder, crash: async () => undefined };
  const cluster = await startThrowAwayCluster({ durable: true });
  return {
    settings: { ...folder.settings, DATABASE_URL: cluster.url },
    crash: async () => {
      await cluster.halt('crash');
      await cluster.start();
    },
    drop: async () => {
      await cluster.stop();
      await folder.drop();
    },
  };
}
