import * as z from 'zod/mini';
import { atMost, ById, Done, Id, wholeNumber } from '#shared/fields.ts';
import { Cursor } from '#shared/pages.ts';
import { kinds } from './kind-keys.ts';

export const Kind = z.enum(kinds);

/** Devices of one account that get messages. One more device replaces the oldest. */
export const maxDevices = 10;
const maxSports = 50;
const maxStopped = 500;

const Hour = wholeNumber({ min: 0, max: 23 });

/** Hours of the village's clock, from `from` until `until`; across midnight if `until` is smaller. */
export const QuietHours = z
  .strictObject({ from: Hour, until: Hour })
  .check(z.refine(({ from, until }) => from !== until, { path: ['until'], message: 'must be another hour' }));
export type QuietHours = z.infer<typeof QuietHours>;

const chosen = {
  kinds: z.array(Kind).check(z.maxLength(kinds.length)),
  /** Games of the teams that the person plays in or follows. */
  myTeams: z.boolean(),
  /** Games of the other teams of their residence. */
  residenceTeams: z.boolean(),
  /** Teams whose news they stopped, although they are theirs. */
  stoppedTeamIds: z.array(Id).check(z.maxLength(maxStopped)),
  /** Sports of which the person follows all games. */
  sportIds: z.array(Id).check(z.maxLength(maxSports)),
  quietHours: z.nullable(QuietHours),
  /** Sends one digest a day at this hour of the village's clock, instead of each notification at once. */
  digestHour: z.nullable(Hour),
  /** Whether a lock screen shows personal details, and not only that there is news. */
  showsDetails: z.boolean(),
};

export const Choices = z.object(chosen);
export type Choices = z.infer<typeof Choices>;

export const ChoicesChange = z.strictObject(z.partial(z.object(chosen)).shape);
export type ChoicesChange = z.infer<typeof ChoicesChange>;

const maxAddressLength = 254;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const addressForm = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`);

export const NewEmail = z.strictObject({
  address: z
    .string()
    .check(
      z.trim(),
      atMost(maxAddressLength, 'This address is too long'),
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

/** What may come by e-mail, and to which address. Only its owner sees it. */
export const Email = z.object({
  ...chosenByEmail,
  address: z.nullable(z.string()),
  /** `waiting` until its link is opened; `refused` by its mail server. */
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
  /** Present only if the village sends e-mails. */
  email: z.optional(Email),
  devices: z.array(
    z.object({
      id: Id,
      /** For example 'Chrome on Android'. Null if unknown. */
      device: z.nullable(z.string()),
      since: z.string(),
    }),
  ),
  /** Identifies this village's messages to a browser: the key that `pushManager.subscribe` takes. */
  publicKey: z.string(),
});
export type Notifications = z.infer<typeof Notifications>;

const base64Url = (min: number, max: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${min},${max}}={0,2}$`), 'must be base64url'));

/** The shape of `PushSubscription.toJSON()`. */
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
  /** For example 'You follow Oak Res'. */
  why: z.string(),
  state: z.enum(['waiting', 'sent', 'app', 'dropped', 'digest']),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Whether the person still chooses this kind. */
  canStop: z.boolean(),
  /** The team that was the reason, as long as it still is one. */
  team: z.nullable(z.string()),
});
export type SentNotification = z.infer<typeof SentNotification>;

export const endpoints = {
  'GET /api/notifications': { response: Notifications },
  'PATCH /api/notifications': { body: ChoicesChange, response: Choices },
  'GET /api/notifications/sent': {
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    response: z.array(SentNotification),
  },
  'POST /api/notifications/sent/:id/stop': {
    params: ById,
    query: z.strictObject({ of: z._default(z.enum(['kind', 'team']), 'kind') }),
    response: Done,
  },
  /** Games whose reminder is set: of those that are to come. */
  'GET /api/user/reminders': { response: z.array(Id) },
  'POST /api/games/:id/reminder': { params: ById, response: Done },
  'DELETE /api/games/:id/reminder': { params: ById, response: Done },
  'POST /api/notifications/test': { response: Done },
  /** `known` says whether the subscription existed already: a browser compares at each start. */
  'POST /api/notifications/devices': {
    body: NewSubscription,
    response: z.object({ id: Id, known: z.boolean(), publicKey: z.string() }),
  },
  'DELETE /api/notifications/devices/:id': { params: ById, response: Done },
  /** These calls do not exist if the village sends no e-mails. */
  'GET /api/notifications/email': { response: Done },
  'PUT /api/notifications/email': { body: NewEmail, response: Email },
  'PATCH /api/notifications/email': { body: EmailChange, response: Email },
  'DELETE /api/notifications/email': { response: Email },
  'POST /api/notifications/email/confirm': { body: EmailConfirmation, response: Done },
  'POST /api/notifications/email/stop': { query: EmailStop, response: Done },
};
