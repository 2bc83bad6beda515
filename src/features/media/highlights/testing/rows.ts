import { addCommentable } from '#features/community/conversation/testing/rows.ts';
import { insertRow, type World } from '#testing/world.ts';

export async function addHighlight(world: World): Promise<number> {
  const video = { video_id: 'jNQXAC9IVRw', video_kind: 'video' as const, duration: '0:19', thumbnail: null };
  const about = { title: 'A save', description: null, game_id: null, featured: 0 as const };
  const subject_id = await addCommentable(world, 'highlight');
  const date_added = new Date().toISOString();
  return insertRow(
    world.db
      .insertInto('highlights')
      .values({ ...video, ...about, date_added, subject_id })
      .returning('id'),
  );
}
