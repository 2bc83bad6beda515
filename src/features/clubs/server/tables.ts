import type { PlainTable } from '#server/resources/plain-columns.ts';
import type { clubs } from '../contract.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    clubs: PlainTable<typeof clubs.fields>;
  }
}
