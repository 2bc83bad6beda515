import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import { noticesOptions } from '#features/notices/web/api.ts';
import { isLoggedIn, onSessionChange } from '#web/session/session.ts';

/** The icon of the installed app shows how many notices are new, where the device can. */
export function followBadge(client: QueryClient) {
  if (!('setAppBadge' in navigator)) return;
  let unread = 0;
  const show = () => void navigator.setAppBadge(isLoggedIn() ? unread : 0).catch(() => undefined);
  // The bell reads them; this only looks.
  new InfiniteQueryObserver(client, { ...noticesOptions, enabled: false }).subscribe(({ data }) => {
    unread = data?.filter(({ read }) => !read).length ?? 0;
    show();
  });
  onSessionChange(show);
}
