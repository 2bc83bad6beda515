import * as z from 'zod/mini';
import { atMost, ById, Done, Id, Version } from '#shared/fields.ts';
import { text } from '#shared/text.ts';

/** What a webhook can be told. */
export const kinds = ['moved', 'started', 'final', 'corrected', 'announcement'] as const;
export const WebhookKind = z.enum(kinds);
export type WebhookKind = z.infer<typeof WebhookKind>;

/** `planned` is sent only when an officer presses, `test` when an admin does; `season` with `moved`. */
export const messageKinds = [...kinds, 'planned', 'season', 'test'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const maxWebhooks = 20;
export const maxNameLength = 40;

const chosen = {
  name: text({ max: maxNameLength }),
  form: z.enum(['json', 'discord']),
  /** By itself after each act, or when an officer presses `Tell the group`. */
  telling: z.enum(['automatic', 'press']),
  /** Who may read what the webhook sends: only what they may see leaves. */
  audience: z.enum(['visitors', 'members']),
  kinds: z.array(WebhookKind).check(z.maxLength(kinds.length)),
};

const Address = z.string().check(z.trim(), z.minLength(1, 'is required'), atMost(500));

export const NewWebhook = z.strictObject({ ...chosen, address: Address });
export type NewWebhook = z.infer<typeof NewWebhook>;

export const WebhookChange = z.strictObject({
  ...z.partial(z.object({ ...chosen, address: Address, isOn: z.boolean() })).shape,
  version: Version,
});
export type WebhookChange = z.infer<typeof WebhookChange>;

export const Webhook = z.object({
  id: Id,
  version: Version,
  ...chosen,
  /** All that is shown of its address: the rest is often a secret. */
  host: z.string(),
  isOn: z.boolean(),
  /** Why the app switched it off; null if it did not. */
  offBecause: z.nullable(z.enum(['gone', 'failing'])),
  /** Since when nothing has arrived; null while the last message did. */
  failingSince: z.nullable(z.string()),
  /** Until when messages are signed with the earlier secret too; null without one. */
  oldSecretUntil: z.nullable(z.string()),
});
export type Webhook = z.infer<typeof Webhook>;

const Webhooks = z.object({
  webhooks: z.array(Webhook),
  /** Whether visitors may see results: else a webhook for visitors sends nothing. */
  isOpen: z.boolean(),
  /** Whether the app knows its own address, and messages can link to it. */
  hasLinks: z.boolean(),
});

/** The secret is returned only here and when it is replaced. */
const MadeWebhook = z.extend(Webhook, { secret: z.string() });

export const Delivery = z.object({
  id: Id,
  kind: z.enum(messageKinds),
  title: z.string(),
  text: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  createdAt: z.string(),
  attempts: z.int(),
  /** Of the last answer; null if there was none. */
  status: z.nullable(z.int()),
  /** The beginning of what was answered, or why nothing was. */
  answer: z.string(),
  answeredAt: z.nullable(z.string()),
  /** When it is tried again. */
  nextAt: z.nullable(z.string()),
  /** Who pressed, if somebody did. */
  by: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;

/** A group that an officer may tell of a game now, and what it would read. */
export const Telling = z.object({
  webhookId: Id,
  name: z.string(),
  host: z.string(),
  kind: z.enum(messageKinds),
  title: z.string(),
  text: z.string(),
  /** Why nothing can be sent to it; null if it can. */
  refused: z.nullable(z.string()),
  /** The last message about this game. */
  last: z.nullable(
    z.object({ id: Id, at: z.string(), by: z.nullable(z.string()), title: z.string(), text: z.string() }),
  ),
});
export type Telling = z.infer<typeof Telling>;

export const Tell = z.strictObject({
  webhookId: Id,
  /** The last message that the officer saw: two presses at once tell once. */
  after: z.nullable(Id),
});

export const endpoints = {
  'GET /api/webhooks': { response: Webhooks },
  'POST /api/webhooks': { body: NewWebhook, response: MadeWebhook },
  'PATCH /api/webhooks/:id': { params: ById, body: WebhookChange, response: Webhook },
  'DELETE /api/webhooks/:id': { params: ById, response: Done },
  /** A new secret. The earlier one goes on signing for a day. */
  'POST /api/webhooks/:id/secret': { params: ById, response: z.object({ secret: z.string() }) },
  'POST /api/webhooks/:id/test': { params: ById, response: Done },
  'GET /api/webhooks/:id/deliveries': { params: ById, response: z.array(Delivery) },
  'GET /api/games/:id/telling': { params: ById, response: z.array(Telling) },
  'POST /api/games/:id/telling': { params: ById, body: Tell, response: Done },
};
