import { afterAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { sitemap } from '#app/sitemap.ts';
import { startTestApp } from '#app/testing/app.ts';
import { safeReturnPath } from '#shared/sitemap.ts';
import type { Client } from '#testing/client.ts';
import { endpoints } from '../contract.ts';
import { WordIndex } from './word-index.ts';

const Row = z.object({ id: z.int() });
const basketball = 1;

const arena = await startTestApp();
afterAll(() => arena.close());

async function add(path: string, fields: object): Promise<number> {
  const added = await arena.as.adminWithWindow.post(path, fields);
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  return added.as(Row).id;
}
const addTeam = (name: string) => add('/api/teams', { name, sportId: basketball, gender: 'Mixed' });
const addPlayer = (name: string, teamId: number) => add('/api/players', { name, teamId });
const addGame = (homeTeamId: number, awayTeamId: number, location = 'Lower Field') =>
  add('/api/games', { sportId: basketball, homeTeamId, awayTeamId, dateTime: '2027-03-04T16:30:00Z', location });

async function search(q: string, client: Client = arena.as.member) {
  const response = await client.get(`/api/search?q=${encodeURIComponent(q)}`);
  return response.as(endpoints['GET /api/search'].response).groups;
}
async function titles(q: string, kind: string, client?: Client): Promise<string[]> {
  const group = (await search(q, client)).find((found) => found.kind === kind);
  return group?.hits.map(({ title }) => title) ?? [];
}

describe('the search', () => {
  it('is for members', async () => {
    expect((await arena.as.visitor.get('/api/search?q=a')).status).toBe(401);
  });

  it('finds nothing for an empty text, and refuses an invalid query', async () => {
    expect(await search('')).toEqual([]);
    expect(await search(' -- ')).toEqual([]);
    expect((await arena.as.member.get('/api/search')).status).toBe(400);
    expect((await arena.as.member.get(`/api/search?q=${'a'.repeat(61)}`)).status).toBe(400);
  });

  it('compares each typed word once, and no more than eight', async () => {
    using grade = vi.spyOn(WordIndex.prototype, 'best');
    await search(Array.from({ length: 30 }, (_, at) => 'abcdefghijkl'[at % 12]).join(' '));
    const typed = grade.mock.calls.map(([words]) => words);
    expect(typed.length).toBeGreaterThan(0);
    for (const words of typed) expect(words).toEqual([...'abcdefgh']);
  });

  it('finds every kind, each with a link to a page of the app', async () => {
    const team = await addTeam('Quagga Runners');
    const player = await addPlayer('Quaggamina Botha', team);
    const game = await addGame(team, await addTeam('Wildebeest United'));
    const club = await add('/api/clubs', { name: 'Quagga Society', meetingTime: 'Mondays' });
    const highlight = await add('/api/highlights', { title: 'The quagga leap', videoUrl: 'jNQXAC9IVRw' });
    const announcement = await add('/api/announcements', { title: 'Quagga day', content: 'Bring hay.' });
    const found = (await search('quagga')).flatMap(({ kind, hits }) => hits.map(({ path }) => [kind, path]));
    expect(Object.fromEntries(found)).toEqual({
      team: `/teams/${team}`,
      player: `/players/${player}`,
      game: `/games?game=${game}`,
      club: `/clubs/${club}`,
      announcement: `/announcements#announcement-${announcement}`,
      highlight: `/media/watch?id=${highlight}&ref=/more`,
    });
    for (const [, path] of found) expect(safeReturnPath(sitemap, path, 'none')).toBe(path);
  });

  it('finds names with and without their accents, in any case', async () => {
    const team = await addTeam('Équipe Zürich');
    await addPlayer('Zoë Ñandú', team);
    for (const q of ['zoe nandu', 'ZOË', 'ñandu', 'Nandú zoe'])
      expect(await titles(q, 'player')).toEqual(['Zoë Ñandú']);
    for (const q of ['equipe', 'zurich', 'ÉQUIPE ZURI']) expect(await titles(q, 'team')).toContain('Équipe Zürich');
  });

  it('finds names whatever their apostrophes, hyphens and strokes, as they are typed or not', async () => {
    const team = await addTeam('Straßenkicker Łódź');
    await addPlayer('Łukasz O’Brien‑Đukić', team);
    for (const q of ["o'brien", 'O’BRIEN', 'obrien', 'lukasz', 'Łuk', 'dukic', 'brien-dukic'])
      expect(await titles(q, 'player'), q).toEqual(['Łukasz O’Brien‑Đukić']);
    for (const q of ['strassenkicker', 'STRASSE', 'lodz'])
      expect(await titles(q, 'team'), q).toContain('Straßenkicker Łódź');
    for (const q of ["o'brien", 'O‘Brien-Dukic lukasz', 'strassenkicker']) {
      const listed = await arena.as.member.get(`/api/players?q=${encodeURIComponent(q)}`);
      expect(listed.body, q).toMatchObject([{ name: 'Łukasz O’Brien‑Đukić' }]);
    }
  });

  it('tolerates one letter wrong, missing, extra or swapped, but not two', async () => {
    await addPlayer('Refilwe Mabuyakhulu', await addTeam('Typo Town'));
    for (const q of [
      'mabuyakhulu',
      'mabuyaghulu',
      'mabuyahulu',
      'mabbuyakhulu',
      'mabuyakhuul',
      'xabuyakhulu',
      'mabuyk',
    ]) {
      expect([q, await titles(q, 'player')]).toEqual([q, ['Refilwe Mabuyakhulu']]);
    }
    for (const q of ['mabxyakhxlu', 'refi zzzz']) expect(await titles(q, 'player')).toEqual([]);
  });

  it('puts whole words before beginnings, beginnings before parts, parts before typos, and the name before the rest', async () => {
    const team = await addTeam('Kestrel');
    for (const name of ['Old Mukestrel', 'Jan Kestrelson', 'Pip Kestrxl', 'Sam Kestrel', 'Of That Team']) {
      await addPlayer(name, team);
    }
    expect(await titles('kestrel', 'player')).toEqual([
      ...['Sam Kestrel', 'Jan Kestrelson', 'Old Mukestrel', 'Pip Kestrxl', 'Of That Team'],
    ]);
    expect((await search('kestrel'))[0]?.hits[0]?.title).toMatch(/^(Sam )?Kestrel$/);
  });

  it('ranks an exact match in a text before an almost exact match in a name', async () => {
    await add('/api/highlights', { title: 'The making of the sqaud', videoUrl: 'jNQXAC9IVRw' });
    await add('/api/announcements', { title: 'Trials', content: 'The whole squad meets on Monday.' });
    const kinds = (await search('squad')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'page')).toEqual(['announcement', 'highlight']);
  });

  it('shows a few of each kind, and whether there are more', async () => {
    const team = await addTeam('Plenty');
    for (let number = 1; number <= 8; number += 1) await addPlayer(`Manifold ${number}`, team);
    const [group] = await search('manifold');
    expect(group?.hits).toHaveLength(6);
    expect(group?.hasMore).toBe(true);
  });

  it('shows a club to admins alone as soon as it is hidden', async () => {
    const id = await add('/api/clubs', { name: 'Pangolin Watch' });
    expect(await titles('pangolin', 'club')).toEqual(['Pangolin Watch']);
    await arena.as.adminWithWindow.post(`/api/clubs/${id}/toggle-visibility`);
    for (const person of ['member', 'officer'] as const) {
      expect(await search('pangolin', arena.as[person])).toEqual([]);
    }
    expect(await titles('pangolin', 'club', arena.as.admin)).toEqual(['Pangolin Watch']);
  });

  it('calls each team by its own name, whatever recognises the home side and however Home shows it', async () => {
    const settings = { homeSideName: 'Kopano FC', homeSidePatterns: ['Kopano'] };
    await arena.as.adminWithWindow.patch('/api/settings', settings);
    await addGame(await addTeam('Kopano Kings'), await addTeam('Kopano Netball 7'));
    for (const q of ['kings', 'kings netball', 'kings vs netball']) {
      expect(await titles(q, 'game')).toEqual(['Kopano Kings v Kopano Netball 7']);
    }
  });
});

