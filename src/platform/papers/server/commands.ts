import { sql } from 'kysely';
import { outdated } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { papersTag } from '../cache-tags.ts';
import type { Paper, PaperName } from '../contract.ts';
import { readPaper } from './queries.ts';

export async function writePaper(
  write: Write,
  name: PaperName,
  { text, version }: { text: string; version: number },
): Promise<Paper> {
  const { id } = await readPaper(write.db, name);
  await lockRowForUpdate(write.db, 'papers', id);
  const current = await readPaper(write.db, name);
  if (current.version !== version) throw outdated(current);
  if (current.text === text) return current;
  await write.db
    .updateTable('papers')
    .set({ text, changed_at: write.now.toISOString(), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  write.changed(papersTag);
  await write.audit({ act: `${name}.write`, detail: { characters: text.length } });
  return readPaper(write.db, name);
}
