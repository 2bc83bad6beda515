import { expect, it } from 'vitest';
import { whyNotChallenge } from '../../challenge-rules.ts';
import { climb, type LadderEvent } from '../../ladder-rules.ts';
import { demoLadders, joinedDaysAgo } from './fill.ts';

const today = Date.UTC(2026, 10, 29);
const ago = (days: number) => new Date(today - days * 24 * 3_600_000);

it.each(demoLadders)('$name: everybody could make the challenges that they made', (ladder) => {
  const { climbers, challenges, idleWeeks: weeks, idlePlaces: places, reach } = ladder;
  const at = ago(joinedDaysAgo).toISOString();
  const entryOf = (username: string) => climbers.indexOf(username) + 1;
  const events: LadderEvent[] = [
    { kind: 'idle', at, weeks, places },
    ...climbers.map((username): LadderEvent => ({ kind: 'joined', at, entryId: entryOf(username) })),
  ];
  for (const [challengeId, { from, to, daysAgo, won }] of challenges.entries()) {
    const [challengerId, challengedId] = [entryOf(from), entryOf(to)];
    const { order } = climb(events, { eloK: 32, eloStart: 1200 }, ago(daysAgo));
    const asking = { order, reach, isOpen: true, busy: new Set<number>(), absent: new Set<number>() };
    expect(whyNotChallenge(asking, challengerId, challengedId), `${from} to ${to}`).toBeNull();
    if (won === undefined) continue;
    const winner = won === 'draw' ? won : won === from ? 'challenger' : 'challenged';
    events.push({ kind: 'played', at: ago(daysAgo).toISOString(), challengeId, challengerId, challengedId, winner });
  }
});
