import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { venues } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    venues: PlainTable<typeof venues.fields>;
  }
}
