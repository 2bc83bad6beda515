import type { Database } from '#server/database/schema.ts';
import { resetAct } from './commands.ts';

/** An admin who has emptied the village does not want the demo back at the next start. */
export async function wasNeverReset(db: Database): Promise<boolean> {
  const reset = await db.selectFrom('audit_log').select('id').where('act', '=', resetAct).limit(1).executeTakeFirst();
  return reset === undefined;
}
