import { getMessage } from '#web/api/api.ts';
import { apiClient } from '#web/api/requests.ts';
import { beginSession } from '#web/session/session.ts';
import type { Toast } from '#web/ui/toasts/toasts.ts';
import type { endpoints } from '../contract.ts';

const token = '([A-Za-z0-9_-]{43})';

/** Browsers send nothing after `#` to a server, so no log contains the token. */
export const passwordLinkUrl = (link: string): string => `${location.origin}/auth#new-password=${link}`;
export const invitationUrl = (link: string): string => `${location.origin}/auth#officer-invitation=${link}`;
/** Short, so that its code has large squares. */
export const launchUrl = (launch: string): string => `${location.origin}/#launch=${launch}`;

export const passwordTokenIn = (hash: string) => new RegExp(`^#new-password=${token}$`).exec(hash)?.[1];
export const invitationTokenIn = (hash: string) => new RegExp(`^#officer-invitation=${token}$`).exec(hash)?.[1];
export const launchTokenIn = (hash: string) => /^#launch=([A-Za-z0-9_-]{16})$/.exec(hash)?.[1];

const api = apiClient<typeof endpoints>();

interface Outcome {
  toast: Toast;
  path: string;
}

/** Accepts the invitation in the address, if any, for the person who has just logged in. Returns what to show. */
export async function acceptInvitation(hash: string): Promise<Outcome | null> {
  const token = invitationTokenIn(hash);
  if (token === undefined) return null;
  try {
    beginSession(await api.send('POST /api/invitation', { body: { token } }));
  } catch (error) {
    const toast: Toast = { title: 'You are not on the officer list', description: getMessage(error), tone: 'bad' };
    return { toast, path: '/home' };
  }
  const toast: Toast = { title: 'You are an officer now', description: 'This is your dashboard.', tone: 'good' };
  return { toast, path: '/ground-anchor-dashboard' };
}
