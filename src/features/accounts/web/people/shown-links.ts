import type { MadeInvitation, PasswordLink } from '../../contract.ts';
import { invitationUrl, passwordLinkUrl } from '../links.ts';
import type { ShownLink } from './LinkDialog.tsx';

export const newPasswordFor = (username: string, { token }: PasswordLink): ShownLink => ({
  title: `A new password for ${username}`,
  description: 'Send it privately. It is shown only now, works once, and expires in 24 hours.',
  url: passwordLinkUrl(token),
});

export const firstPasswordFor = (username: string, { token }: PasswordLink): ShownLink => ({
  title: `The account ${username} is made`,
  description: 'By this link its owner sets the password. It is shown this once, works once, and ends in 7 days.',
  url: passwordLinkUrl(token),
});

export const invitationFor = ({ invited, token }: MadeInvitation): ShownLink => ({
  title: `An invitation for ${invited}`,
  description:
    'Whoever opens it first and logs in is an officer. It is shown this once, works once, and ends in 7 days.',
  url: invitationUrl(token),
});
