import { describe, expect, it } from 'vitest';
import { Username } from '../../contract.ts';
import { type ClaimRules, listValues, spellings, toArrival } from './claims.ts';

const none: ClaimRules = { members: undefined, officers: undefined, residence: undefined };
const who = { iss: 'https://university.example.org', sub: '4711' };
const arrive = (claims: object, rules: Partial<ClaimRules> = {}) =>
  toArrival({ ...claims, ...who }, { ...none, ...rules });

describe('a claim', () => {
  it.each([
    ['a text', { groups: 'students' }, ['students']],
    ['a list', { groups: ['students', 7, true, null, { a: 1 }] }, ['students', '7', 'true']],
    ['nothing', {}, []],
    ['nothing plain', { groups: { students: true } }, []],
  ])('that is %s has its values', (_name, claims, values) => {
    expect(listValues(claims, 'groups')).toEqual(values);
  });

  it('has a name with dots, or a path', () => {
    expect(listValues({ 'https://uni.example/groups': 'a' }, 'https://uni.example/groups')).toEqual(['a']);
    expect(listValues({ realm_access: { roles: ['a'] } }, 'realm_access.roles')).toEqual(['a']);
    expect(listValues({ a: 'text' }, 'a.length')).toEqual([]);
    expect(listValues({}, 'constructor.name')).toEqual([]);
  });
});

describe('rules', () => {
  const members = { claim: 'groups', values: ['students', 'staff'] };

  it('let everybody in without one, and with one those whom it names, to the letter', () => {
    expect(arrive({}).isMember).toBe(true);
    expect(arrive({ groups: ['alumni', 'staff'] }, { members }).isMember).toBe(true);
    for (const groups of [undefined, [], 'student', 'Students', 'students,staff'])
      expect(arrive({ groups }, { members }).isMember).toBe(false);
  });

  it('leave officers to the list without one', () => {
    expect(arrive({ groups: 'students' }).isOfficer).toBeNull();
    expect(arrive({ groups: 'students' }, { officers: members }).isOfficer).toBe(true);
    expect(arrive({}, { officers: members }).isOfficer).toBe(false);
  });
});

describe('names', () => {
  it.each([
    [{ preferred_username: 'thandi.m' }, 'thandi.m'],
    [{ preferred_username: '21456789@uni.example' }, '21456789'],
    [{ preferred_username: 'Žofia  Nagy' }, 'Zofia.Nagy'],
    [{ preferred_username: 'a-name-that-is-far-too-long-for-here' }, 'a-name-that-is-far-t'],
    [{ preferred_username: '李', name: 'Li Wei' }, 'Li.Wei'],
    [{ preferred_username: 7, email: 'somebody@uni.example' }, 'member'],
    [{}, 'member'],
  ])('%j become the username %s', (claims, username) => {
    expect(arrive(claims).username).toBe(username);
  });

  it('all have spellings that a username may have', () => {
    for (const name of spellings('a-name-that-is-far-t')) expect(Username.safeParse(name).success).toBe(true);
    expect(spellings('thandi').slice(0, 3)).toEqual(['thandi', 'thandi2', 'thandi3']);
    expect(new Set(spellings('a-name-that-is-far-t')).size).toBe(50);
  });

  it.each([
    ['Li', 'Li'],
    ['Zanele O’Connor-Mthembu', 'Zanele'],
    ['Nomvula Dlamini', 'Nomvula Dlamini'],
    ['Wolfeschlegelsteinhausenberger', null],
    [' ', null],
    [undefined, null],
  ])('%j becomes the display name %s', (name, displayName) => {
    expect(arrive({ name }).displayName).toBe(displayName);
  });
});
