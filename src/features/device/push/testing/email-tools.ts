import type { Person } from '#testing/usernames.ts';
import { Email, type EmailChange, Notifications } from '../contract.ts';
import type { PushService } from './push-service.ts';
import { pushTools } from './push-tools.ts';
import type { SmtpServer } from './smtp-server.ts';

export const emailSettings = ({ url }: Pick<SmtpServer, 'url'>) => ({
  SMTP_URL: url,
  MAIL_FROM: 'arena@example.org',
  PUBLIC_URL: 'https://arena.example.org',
});

/** What people do about e-mails, together with the server that receives them. */
export function emailTools(arena: Parameters<typeof pushTools>[0], mails: SmtpServer, service: PushService) {
  const { as, app } = arena;
  const tools = pushTools(arena, service);
  const lettersTo = (address: string) => mails.received.filter(({ to }) => to === address);
  const typeAddress = async (person: Person, address: string) =>
    (await as[person].put('/api/notifications/email', { address })).as(Email);
  const confirm = (address: string) =>
    as.visitor.post('/api/notifications/email/confirm', { token: lettersTo(address).at(-1)?.links['confirm'] });
  return {
    ...tools,
    lettersTo,
    typeAddress,
    confirm,
    fetchEmail: async (person: Person) => (await as[person].get('/api/notifications')).as(Notifications).email,
    /** Confirms an address and chooses what comes there. */
    getByEmail: async (person: Person, address: string, chosen: EmailChange) => {
      await typeAddress(person, address);
      await tools.send();
      const { status } = await confirm(address);
      if (status !== 200) throw new Error(`${address} was not confirmed: ${status}`);
      mails.received.length = 0;
      await as[person].patch('/api/notifications/email', chosen);
    },
    /** Writes news of a result to confirm, with the given words. */
    askAboutResult: async (username: string, copy = { title: 'Oak Res 2–1 Knox House', text: 'Is this right?' }) => {
      const { id } = await app.db
        .selectFrom('accounts')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      const now = new Date();
      await app.db
        .insertInto('push_outbox')
        .values({
          kind: 'result',
          key: null,
          game_id: null,
          facts: JSON.stringify({ accountId: id, ...copy, link: '/games/1' }),
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + 24 * 3_600_000).toISOString(),
          resolved_at: null,
        })
        .execute();
    },
  };
}
