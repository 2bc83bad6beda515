import { type RawBuilder, sql } from 'kysely';
import type { AskedRows } from './extension-points.ts';

/** Whether a row is among those asked for, by its id: `.where(isAsked('players.id', asked))`. */
export function isAsked(id: string, asked: AskedRows): RawBuilder<boolean> {
  if ('after' in asked) return sql<boolean>`${sql.ref(id)} > ${asked.after}`;
  return asked.ids.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${sql.ref(id)} in (${sql.join(asked.ids)})`;
}

export const maxRows = (asked: AskedRows): number => ('after' in asked ? asked.most : asked.ids.length);
