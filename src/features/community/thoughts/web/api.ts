import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '#web/api/api.ts';
import { apiClient } from '#web/api/requests.ts';
import type { AuthorsRequest, endpoints, Reported, Thought } from '../contract.ts';

const api = apiClient<typeof endpoints>();

export const thoughtsOptions = api.pages('GET /api/posts');
export const ownThoughtsOptions = api.pages('GET /api/posts/mine');
export const repostedOptions = api.read('GET /api/posts/reposted');
export const reportedOptions = api.read('GET /api/posts/reports');

/** The resource of queued thoughts. */
export const thoughtsResource = 'thoughts';

/** The input for a thought. */
export interface Draft {
  content: string;
  displayName: string;
  file: File | null;
}

export async function postThought({ content, displayName, file }: Draft) {
  if (!file) return api.send('POST /api/posts', { body: { content, displayName } });
  const form = new FormData();
  form.set('content', content.trim());
  form.set('displayName', displayName.trim());
  form.set('image', file);
  return api.send('POST /api/posts/picture', { body: form });
}

export const repostThought = (id: string) => api.send('POST /api/posts/:id/repost', { params: { id } });
export const reportThought = (id: string, reason: string, commentId?: string) =>
  api.send('POST /api/posts/:id/report', { params: { id }, body: { reason, ...(commentId && { commentId }) } });
export const hideThought = (id: string, reason: string) =>
  api.send('POST /api/posts/:id/hide', { params: { id }, body: { reason } });
export const keepReported = ({ id, commentId }: Pick<Reported, 'id' | 'commentId'>) =>
  api.send('POST /api/posts/:id/keep', { params: { id }, body: { ...(commentId && { commentId }) } });
export const showThought = (id: string) => api.send('DELETE /api/posts/:id/hide', { params: { id } });
/** Each call is recorded in the audit log. */
export const revealAuthors = (request: AuthorsRequest) => api.send('POST /api/posts/authors', { body: request });

/** Shows the person's new thought at the top of the list, before the list is refetched. One that was posted before is in it. */
export function showPosted(client: QueryClient, posted: Awaited<ReturnType<typeof postThought>>) {
  if ('repeated' in posted) return;
  client.setQueryData(thoughtsOptions.queryKey, (cached: InfiniteData<Page<Thought>> | undefined) => {
    const pages = cached?.pages.map((page, at) =>
      at === 0 ? { ...page, rows: [posted, ...page.rows.filter(({ id }) => id !== posted.id)] } : page,
    );
    return cached && pages && { ...cached, pages };
  });
}
