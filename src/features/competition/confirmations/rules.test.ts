import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from './contract.ts';
import { type AskedResult, decideStatus, type ResultEvent, type Side, settle, whyNot } from './rules.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-24T18:00:00.000Z');
const at = (hours: number, milliseconds = 0) => new Date(start + hours * hour + milliseconds).toISOString();

const played: AskedResult = {
  homeTeamId: 1,
  awayTeamId: 2,
  homeScore: 72,
  homeShootout: null,
  awayShootout: null,
  awayScore: 65,
  resultType: null,
  resultAgainst: null,
};
const asked = (hours = 0, result: Partial<AskedResult> = {}): ResultEvent => ({
  kind: 'asked',
  id: hours + 1,
  at: at(hours),
  result: { ...played, ...result },
  withoutCaptain: [],
});
const confirmed = (side: Side, hours: number, ms = 0): ResultEvent => ({ kind: 'confirmed', side, at: at(hours, ms) });
const disputed = (side: Side, hours: number, ms = 0): ResultEvent => ({
  ...{ kind: 'disputed', side, at: at(hours, ms) },
  reason: 'We counted 69.',
});
const takenBack = (side: Side, hours: number): ResultEvent => ({ kind: 'takenBack', side, at: at(hours) });
const decided = (kind: 'upheld' | 'overturned', hours: number): ResultEvent => ({
  ...{ kind, at: at(hours) },
  reason: 'The sheet says so.',
});
const ended = (hours: number): ResultEvent => ({ kind: 'ended', at: at(hours) });

const short = ({ kind, side, homeScore, awayScore }: HistoryEntry) =>
  [kind, ...(side ? [side] : []), `${homeScore}-${awayScore}`].join(' ');

function resultAfter(hours: number, ...events: ResultEvent[]) {
  const state = settle(events, new Date(at(hours)));
  return { status: decideStatus(state), history: state.history.map(short), state };
}

describe('a result', () => {
  it('has no status until captains are asked', () => {
    expect(resultAfter(0)).toMatchObject({ status: 'none', history: [] });
  });

  it('waits for both sides, and is confirmed by both', () => {
    expect(resultAfter(1, asked(), confirmed('home', 1)).status).toBe('awaiting');
    expect(resultAfter(2, asked(), confirmed('home', 1), confirmed('away', 2))).toMatchObject({
      status: 'confirmed',
      history: ['asked 72-65', 'confirmed home 72-65', 'confirmed away 72-65'],
    });
  });

  it('counts as agreed when a side has said nothing for 24 hours, to the millisecond', () => {
    const events = [asked(), confirmed('away', 3)];
    expect(decideStatus(settle(events, new Date(at(24, -1))))).toBe('awaiting');
    const state = settle(events, new Date(at(24)));
    expect(decideStatus(state)).toBe('agreed');
    expect(state.history.at(-1)).toMatchObject({ kind: 'silent', side: 'home', at: at(24) });
    // The result is the same however late it is read.
    expect(settle(events, new Date(at(9_000)))).toEqual(state);
  });

  it('can be answered until just before that moment', () => {
    expect(resultAfter(30, asked(), confirmed('home', 1), confirmed('away', 24, -1)).status).toBe('confirmed');
    const late = resultAfter(30, asked(), confirmed('home', 1), disputed('away', 24));
    expect(late).toMatchObject({ status: 'agreed' });
    expect(late.history.at(-1)).toBe('silent away 72-65');
    expect(whyNot(late.state, { kind: 'disputed', side: 'away' })).toMatch(/24 hours/);
  });

  it('is answered once by a side: a later captain finds the answer of the one before', () => {
    const { state, history } = resultAfter(3, asked(), confirmed('home', 1), confirmed('home', 2), disputed('home', 3));
    expect(history).toEqual(['asked 72-65', 'confirmed home 72-65']);
    expect(whyNot(state, { kind: 'disputed', side: 'home' })).toBe('Your team has confirmed this result already');
    expect(whyNot(state, { kind: 'takenBack', side: 'home' })).toBe('Your team does not dispute this result');
    // A new captain may take back a dispute of the one before.
    expect(resultAfter(3, asked(), disputed('home', 1), takenBack('home', 2)).status).toBe('awaiting');
  });
});

