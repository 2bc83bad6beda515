import type { DomainEvent, Subscriber, Write } from './write.ts';

/** Defines a type of domain event; the feature in which it happens exports it from its `server/events.ts`. */
export function defineEvent<T>(name: string) {
  const type = Symbol(name);
  const is = (event: DomainEvent): event is DomainEvent<T> => event.type === type;
  return Object.assign((data: T): DomainEvent<T> => ({ type, data }), { is });
}

type EventType<T> = ReturnType<typeof defineEvent<T>>;

/** Reacts in the command's transaction, once for all events of the type. */
export const when =
  <T>(type: EventType<T>, react: (write: Write, events: readonly T[]) => Promise<void>): Subscriber =>
  async (write, happened) => {
    const events = happened.filter(type.is).map(({ data }) => data);
    if (events.length > 0) await react(write, events);
  };
