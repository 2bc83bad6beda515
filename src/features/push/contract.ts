import * as z from 'zod/mini';
import { Done, wholeNumber } from '#shared/fields.ts';
import { ById, Id } from '#shared/ids.ts';
import { Cursor } from '#shared/pages.ts';
import { kinds } from './kind-keys.ts';

export const Kind = z.enum(kinds);

/** Devices of one account that are sent to; the one that was turned on first gives way. */
export const mostDevices = 10;
export const mostFollowed = 50;
const mostSports = 50;

const Hour = wholeNumber({ min: 0, max: 23 });

/** Hours of the village's clock, from the one until the other; over midnight where the second is the smaller. */
export const QuietHours = z
  .strictObject({ from: Hour, until: Hour })
  .check(z.refine(({ from, until }) => from !== until, { path: ['until'], message: 'must be another hour' }));
export type QuietHours = z.infer<typeof QuietHours>;

const chosen = {
  kinds: z.array(Kind).check(z.maxLength(kinds.length)),
  /** Games of the teams that one plays in. */
  myTeams: z.boolean(),
  /** Sports all of whose games are told. */
  sportIds: z.array(Id).check(z.maxLength(mostSports)),
  quietHours: z.nullable(QuietHours),
  /** Once a day at this hour of the village's clock, in place of each as it comes. */
  digestHour: z.nullable(Hour),
  /** Whether a lock screen shows what was written for oneself, and not only that there is something. */
  showsDetails: z.boolean(),
};

export const Choices = z.object(chosen);
export type Choices = z.infer<typeof Choices>;

export const ChoicesChange = z.strictObject(z.partial(z.object(chosen)).shape);
export type ChoicesChange = z.infer<typeof ChoicesChange>;

const longestAddress = 254;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const addressForm = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`);

export const NewEmail = z.strictObject({
  address: z
    .string()
    .check(
      z.trim(),
      z.maxLength(longestAddress, 'This address is too long'),
      z.regex(addressForm, 'Enter an address such as name@example.org'),
    ),
});

const chosenByEmail = {
  /** The digest, once a day at its hour. */
  digest: z.boolean(),
  /** Each result to confirm, at once. */
  results: z.boolean(),
};
export const EmailChange = z.strictObject(z.partial(z.object(chosenByEmail)).shape);
export type EmailChange = z.infer<typeof EmailChange>;

/** What may come by e-mail, and where to: for its owner alone. */
export const Email = z.object({
  ...chosenByEmail,
  address: z.nullable(z.string()),
  /** `waiting` for its link to be opened; `refused` by its mail server. */
  state: z.enum(['none', 'waiting', 'confirmed', 'refused']),
});
export type Email = z.infer<typeof Email>;

export const EmailConfirmation = z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'is not from a link')),
});
export const EmailStop = z.strictObject({
  token: z.string().check(z.regex(/^[1-9]\d{0,9}\.(digest|result)\.[A-Za-z0-9_-]{43}$/, 'is not from a link')),
});

export const Notifications = z.object({
  ...chosen,
  /** Only where the village sends e-mails. */
  email: z.optional(Email),
  /** Teams that one follows. */
  teamIds: z.array(Id),
  /** Teams of one's own of which one is told nothing. */
  stoppedTeamIds: z.array(Id),
  devices: z.array(
    z.object({
      id: Id,
      /** In words: 'Chrome on Android'. Null where it is not known. */
      device: z.nullable(z.string()),
      since: z.string(),
    }),
  ),
  /** By which a browser knows this village's messages: what `pushManager.subscribe` takes. */
  publicKey: z.string(),
});
export type Notifications = z.infer<typeof Notifications>;

const base64Url = (min: number, max: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${min},${max}}={0,2}$`), 'must be base64url'));

/** As `PushSubscription.toJSON()` gives it. */
export const NewSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(1_000)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({ p256dh: base64Url(87, 88), auth: base64Url(22, 24) }),
});
export type NewSubscription = z.infer<typeof NewSubscription>;

export const SentNotification = z.object({
  id: Id,
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  /** 'You follow Oak Res' */
  why: z.string(),
  state: z.enum(['waiting', 'sent', 'app', 'dropped', 'digest']),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Whether its kind is chosen still. */
  canStop: z.boolean(),
  /** The team because of which it came, as long as such news comes because of it. */
  team: z.nullable(z.string()),
});
export type SentNotification = z.infer<typeof SentNotification>;

export const calls = {
  'GET /api/notifications': { answer: Notifications },
  'PATCH /api/notifications': { body: ChoicesChange, answer: Choices },
  'GET /api/notifications/sent': {
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    answer: z.array(SentNotification),
  },
  'POST /api/notifications/sent/:id/stop': {
    params: ById,
    query: z.strictObject({ of: z._default(z.enum(['kind', 'team']), 'kind') }),
    answer: Done,
  },
  'POST /api/notifications/test': { answer: Done },
  /** `known` says whether it was here already: a browser compares at each start. */
  'POST /api/notifications/devices': {
    body: NewSubscription,
    answer: z.object({ id: Id, known: z.boolean(), publicKey: z.string() }),
  },
  'DELETE /api/notifications/devices/:id': { params: ById, answer: Done },
  /** Where no e-mails are sent, there is none of these. */
  'GET /api/notifications/email': { answer: Done },
  'PUT /api/notifications/email': { body: NewEmail, answer: Email },
  'PATCH /api/notifications/email': { body: EmailChange, answer: Email },
  'DELETE /api/notifications/email': { answer: Email },
  'POST /api/notifications/email/confirm': { body: EmailConfirmation, answer: Done },
  'POST /api/notifications/email/stop': { query: EmailStop, answer: Done },
  'POST /api/teams/:id/follow': { params: ById, answer: Done },
  'DELETE /api/teams/:id/follow': { params: ById, answer: Done },
};
