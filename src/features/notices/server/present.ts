import type { Row } from '#server/database/schema.ts';
import type { Notice } from '../contract.ts';

export function presentNotice(row: Row<'notices'>): Notice {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    link: row.link,
    createdAt: row.created_at,
    read: row.read_at !== null,
  };
}
