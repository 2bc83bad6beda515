import { randomBytes } from 'node:crypto';
import type { PictureService } from '#features/uploads/server/commands.ts';
import type { Database } from '#server/database/schema.ts';

/** Rows of conversation and media to call the routes with. */
export interface MediaRows {
  highlight(): Promise<number>;
  /** A picture from elsewhere that a member of the village added; it waits for approval. */
  pendingPhoto(): Promise<number>;
  episode(): Promise<number>;
  /** On a highlight, by the test's member. */
  commentOfMember(): Promise<number>;
  /** A file of a photo in the gallery, by its path. */
  pictureFile(): Promise<string>;
  /** An episode's number not given before. */
  number(): number;
}

export function mediaRows(db: Database, memberId: number, pictures: PictureService | undefined): MediaRows {
  const idOf = async (insert: { executeTakeFirstOrThrow(): Promise<{ id: number }> }) =>
    (await insert.executeTakeFirstOrThrow()).id;
  const subject = (kind: string) => idOf(db.insertInto('subjects').values({ kind }).returning('id'));
  const now = () => new Date().toISOString();
  let numbers = 0;
  const number = () => {
    numbers += 1;
    return numbers;
  };
  const highlightRow = async () => ({
    ...{ title: 'A save', video_id: 'jNQXAC9IVRw', video_kind: 'video' as const, thumbnail: null },
    ...{ description: null, duration: '0:19', featured: 0 as const, date_added: now(), game_id: null },
    subject_id: await subject('highlight'),
  });
  const highlight = async () =>
    idOf(
      db
        .insertInto('highlights')
        .values(await highlightRow())
        .returning('id'),
    );
  return {
    number,
    highlight,
    pendingPhoto: () => {
      const picture = { upload_id: null, image_url: '/art/posters/3.svg', width: null, height: null, colour: null };
      const row = { title: 'Warm-up', description: 'Before the game', status: 'pending' as const, date_added: now() };
      return idOf(
        db
          .insertInto('photos')
          .values({ ...row, ...picture, uploaded_by: memberId })
          .returning('id'),
      );
    },
    pictureFile: async () => {
      const id = randomBytes(16).toString('hex');
      const size = { width: 1, height: 1, colour: '#ffffff' };
      const bytes = Buffer.from('a picture');
      await pictures?.store.put(id, [{ width: 1, format: 'webp', bytes }]);
      const upload = { id, purpose: 'photo', account_id: memberId, widths: '[1]', bytes: bytes.length, ...size };
      await db
        .insertInto('uploads')
        .values({ ...upload, created_at: new Date(0).toISOString() })
        .execute();
      const photo = { title: 'Shown', description: '', status: 'approved' as const, date_added: now(), ...size };
      await db
        .insertInto('photos')
        .values({ ...photo, upload_id: id, image_url: null, uploaded_by: memberId })
        .execute();
      return `/uploads/${id}/1.webp`;
    },
    episode: () => {
      const row = { series: 'Village Sports News', number: number(), title: 'A week', description: '' };
      const video = { video_id: 'jNQXAC9IVRw', duration: '0:19', published_on: '2026-03-04' };
      return idOf(
        db
          .insertInto('episodes')
          .values({ ...row, ...video, tags: '[]', next_title: null, next_text: null })
          .returning('id'),
      );
    },
    commentOfMember: async () => {
      const row = await highlightRow();
      await db.insertInto('highlights').values(row).execute();
      const said = { account_id: memberId, content: 'Well played', created_at: now() };
      return idOf(
        db
          .insertInto('comments')
          .values({ ...said, subject_id: row.subject_id, own_subject_id: await subject('comment') })
          .returning('id'),
      );
    },
  };
}
