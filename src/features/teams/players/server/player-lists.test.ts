import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import type { TestResponse } from '#testing/client.ts';
import { Player, PlayerTotals } from '../contract.ts';

let arena: TestApp;
/** Ids of sports and teams, keyed by name. */
const ids: Record<string, number> = { Basketball: 1, Netball: 2 };

beforeAll(async () => {
  arena = await startTestApp();
  ids['Hawks'] = await added('/api/teams', { name: 'Knox Hawks', sportId: ids['Basketball'], gender: 'Male' });
  ids['Étoile'] = await added('/api/teams', { name: 'Étoile 100%', sportId: ids['Netball'], gender: 'Female' });
  const players = [
    { name: 'José Núñez', teamId: ids['Hawks'], position: 'Point Guard', isAllStar: true },
    { name: 'Thandi Mokoena', teamId: ids['Étoile'], position: 'Goal Shooter', isCaptain: true, isMvp: true },
    { name: 'Max_Power', teamId: ids['Étoile'], displayName: 'Zöe', isAllStar: true, isMvp: true },
    { name: 'Lebo Dube', teamId: ids['Hawks'], position: null },
  ];
  for (const player of players) await added('/api/players', player);
});
afterAll(() => arena.close());

const added = async (path: string, fields: object) =>
  (await arena.as.adminWithWindow.post(path, fields)).as(z.looseObject({ id: z.number() })).id;
const namesIn = (response: TestResponse) => response.as(z.array(Player)).map(({ name }) => name);
const names = async (query: string) => namesIn(await arena.as.member.get(`/api/players/with-relations?${query}`));

describe('searching players', () => {
  it.each([
    ['nunez', ['José Núñez']],
    ['NÚÑ', ['José Núñez']],
    ['okoe', ['Thandi Mokoena']],
    ['zoe', ['Max_Power']],
    ['point guard', ['José Núñez']],
    ['guard jose', ['José Núñez']],
    ['etoile', ['Thandi Mokoena', 'Max_Power']],
    ['thandi etoile', ['Thandi Mokoena']],
    ['thandi hawks', []],
    ['100%', ['Thandi Mokoena', 'Max_Power']],
    ['%', ['Thandi Mokoena', 'Max_Power']],
    ['x_p', ['Max_Power']],
    ['_', ['Max_Power']],
    ["'; drop table players; --", []],
    ['!', []],
  ])('%j finds %j', async (q, expected) => {
    expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  it('finds everyone with nothing typed', async () => {
    expect(await names('q=')).toHaveLength(4);
    expect(await names('q=%20%20')).toHaveLength(4);
  });

  it('refuses invalid queries', async () => {
    for (const query of [
      `q=${'x'.repeat(61)}`,
      'q=%00',
      'q=a&q=b',
      'teamId=x',
      'allStars=maybe',
      'cursor=bm9wZQ',
      'limit=501',
    ]) {
      expect((await arena.as.member.get(`/api/players/with-relations?${query}`)).status).toBe(400);
    }
  });
});

describe('narrowing players', () => {
  it('works by sport, team and stars, together with a search', async () => {
    expect(await names(`sportId=${ids['Basketball']}`)).toEqual(['José Núñez', 'Lebo Dube']);
    expect(await names(`teamId=${ids['Étoile']}`)).toEqual(['Thandi Mokoena', 'Max_Power']);
    expect(await names('allStars=true')).toEqual(['José Núñez', 'Max_Power']);
    expect(await names('allStars=false')).toHaveLength(4);
    expect(await names(`allStars=true&sportId=${ids['Netball']}&q=max`)).toEqual(['Max_Power']);
  });

  it('lists the roster of an existing team', async () => {
    expect(namesIn(await arena.as.member.get(`/api/teams/${ids['Hawks']}/players`))).toEqual([
      'José Núñez',
      'Lebo Dube',
    ]);
    expect((await arena.as.member.get('/api/teams/999999/players')).status).toBe(404);
  });

  it('pages through all players, each once', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/api/players?limit=3';
    while (path) {
      const response = await arena.as.member.get(path);
      seen.push(...namesIn(response));
      path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(['José Núñez', 'Thandi Mokoena', 'Max_Power', 'Lebo Dube']);
  });
});

describe('totals', () => {
  const totals = async (query = '') => (await arena.as.member.get(`/api/players/totals${query}`)).as(PlayerTotals);

  it('count everyone, and each sport', async () => {
    const { bySport, ...all } = await totals();
    expect(all).toEqual({
      athletes: 4,
      sports: 2,
      allStars: 2,
      captains: 1,
      stars: 3,
    });
    expect(bySport.slice(0, 3)).toEqual([
      { sportId: 1, name: 'Basketball', athletes: 2 },
      { sportId: 2, name: 'Netball', athletes: 2 },
      { sportId: 3, name: 'Soccer', athletes: 0 },
    ]);
    expect(bySport).toHaveLength(11);
  });

  it('follow the filters, while the sports keep their counts', async () => {
    expect(await totals(`?sportId=${ids['Netball']}`)).toMatchObject({ athletes: 2, sports: 1, allStars: 1, stars: 2 });
    expect((await totals(`?sportId=${ids['Netball']}`)).bySport[0]?.athletes).toBe(2);
    expect(await totals('?q=nobody')).toMatchObject({ athletes: 0, sports: 0 });
    expect(await totals(`?teamId=${ids['Hawks']}`)).toMatchObject({ athletes: 2, captains: 0 });
  });

  it('are up to date after a change', async () => {
    await totals();
    const id = await added('/api/players', { name: 'New Face', teamId: ids['Hawks'] });
    expect((await totals()).athletes).toBe(5);
    await arena.as.adminWithWindow.delete(`/api/players/${id}`);
    expect((await totals()).athletes).toBe(4);
  });
});
