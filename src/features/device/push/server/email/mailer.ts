import { createTransport, type SendMailOptions } from 'nodemailer';
import { readSettings } from '#platform/settings/server/queries.ts';
import { newToken } from '#server/access/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { FeatureContext } from '#server/feature.ts';
import type { Write } from '#server/write.ts';
import type { Outcome, Sent } from '../sending/hand-over.ts';
import type { MailServer } from '../settings.ts';
import { letterTo } from './letter.ts';
import { type Mailbox, storeLink } from './mailboxes.ts';

/** A message that is ready to be sent. */
export interface Sendable {
  /** Writes what has to be stored, in the transaction that marks the delivery. */
  mark?(write: Write): Promise<void>;
  send(): Sent;
  abandon(): void;
}

type App = Pick<FeatureContext, 'db' | 'log'>;

const times = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
/** The limit for a whole mail, even if each single answer of the server is in time. */
const maxMailLength = 30_000;
/** How many mails may wait for the one connection. Push messages never wait for mails. */
const maxQueued = 8;
const whileBusy = 2_000;
const unreachableFor = 15_000;

/** Sends mails through the operator's server, one at a time. */
export class Mailer {
  readonly #app: App;
  readonly #smtp: MailServer;
  readonly #transport;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #pausedUntil = 0;
  #isReached = true;

  private constructor(app: App, smtp: MailServer) {
    this.#app = app;
    this.#smtp = smtp;
    const { host, port, secure, auth } = smtp;
    const isHere = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
    // Beyond this machine, mails need TLS and a certificate for the host's name.
    const security = secure ? {} : isHere ? { ignoreTLS: true } : { requireTLS: true };
    this.#transport = createTransport({ host, port, secure, ...(auth && { auth }), ...security, ...times });
  }

  static open(app: App, smtp: MailServer): Mailer {
    return new Mailer(app, smtp);
  }

  /** Milliseconds until the mailer takes another mail; 0 if it takes one now. */
  wait(): number {
    const pause = this.#pausedUntil - Date.now();
    if (pause > 0) return pause;
    return this.#waiting >= maxQueued ? whileBusy : 0;
  }

  prepare(delivery: Row<'push_deliveries'>, mailbox: Mailbox): Sendable {
    this.#waiting += 1;
    const end = () => {
      this.#waiting -= 1;
    };
    const token = newToken();
    const isLink = delivery.kind === 'email';
    let isWanted = !isLink;
    return {
      mark: async (write) => {
        if (isLink) isWanted = await storeLink(write, mailbox, { deliveryId: delivery.id, token });
      },
      send: () => {
        const outcome: Promise<Outcome> = isWanted
          ? this.#inTurn(() => this.#deliver(delivery, mailbox, token))
          : Promise.resolve({ is: 'taken' });
        // Push messages do not wait for the one connection to the mail server.
        return { written: Promise.resolve(), outcome: outcome.finally(end) };
      },
      abandon: end,
    };
  }

  close(): void {
    this.#transport.close();
  }

  #inTurn(send: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = this.#last.then(send);
    this.#last = outcome;
    return outcome;
  }

  async #deliver(delivery: Row<'push_deliveries'>, mailbox: Mailbox, token: string): Promise<Outcome> {
    if (this.#pausedUntil > Date.now()) return { is: 'unreachable' };
    try {
      const { productName } = await readSettings(this.#app.db);
      const { from, origin } = this.#smtp;
      await this.#send(letterTo(mailbox, delivery, { from, origin, productName, token }));
      this.#noteReach(true);
      return { is: 'taken' };
    } catch (error) {
      return this.#noteFailure(error);
    }
  }

  async #send(letter: SendMailOptions): Promise<void> {
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const limit = setTimeout(() => reject(new Error('The mail server was too slow')), maxMailLength);
    try {
      await Promise.race([this.#transport.sendMail(letter), tooLong]);
    } finally {
      clearTimeout(limit);
    }
  }

  #noteFailure(error: unknown): Outcome {
    const outcome = toOutcome(error);
    if (outcome.is === 'unreachable') {
      this.#pausedUntil = Date.now() + unreachableFor;
      this.#noteReach(false, error);
    } else {
      this.#noteReach(true);
    }
    return outcome;
  }

  /** Logs one line when the server fails and one when it is back, without its response, which may contain addresses. */
  #noteReach(isReached: boolean, error?: unknown): void {
    if (isReached === this.#isReached) return;
    this.#isReached = isReached;
    if (isReached) {
      this.#app.log.info('the mail server is reached again');
      return;
    }
    const { code = 'none', responseCode: status } = describeFailure(error);
    this.#app.log.warn(
      { code, status },
      'the mail server takes no e-mails: they wait, and are dropped once they are old',
    );
  }
}

interface SmtpFailure {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}
const describeFailure = (error: unknown): SmtpFailure => (typeof error === 'object' && error !== null ? error : {});

/** Only a response about the recipient ends an address: a wrong password or sender is for the operator to fix. */
function toOutcome(error: unknown): Outcome {
  const { command, responseCode } = describeFailure(error);
  const status = typeof responseCode === 'number' ? responseCode : 0;
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  if (!isOfMail || status === 0) return { is: 'unreachable' };
  if (status < 500) return { is: 'later', afterMs: null };
  return command === 'RCPT TO' ? { is: 'gone' } : { is: 'refused', status };
}
