import type { RowId } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { residences } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    residences: PlainTable<typeof residences.fields>;
    account_residences: AccountResidencesTable;
  }
}

/** Where people live and lived: personal, so in no shared cache and in no log. */
interface AccountResidencesTable {
  id: RowId;
  account_id: number;
  residence_id: number;
  /** The first day, in the village's time. */
  from_day: string;
  /** The first day on which it is no longer so; null while it is. */
  until_day: string | null;
}
