import type { Row } from '#server/database/schema.ts';
import type { Picture } from '../contract.ts';

export function presentPicture(row: Pick<Row<'uploads'>, 'id' | 'width' | 'height' | 'colour' | 'widths'>): Picture {
  return { id: row.id, width: row.width, height: row.height, colour: row.colour, widths: JSON.parse(row.widths) };
}
