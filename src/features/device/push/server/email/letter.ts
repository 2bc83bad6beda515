import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Row } from '#server/database/schema.ts';
import type { Mailbox } from './mailboxes.ts';

interface Sending {
  /** The sender's address, and the origin of all links. */
  from: string;
  origin: string;
  productName: string;
  /** For the link that confirms the address. */
  token: string;
}

interface Copy {
  subject: string;
  lines: readonly string[];
  link: { label: string; url: string };
  why: string;
  stop?: { label: string; url: string };
}

/** A mail with the same content in plain text and in HTML. */
export function letterTo(mailbox: Mailbox, delivery: Row<'push_deliveries'>, sending: Sending): SendMailOptions {
  const { subject, lines, link, why, stop } = writeCopy(mailbox, delivery, sending);
  const links = stop ? [link, stop] : [link];
  const text = [
    ...lines,
    '',
    ...links.slice(0, 1).map(({ label, url }) => `${label}: ${url}`),
    '',
    '-- ',
    why,
    ...links.slice(1).map(({ label, url }) => `${label}: ${url}`),
    '',
  ].join('\n');
  const anchor = ({ label, url }: Copy['link']) => `<a href="${escaped(url)}">${escaped(label)}</a>`;
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escaped(subject)}</title></head><body>`,
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    `<p>${anchor(link)}</p><hr><p>${escaped(why)}</p>`,
    stop ? `<p>${anchor(stop)}</p>` : '',
    '</body></html>',
  ].join('\n');
  return {
    // Objects, so that the mail library never parses these texts as lists of addresses.
    from: { name: oneLine(sending.productName), address: sending.from },
    to: { name: '', address: mailbox.address },
    envelope: { from: sending.from, to: mailbox.address },
    subject,
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(mailbox, delivery, sending) },
  };
}

function writeCopy(mailbox: Mailbox, delivery: Row<'push_deliveries'>, { origin, productName, token }: Sending): Copy {
  if (delivery.kind === 'email') {
    const name = unlinked(mailbox.display_name);
    return {
      subject: `Confirm your e-mail address for ${oneLine(productName)}`,
      lines: [
        `${name} of ${oneLine(productName)} wants to get e-mails at this address.`,
        'Open the link within a day to allow it. Otherwise nothing more comes, and you need do nothing.',
      ],
      link: { label: 'Confirm this address', url: `${origin}/email#confirm=${token}` },
      why: `You get this because ${name} typed this address there.`,
    };
  }
  const isDigest = delivery.kind === 'digest';
  const kind = isDigest ? 'digest' : 'result';
  return {
    subject: oneLine(delivery.title),
    lines: [oneLine(delivery.text)],
    link: { label: `Open ${oneLine(productName)}`, url: origin + delivery.link },
    why: `You get this because you chose ${isDigest ? 'your digest' : 'results to confirm'} by e-mail.`,
    stop: { label: 'Stop these e-mails', url: `${origin}/email#stop=${stopToken(mailbox, kind)}` },
  };
}

/** RFC 8058: lets mail programs offer their own unsubscribe button. */
function oneClick(mailbox: Mailbox, { kind }: Row<'push_deliveries'>, { origin }: Sending): Record<string, string> {
  if (!isStoppable(kind)) return {};
  const url = `${origin}/api/notifications/email/stop?token=${stopToken(mailbox, kind)}`;
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const maxLineLength = 400;
const oneLine = (text: string): string =>
  [...text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, maxLineLength).join('');

/**
 * A name that mail programs make no link of: this mail goes to strangers, and a name like `prize.example` would invite
 * them there.
 */
export const unlinked = (name: string): string => oneLine(name).replaceAll(/([.:@/\u3002\uff0e\uff61])(?=\S)/g, '$1 ');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const stoppable = ['digest', 'result'] as const;
type Stoppable = (typeof stoppable)[number];

const isStoppable = (kind: string): kind is Stoppable => stoppable.some((one) => one === kind);

type Signer = Pick<Mailbox, 'account_id' | 'stop_key'>;

/** Stops mails of one kind. The signing key is deleted together with the address. */
export const stopToken = ({ account_id, stop_key }: Signer, kind: Stoppable): string =>
  `${account_id}.${kind}.${createHmac('sha256', stop_key).update(kind).digest('base64url')}`;

export interface Stop {
  accountId: number;
  kind: Stoppable;
}

export function stopIn(token: string): Stop | null {
  const [account = '', kind = ''] = token.split('.');
  return isStoppable(kind) ? { accountId: Number(account), kind } : null;
}

export function isSignedBy(signer: Signer, kind: Stoppable, token: string): boolean {
  const [own, received] = [Buffer.from(stopToken(signer, kind)), Buffer.from(token)];
  return own.length === received.length && timingSafeEqual(own, received);
}
