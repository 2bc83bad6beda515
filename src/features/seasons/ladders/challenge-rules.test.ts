import { describe, expect, it } from 'vitest';
import { type Challenge, dueOf, mayDo, statusOf, toEvent, whyNotChallenge } from './challenge-rules.ts';

const made = '2026-03-02T10:00:00.000Z';
const answerBy = '2026-03-05T10:00:00.000Z';
const playBy = '2026-03-12T10:00:00.000Z';
const fresh: Challenge = {
  ...{ id: 1, challengerId: 2, challengedId: 1, at: made, answerBy, playBy, forfeits: false },
  ...{ answer: null, answeredAt: null, endedAt: null, winner: null, enteredBy: null, enteredAt: null },
  ...{ reply: null, decidedAt: null, meeting: null },
};
const accepted: Challenge = { ...fresh, answer: 'accepted', answeredAt: made };
const entered: Challenge = { ...accepted, winner: 'challenger', enteredBy: 'challenger', enteredAt: made };
const justBefore = (at: string) => new Date(Date.parse(at) - 1);
const confirmBy = '2026-03-03T10:00:00.000Z';

describe('the status of a challenge', () => {
  it.each([
    ['open to the last moment', fresh, justBefore(answerBy), 'open'],
    ['unanswered from then on', fresh, new Date(answerBy), 'unanswered'],
    ['accepted to the last moment', accepted, justBefore(playBy), 'accepted'],
    ['unplayed from then on', accepted, new Date(playBy), 'unplayed'],
    ['declined', { ...fresh, answer: 'declined' } as const, new Date(made), 'declined'],
    ['ended, though it was accepted', { ...accepted, endedAt: made }, new Date(made), 'ended'],
    ['entered for 24 hours', entered, justBefore(confirmBy), 'entered'],
    ['agreed by silence from then on', entered, new Date(confirmBy), 'agreed'],
    ['confirmed', { ...entered, reply: 'confirmed' } as const, new Date(made), 'confirmed'],
    ['disputed for as long as it takes', { ...entered, reply: 'disputed' } as const, new Date(playBy), 'disputed'],
    ['decided', { ...entered, reply: 'disputed', decidedAt: made } as const, new Date(made), 'decided'],
  ] as const)('is %s', (_, challenge, now, status) => {
    expect(statusOf(challenge, now)).toBe(status);
  });

  it('names when the next step is due', () => {
    expect(dueOf(fresh, 'open')).toBe(answerBy);
    expect(dueOf(accepted, 'accepted')).toBe(playBy);
    expect(dueOf(entered, 'entered')).toBe(confirmBy);
    expect(dueOf(entered, 'confirmed')).toBeNull();
  });
});

describe('what somebody may do', () => {
  it('is to answer and to enter for the challenged, to take back and to enter for the challenger, nothing for others', () => {
    expect(mayDo(fresh, 'open', 'challenged')).toMatchObject({ answer: true, withdraw: false, enter: true });
    expect(mayDo(fresh, 'open', 'challenger')).toMatchObject({ answer: false, withdraw: true, enter: true });
    expect(Object.values(mayDo(fresh, 'open', null))).not.toContain(true);
  });

  it('is never to confirm what one entered oneself; one may correct it until the other answers', () => {
    expect(mayDo(entered, 'entered', 'challenger')).toMatchObject({ enter: true, confirm: false, dispute: false });
    expect(mayDo(entered, 'entered', 'challenged')).toMatchObject({ enter: false, confirm: true, dispute: true });
    expect(mayDo({ ...entered, reply: 'disputed' }, 'disputed', 'challenger').enter).toBe(false);
    expect(mayDo({ ...entered, reply: 'disputed' }, 'disputed', 'challenged')).toMatchObject({ confirm: true });
    expect(Object.values(mayDo(entered, 'agreed', 'challenged'))).not.toContain(true);
  });
});

describe('a challenge moves the ladder', () => {
  it('once its result counts, at the time when it was entered', () => {
    expect(toEvent(entered, justBefore(confirmBy))).toBeNull();
    expect(toEvent(entered, new Date(confirmBy))).toMatchObject({ kind: 'played', at: made, winner: 'challenger' });
    expect(toEvent({ ...entered, reply: 'disputed' }, new Date(playBy))).toBeNull();
  });

  it('without an answer only where that costs the place', () => {
    expect(toEvent(fresh, new Date(answerBy))).toBeNull();
    expect(toEvent({ ...fresh, forfeits: true }, justBefore(answerBy))).toBeNull();
    expect(toEvent({ ...fresh, forfeits: true }, new Date(answerBy))).toMatchObject({
      kind: 'forfeited',
      at: answerBy,
    });
    const declined: Challenge = { ...fresh, forfeits: true, answer: 'declined', answeredAt: made };
    expect(toEvent(declined, new Date(made))).toMatchObject({ kind: 'forfeited', at: made });
    expect(toEvent({ ...accepted, forfeits: true }, new Date(playBy))).toBeNull();
  });
});

describe('whom one may challenge', () => {
  const free = { order: [1, 2, 3, 4, 5], reach: 2, isOpen: true, busy: new Set<number>(), absent: new Set<number>() };

  it('is as many places up as the ladder says, and nobody below', () => {
    const mayReach = [1, 2, 3, 4, 5].filter((id) => whyNotChallenge(free, 4, id) === null);
    expect(mayReach).toEqual([2, 3]);
    expect(whyNotChallenge(free, 4, 1)).toBe('You can challenge up to 2 places above you');
    expect(whyNotChallenge({ ...free, reach: 1 }, 4, 2)).toBe('You can challenge the place above you');
  });

  it.each([
    ['has a challenge under way oneself', { busy: new Set([4]) }, 'You have a challenge under way: play it first'],
    ['the other has one', { busy: new Set([3]) }, 'They have a challenge under way'],
    ['the ladder is closed', { isOpen: false }, 'This ladder is closed'],
    ['the other cannot log in', { absent: new Set([3]) }, 'They cannot play at the moment'],
    ['is not on the ladder', { order: [1, 2, 3] }, 'Join the ladder first'],
    ['the other has left', { order: [1, 2, 4] }, 'They are no longer on this ladder'],
  ])('is nobody where one %s', (_, changed, why) => {
    expect(whyNotChallenge({ ...free, ...changed }, 4, 3)).toBe(why);
  });
});
