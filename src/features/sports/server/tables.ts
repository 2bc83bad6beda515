import type { Default } from '#server/database/schema.ts';
import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { sports } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    sports: SportsTable;
  }
}

interface SportsTable extends Omit<PlainTable<typeof sports.fields>, 'definition'> {
  definition: Default<string>;
}
