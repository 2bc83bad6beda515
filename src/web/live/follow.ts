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

/** Calls `notify` each time the stream opens: with the page, and after each loss of the network or the server. */
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
    if (audience) stop ??= listenAcrossTabs(audience, receive);
  };
  const receive = (event: LiveEvent) => {
    if (event.kind === 'hello') greetings.dispatchEvent(new Event('greeting'));
    if (events.apply(event)) endedInARow = 0;
    else ended();
  };
  // The stream's session is over; another tab may have begun a new one. Where calls carry the cookie but the stream does
  // not, each stream ends like this although the session is valid.
  const ended = () => {
    leave();
    endedInARow += 1;
    if (endedInARow === 1) askAgain();
    else setTimeout(askAgain, askAgainAfterMs);
  };
  // An unreachable server must not log anyone out: ask again later.
  const askAgain = () => {
    confirmSession().then(follow, () => setTimeout(askAgain, askAgainAfterMs));
  };
  onSessionChange(follow);
  pagesForVisitors.subscribe(follow);
  follow();
}

/** The stream that is needed now: a member has one everywhere, a visitor on pages that show live data. */
const audienceHere = (): Audience | null => (isLoggedIn() ? 'member' : pagesForVisitors.get() > 0 ? 'visitor' : null);
