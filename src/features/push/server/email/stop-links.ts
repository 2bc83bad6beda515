import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Mailbox } from './mailboxes.ts';

const stoppable = ['digest', 'result'] as const;
export type Stoppable = (typeof stoppable)[number];

export const isStoppable = (kind: string): kind is Stoppable => stoppable.some((one) => one === kind);

type Signer = Pick<Mailbox, 'account_id' | 'stop_key'>;

/** Stops mails of one kind. The signing key is deleted together with the address. */
export const stopToken = ({ account_id, stop_key }: Signer, kind: Stoppable): string =>
  `${account_id}.${kind}.${createHmac('sha256', stop_key).update(kind).digest('base64url')}`;

export function stopIn(token: string): { accountId: number; kind: Stoppable } | null {
  const [account = '', kind = ''] = token.split('.');
  return isStoppable(kind) ? { accountId: Number(account), kind } : null;
}

export function isSignedBy(signer: Signer, kind: Stoppable, token: string): boolean {
  const [own, received] = [Buffer.from(stopToken(signer, kind)), Buffer.from(token)];
  return own.length === received.length && timingSafeEqual(own, received);
}
