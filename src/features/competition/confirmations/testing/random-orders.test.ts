import { expect, it } from 'vitest';
import type { Member } from '#server/access/access.ts';
import { advanceTo, decideStatus, settle } from '../rules.ts';
import { presentConfirmation } from '../server/present.ts';
import { randomOrder } from './random-orders.ts';
import { resultIn } from './result-in.ts';

it('gives one result and a matching history for 1,000 random orders of confirm, correct, dispute, decide and silence', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const { events, now } = randomOrder(seed);
    const state = settle(events, now);
    const status = decideStatus(state);
    // The history alone gives the same result.
    expect(resultIn(state.history), `seed ${seed}`).toEqual({
      status,
      score: state.request && [state.request.result.homeScore, state.request.result.awayScore],
      home: state.home.statement,
      away: state.away.statement,
      corrected: state.corrected,
    });
    // The history is in time order, and is the same if somebody read it in between.
    expect(state.history.map(({ at }) => at)).toEqual(state.history.map(({ at }) => at).toSorted());
    for (const [index] of events.entries()) {
      const then = settle(events.slice(0, index), new Date(events[index]?.at ?? now));
      expect(state.history.slice(0, then.history.length)).toEqual(then.history);
    }
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual(['agreed', 'awaiting', 'confirmed', 'decided', 'disputed', 'none']);
});

it('updates an earlier answer by the clock alone to what a later read would return', () => {
  const captains = [{ side: 'home' as const, accountId: 7 }];
  const concerned = { captains, open: { involved: new Set([7]), judges: [] } };
  const captain = { ...buildOfficer(7), isGroundAnchor: false };
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const { events, now } = randomOrder(seed);
    const later = new Date(now.getTime() + (seed % 5) * 6 * 3_600_000);
    for (const viewer of [captain, buildOfficer(8)]) {
      const read = (at: Date) => presentConfirmation(1, events, concerned, viewer, at);
      expect(advanceTo(read(now), later), `seed ${seed}`).toEqual(read(later));
    }
  }
});

const buildOfficer = (accountId: number): Member => ({
  ...{ kind: 'member', accountId, sessionId: 1, username: 'thandi', displayName: 'Thandi' },
  ...{ isAdmin: false, isGroundAnchor: true, adminUntil: 0, passwordAt: 0 },
});
