import * as z from 'zod/mini';
import { Address, type Env, readVariables, WrongSetting } from '#server/env.ts';

const Variables = z.object({
  PUSH_HOSTS: z._default(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9.-]+(:\d{1,5})?(,[a-z0-9.-]+(:\d{1,5})?)*$/, 'must be hosts such as push.example.org:8443'),
      ),
    '',
  ),
  SMTP_URL: z.optional(Address(['smtps:', 'smtp:'])),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(/^[\w.+-]{1,64}@[A-Za-z0-9.-]{1,190}$/, 'must be an address such as arena@example.org')),
  ),
});

export function pushSettings({ given, publicUrl }: Pick<Env, 'given' | 'publicUrl'>) {
  const { PUSH_HOSTS: hosts, SMTP_URL: address, MAIL_FROM: from } = readVariables(Variables, given);
  return {
    /** Push services besides those of the common browsers, such as a self-hosted one. */
    hosts: hosts.split(',').filter((host) => host !== ''),
    /** The mail server. Without one, the app does not mention e-mails. */
    mailServer: address === undefined ? undefined : mailServer(address, from, publicUrl),
  };
}

export type MailServer = ReturnType<typeof mailServer>;

/** E-mails need a sender address, and an address of the app for their links. */
function mailServer(address: string, from: string | undefined, origin: string | undefined) {
  if (from === undefined || origin === undefined) {
    const missing = [from === undefined && 'MAIL_FROM', origin === undefined && 'PUBLIC_URL'].filter(Boolean);
    throw new WrongSetting(`${missing.join(' and ')} must be set too, for e-mail`);
  }
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  const auth = username === '' ? undefined : { user: decoded(username), pass: decoded(password) };
  if (hostname === '' || (username === '') !== (password === ''))
    throw new WrongSetting('SMTP_URL must be such as smtps://USER:PASSWORD@mail.example.org');
  const host = hostname.replace(/^\[|\]$/g, '');
  return { host, port: Number(port) || (secure ? 465 : 587), secure, auth, from, origin };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new WrongSetting('SMTP_URL must have its user and password percent-encoded');
  }
}