describe('a dispute', () => {
  it('waits for a decision without limit, while the time of the other side runs out', () => {
    expect(resultAfter(400, asked(), disputed('away', 2))).toMatchObject({
      status: 'disputed',
      history: ['asked 72-65', 'disputed away 72-65', 'silent home 72-65'],
    });
  });

  it('of both sides is ended by one decision', () => {
    const both = [asked(), disputed('home', 1), disputed('away', 2)];
    expect(resultAfter(3, ...both).status).toBe('disputed');
    const { status, state, history } = resultAfter(90, ...both, decided('upheld', 5));
    expect(status).toBe('decided');
    expect(history.at(-1)).toBe('upheld 72-65');
    expect(whyNot(state, { kind: 'takenBack', side: 'home' })).toBe('This result no longer waits for an answer');
  });

  it('cannot be decided if there is none', () => {
    expect(resultAfter(5, asked(), confirmed('home', 1), decided('upheld', 2)).status).toBe('awaiting');
    expect(resultAfter(5, decided('upheld', 2)).history).toEqual([]);
  });

  it('leaves its side time to confirm once it is taken back, and cannot be made again', () => {
    const back = [asked(), disputed('home', 1), takenBack('home', 2)];
    expect(resultAfter(3, ...back, disputed('home', 3)).history).toEqual([
      ...['asked 72-65', 'disputed home 72-65', 'takenBack home 72-65'],
    ]);
    expect(resultAfter(4, ...back, confirmed('home', 3), confirmed('away', 4)).status).toBe('confirmed');
    expect(resultAfter(24, ...back)).toMatchObject({ status: 'agreed' });
  });

  it('counts as agreed at once if it is taken back after the 24 hours', () => {
    const { status, state } = resultAfter(
      31,
      asked(),
      confirmed('away', 1),
      disputed('home', 2),
      takenBack('home', 30),
    );
    expect(status).toBe('agreed');
    expect(state.history.at(-1)).toMatchObject({ kind: 'silent', side: 'home', at: at(30) });
  });

  it('of one side remains when the other side takes its own back', () => {
    expect(resultAfter(4, asked(), disputed('home', 1), disputed('away', 2), takenBack('away', 3)).status).toBe(
      'disputed',
    );
  });
});

describe('a correction', () => {
  const both = [asked(), confirmed('home', 1), confirmed('away', 2)];

  it('after both had confirmed is recorded with its time, and both sides are asked again', () => {
    const { status, state, history } = resultAfter(6, ...both, asked(5, { awayScore: 67 }));
    expect(status).toBe('awaiting');
    expect(state.corrected).toEqual({ at: at(5), after: 'confirmed' });
    expect(history.at(-1)).toBe('corrected 72-67');
    expect(state.request).toMatchObject({ id: 6, result: { awayScore: 67 } });
    const again = resultAfter(8, ...both, asked(5, { awayScore: 67 }), confirmed('home', 6), confirmed('away', 7));
    expect(again).toMatchObject({ status: 'confirmed', state: { corrected: { at: at(5) } } });
  });

  it('after silence is recorded as one after both had agreed', () => {
    expect(resultAfter(40, asked(), asked(30, { awayScore: 67 })).state.corrected).toEqual({
      at: at(30),
      after: 'agreed',
    });
  });

  it('before that restarts the 24 hours, and drops the answers about the old score', () => {
    const events = [asked(), confirmed('home', 1), disputed('away', 2), asked(23, { awayScore: 67 })];
    expect(resultAfter(46, ...events)).toMatchObject({ status: 'awaiting', state: { corrected: null } });
    expect(resultAfter(47, ...events)).toMatchObject({
      status: 'agreed',
      history: [
        ...['asked 72-65', 'confirmed home 72-65', 'disputed away 72-65', 'corrected 72-67'],
        ...['silent home 72-67', 'silent away 72-67'],
      ],
    });
  });

  it('follows a decision that overturns, and is asked about like any other', () => {
    const overturned = [asked(), disputed('away', 2), decided('overturned', 3)];
    expect(resultAfter(3, ...overturned).status).toBe('decided');
    const { status, history } = resultAfter(4, ...overturned, asked(3, { awayScore: 67 }));
    expect(status).toBe('awaiting');
    expect(history.slice(2)).toEqual(['overturned 72-65', 'corrected 72-67']);
  });

  it.each([
    ['another way of ending', { resultType: 'awarded', resultAgainst: 'away' }],
    ['another team', { awayTeamId: 3 }],
  ] as const)('is %s too', (_what, result) => {
    expect(resultAfter(6, ...both, asked(5, result))).toMatchObject({
      status: 'awaiting',
      state: { corrected: { at: at(5) } },
    });
  });

  it('is not the same result sent again', () => {
    expect(resultAfter(6, ...both, asked(5))).toMatchObject({ status: 'confirmed' });
  });
});

describe('a game that is annulled, or goes on', () => {
  const both = [asked(), confirmed('home', 1), confirmed('away', 2)];

  it('is no longer asked about, and no side counts as silent', () => {
    const { status, state, history } = resultAfter(90, asked(), disputed('home', 1), ended(2), confirmed('away', 3));
    expect(status).toBe('none');
    expect(history).toEqual(['asked 72-65', 'disputed home 72-65', 'ended 72-65']);
    expect(whyNot(state, { kind: 'upheld' })).toBe('This result no longer waits for an answer');
    expect(resultAfter(4, ended(1)).history).toEqual([]);
  });

  it('is asked about again when its result counts again', () => {
    expect(resultAfter(6, ...both, ended(4), asked(5))).toMatchObject({
      status: 'awaiting',
      state: { corrected: null },
    });
    expect(resultAfter(6, ...both, ended(4), asked(5, { homeScore: 73 })).state.corrected).toMatchObject({
      after: 'confirmed',
    });
  });
});
