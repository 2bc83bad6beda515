import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { competitions } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    competitions: PlainTable<typeof competitions.fields>;
  }
}
