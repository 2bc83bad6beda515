import type { QueryClient } from '@tanstack/react-query';
import { isLoggedIn, onSessionChange } from '../session/session.ts';
import { confirmSession } from '../session/session-calls.ts';
import { LiveEvents } from './apply.ts';
import { forgetChanges } from './change-numbers.ts';
import type { Audience, LiveEvent } from './stream.ts';
import { listenAcrossTabs } from './tabs.ts';
import { pagesForVisitors } from './visitors.ts';

const askAgainAfterMs = 5_000;
const greetings = new EventTarget();

/** Told each time the stream begins: with the page, and again whenever the network or the server was gone. */
export const onGreeting = (notify: () => void): void => greetings.addEventListener('greeting', notify);

export function followChanges(client: QueryClient) {
  let stop: (() => void) | null = null;
  let followed: Audience | null = null;
  let events = new LiveEvents(client);
  let endedInARow = 0;

  const leave = () => {
    stop?.();
    stop = null;
    events.stop();
    events = new LiveEvents(client);
    forgetChanges();
  };
  const follow = () => {
    const audience = audienceHere();
    if (audience !== followed) leave();
    followed = audience;
    if (audience) stop ??= listenAcrossTabs(audience, hear);
  };
  const hear = (event: LiveEvent) => {
    if (event.kind === 'hello') greetings.dispatchEvent(new Event('greeting'));
    if (events.apply(event)) endedInARow = 0;
    else ended();
  };
  // The session that the stream belonged to is over; another tab may have begun a new one. Where only calls carry the
  // cookie, each stream ends like this while the session lives.
  const ended = () => {
    leave();
    endedInARow += 1;
    if (endedInARow === 1) askAgain();
    else setTimeout(askAgain, askAgainAfterMs);
  };
  // Nobody is logged out because the server cannot be asked.
  const askAgain = () => {
    confirmSession().then(follow, () => setTimeout(askAgain, askAgainAfterMs));
  };
  onSessionChange(follow);
  pagesForVisitors.subscribe(follow);
  follow();
}

/** As whom a stream is wanted now: members everywhere, visitors where they see something that changes. */
const audienceHere = (): Audience | null => (isLoggedIn() ? 'member' : pagesForVisitors.get() > 0 ? 'visitor' : null);
