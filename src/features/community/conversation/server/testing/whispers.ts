import { randomBytes } from 'node:crypto';
import type { Viewer } from '#server/access/access.ts';
import { collectionTag } from '#shared/cache-tags.ts';
import { opaqueIds } from '../../contract.ts';
import type { ConversationKind } from '../extension-points.ts';

/** A kind of item for tests: random ids, open to guests, authors under an alias. */
export class Whispers {
  readonly #commentables = new Map<string, number>();
  readonly #hidden = new Set<string>();

  readonly kind: ConversationKind = {
    kind: 'whisper',
    path: '/api/whispers',
    longest: 20,
    ids: opaqueIds,
    access: { read: 'visitor', write: 'visitor' },
    countsTags: [collectionTag('whisper-counts')],
    newAlias: (used) => `Voice ${used.size + 1}`,
    find: async (_db, _viewer: Viewer, id) =>
      this.#hidden.has(String(id)) ? null : (this.#commentables.get(String(id)) ?? null),
    findItems: async (_db, commentableIds) =>
      [...this.#commentables].flatMap(([id, commentableId]) =>
        commentableIds.includes(commentableId) ? { id, commentableId } : [],
      ),
  };

  add(commentableId: number): string {
    const id = randomBytes(16).toString('base64url');
    this.#commentables.set(id, commentableId);
    return id;
  }

  hide(id: string): void {
    this.#hidden.add(id);
  }
}
