import { describe, expect, it } from 'vitest';
import type { EventResults } from '../../../contract.ts';
import { buildBody, emptyRow, faultOf, isEntryDraft, placesOf, toDraft } from './draft.ts';

const event: EventResults = {
  ...{ id: 4, version: 3, meetId: 1, name: '100 m women', measure: 'time' },
  results: [
    {
      ...{ id: 1, playerId: 9, teamId: 2, team: { id: 2, name: 'Oak Res', logo: null }, name: 'Thandi' },
      ...{ mark: 12_340, place: 1, status: null, note: null },
    },
    {
      ...{ id: 2, playerId: null, teamId: 2, team: { id: 2, name: 'Oak Res', logo: null }, name: 'Oak Res' },
      ...{ mark: null, place: null, status: 'DNF', note: 'Fell' },
    },
  ],
};

const row = (text: string, name = 'Zanele') => ({ ...emptyRow, name, text });

it('opens what is stored, and sends the same again', () => {
  const draft = toDraft(event);
  expect(draft.rows.map(({ text, team }) => [text, team])).toEqual([
    ['12.34', 'Oak Res'],
    ['DNF', ''],
  ]);
  expect(isEntryDraft(JSON.parse(JSON.stringify(draft)))).toBe(true);
  expect(buildBody('time', draft)).toEqual({
    version: 3,
    results: [
      { playerId: 9, teamId: 2, name: null, mark: 12_340, place: null, status: null, note: null },
      { playerId: null, teamId: 2, name: null, mark: null, place: null, status: 'DNF', note: 'Fell' },
    ],
  });
});

it('leaves out empty rows', () => {
  const rows = [row('12.3', ' Zanele '), emptyRow];
  expect(buildBody('time', { version: 1, rows }).results).toMatchObject([{ name: 'Zanele', mark: 12_300 }]);
});

it('places what is typed, and waits for what cannot be read yet', () => {
  expect(placesOf('time', [row('12.3'), row('12:'), row('11.9'), row('dnf'), emptyRow])).toEqual([
    2,
    null,
    1,
    null,
    null,
  ]);
});

describe('a row is wrong', () => {
  it('with a mark that is none', () =>
    expect(faultOf('time', row('fast'))).toBe('Write 11.42 or 1:02.3, or DNS, DNF, DQ'));
  it('with a mark of nobody', () => expect(faultOf('time', row('12.3', ' '))).toBe('Whose is it?'));
  it('not while it is empty, or an entry', () => {
    expect(faultOf('time', emptyRow)).toBeNull();
    expect(faultOf('time', row(''))).toBeNull();
  });
});

it('takes no stored draft of another shape', () => {
  expect([null, {}, { version: 1 }, { version: 1, rows: [{}] }].map(isEntryDraft)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
