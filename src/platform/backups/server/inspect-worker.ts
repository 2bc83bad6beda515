import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { type FileSchema, findFault, strangeIn } from './sqlite-schema.ts';

const text = (row: Record<string, unknown> | undefined, column: string) => String(row?.[column]);

interface InspectRequest {
  path: string;
  wanted?: FileSchema;
}

function inspect({ path, wanted }: InspectRequest) {
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma trusted_schema = off');
    const strange = wanted ? findFault(file, wanted) : strangeIn(file);
    if (strange !== null) return { strange };
    // Without this, the newest pages of the copy would be in a separate WAL file.
    file.exec('pragma journal_mode = delete');
    const found = text(file.prepare('pragma integrity_check(1)').get(), 'integrity_check');
    if (found !== 'ok') return { fault: found };
    const tables = file
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
      .all();
    const counted = tables.map((table) => {
      const name = text(table, 'name');
      return [name, Number(file.prepare(`select count(*) as count from "${name}"`).get()?.count)] as const;
    });
    const rows = Object.fromEntries(counted);
    const steps =
      'kysely_migration' in rows ? file.prepare('select name from kysely_migration order by name').all() : [];
    return { rows, migrations: steps.map((step) => text(step, 'name')) };
  } catch (error) {
    return { fault: String(error) };
  } finally {
    file.close();
  }
}

parentPort?.postMessage(inspect(workerData));
