import type { MadeInvitation, PasswordLink } from '../../contract.ts';
import { invitationUrl, passwordLinkUrl } from '../links.ts';
import type { ShownLink } from './LinkDialog.tsx';

export const newPasswordFor = (username: string, { token }: PasswordLink): ShownLink => ({
  title: `A new password for ${username}`,
  description: 'Send it privately. It is shown only now, works once, and expires in 24 hours.',
  url: passwordLinkUrl(token),
});

export const firstPasswordFor = (username: string, { token }: PasswordLink): ShownLink => ({
  title: `The account ${username} was created`,
  description: 'The owner sets the password with this link. It is shown only now, works once, and expires in 7 days.',
  url: passwordLinkUrl(token),
});

export const invitationFor = ({ invited, token }: MadeInvitation): ShownLink => ({
  title: `An invitation for ${invited}`,
  description:
    'The first person to open it and log in becomes an officer. It is shown only now, works once, and expires in 7 days.',
  url: invitationUrl(token),
});