describe('the search follows changes', () => {
  it('when something is added, renamed, moved or deleted', async () => {
    const { adminWithWindow } = arena.as;
    const team = await addTeam('Caracal');
    expect(await titles('lynx', 'team')).toEqual([]);
    const player = await addPlayer('Newly Come', team);
    expect(await titles('newly', 'player')).toEqual(['Newly Come']);

    await addGame(team, await addTeam('Some Others'));
    expect(await titles('caracal', 'game')).toEqual(['Caracal v Some Others']);
    await adminWithWindow.patch(`/api/teams/${team}`, { name: 'Lynx' });
    expect(await titles('lynx', 'team')).toEqual(['Lynx']);
    expect(await titles('lynx', 'game')).toEqual(['Lynx v Some Others']);
    expect(await titles('lynx', 'player')).toEqual(['Newly Come']);
    expect(await search('caracal')).toEqual([]);

    await adminWithWindow.patch(`/api/players/${player}`, {
      name: 'Otherwise Called',
      displayName: 'Otherwise Called',
    });
    expect(await titles('newly', 'player')).toEqual([]);
    expect(await titles('otherwise', 'player')).toEqual(['Otherwise Called']);
    await adminWithWindow.delete(`/api/players/${player}`);
    expect(await titles('otherwise', 'player')).toEqual([]);
  });

  it('while many search and many things are added at the same moment', async () => {
    const team = await addTeam('Rush');
    const asking = Array.from({ length: 20 }, () => search('rushed'));
    await Promise.all([...Array.from({ length: 5 }, (_, at) => addPlayer(`Rushed ${at}`, team)), ...asking]);
    expect(await titles('rushed', 'player')).toHaveLength(5);
  });

  it('when another process makes them', async () => {
    await using other = await arena.beside();
    await search('bushbaby');
    const sent = { name: 'Bushbaby', sportId: basketball, gender: 'Mixed' };
    expect((await other.as.adminWithWindow.post('/api/teams', sent)).status).toBe(201);
    await expect.poll(() => titles('bushbaby', 'team')).toEqual(['Bushbaby']);
  });
});
