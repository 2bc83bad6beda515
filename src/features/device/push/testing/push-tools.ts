import * as z from 'zod/mini';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import type { Client } from '#testing/client.ts';
import type { Person } from '#testing/usernames.ts';
import { buildWorld, type World } from '#testing/world.ts';
import { type ChoicesChange, SentNotification } from '../contract.ts';
import { sender } from '../server/services.ts';
import type { PushService } from './push-service.ts';

interface Arena {
  as: Record<Person, Client>;
  app: Pick<World, 'db' | 'context'>;
}

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Actions for the people of a village, whose phones are at one push service. */
export function pushTools({ as, app }: Arena, service: PushService) {
  const { db, context } = app;
  const world = buildWorld(app);
  return {
    send: async () => {
      const own = await sender.of(context);
      await own.work(new Date());
      await own.settle();
    },
    /** Ends all waits. */
    makeDue: () =>
      db
        .updateTable('push_deliveries')
        .set({ due_at: new Date(0).toISOString() })
        .where('state', 'in', ['waiting', 'digest'])
        .execute(),
    turnOn: async (person: Person, device: string, choices: ChoicesChange = { quietHours: null }) => {
      const { status } = await as[person].post('/api/notifications/devices', service.subscribe(device));
      if (status !== 200) throw new Error(`The device ${device} was refused with ${status}`);
      await as[person].patch('/api/notifications', choices);
    },
    /** A game of a team that the person follows. */
    followedGame: async (person: Person = 'member') => {
      const id = await addUpcomingGame(world);
      const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      await as[person].post(`/api/teams/${game.home_team_id}/follow`);
      const startSoon = () =>
        db
          .updateTable('games')
          .set({ date_time: inMinutes(20) })
          .where('id', '=', id)
          .execute();
      return { id, startSoon };
    },
    shown: () => service.received.map(({ message }) => message.notification),
    sentTo: async (person: Person) => (await as[person].get('/api/notifications/sent')).as(z.array(SentNotification)),
    states: async () => (await db.selectFrom('push_deliveries').select('state').execute()).map(({ state }) => state),
    forget: async () => {
      service.received.length = 0;
      for (const table of [
        'push_subscriptions',
        'push_deliveries',
        'push_outbox',
        'push_choices',
        'push_stopped_teams',
        'game_reminders',
        'team_follows',
        'push_emails',
        'push_email_tries',
      ] as const)
        await db.deleteFrom(table).execute();
    },
  };
}
