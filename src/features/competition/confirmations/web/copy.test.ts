import { describe, expect, it } from 'vitest';
import type { Confirmation, HistoryEntry } from '../contract.ts';
import { describeEntry, describeStatus, isWithoutCaptains } from './copy.ts';

const names = { home: 'Herons', away: 'Ospreys' };
const asked: HistoryEntry = {
  ...{ kind: 'asked', at: '2026-11-24T18:00:00.000Z', side: null, homeScore: 3, awayScore: 1 },
  ...{ homeShootout: null, awayShootout: null },
  ...{ reason: null, after: null, withoutCaptain: [] },
};
const confirmation = (fields: Partial<Confirmation>): Confirmation => ({
  ...{ gameId: 7, status: 'awaiting', request: null, home: 'open', away: 'open', corrected: null, history: [asked] },
  can: { confirm: false, dispute: false, takeBack: false, decide: false },
  ...{ isOwnEntry: false, isOwnCase: false },
  ...fields,
});

describe('the status of a result', () => {
  it.each([
    [{}, 'Waiting for the captains to confirm.'],
    [{ home: 'confirmed' }, 'Confirmed by Herons, waiting for Ospreys.'],
    [{ status: 'confirmed' }, 'Confirmed by both'],
    [
      { status: 'agreed', home: 'silent', away: 'confirmed' },
      'Confirmed by Ospreys. Herons did not object within 24 hours.',
    ],
    [
      { status: 'agreed', home: 'silent', away: 'confirmed', history: [{ ...asked, withoutCaptain: ['home'] }] },
      'Confirmed by Ospreys. Herons had no captain to ask.',
    ],
    [{ status: 'agreed', home: 'silent', away: 'silent' }, 'Nobody objected within 24 hours.'],
    [{ status: 'disputed', away: 'disputed' }, 'Disputed by Ospreys. An officer or admin will decide.'],
    [{ status: 'disputed', home: 'disputed', away: 'disputed' }, 'Disputed by both. An officer or admin will decide.'],
    [{ status: 'decided', away: 'disputed' }, 'Disputed, and decided: the result stands.'],
    [{ status: 'none' }, null],
  ] satisfies [Partial<Confirmation>, string | null][])('is described in one line: %j', (fields, line) => {
    expect(describeStatus(confirmation(fields), names)).toBe(line);
  });

  it('is not shown if no team has a captain, unless somebody has said something', () => {
    const nobody: HistoryEntry = { ...asked, withoutCaptain: ['home', 'away'] };
    expect(isWithoutCaptains(confirmation({ history: [nobody] }))).toBe(true);
    expect(isWithoutCaptains(confirmation({ history: [asked] }))).toBe(false);
    const answered: HistoryEntry = { ...asked, kind: 'confirmed', side: 'home' };
    expect(isWithoutCaptains(confirmation({ history: [nobody, answered] }))).toBe(false);
  });
});

it('shows a dispute with its reason to those who may see it', () => {
  const dispute: HistoryEntry = { ...asked, kind: 'disputed', side: 'away', reason: 'It was offside.' };
  expect(describeEntry(dispute, names)).toBe('Ospreys disputed 3–1: It was offside.');
  expect(describeEntry({ ...dispute, reason: null }, names)).toBe('Ospreys disputed 3–1.');
});
