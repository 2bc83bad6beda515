import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { Video } from '#features/media/video/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { highlights } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const id = 'jNQXAC9IVRw';
const rowsPerPage = 24;
const add = (fields: object = {}) =>
  arena.as.adminWithWindow.post('/api/highlights', { title: 'A save', videoUrl: id, ...fields });
const added = async (fields: object = {}) => (await add(fields)).as(highlights.ResponseBody);
const read = async (path: string) => (await arena.as.member.get(path)).as(z.array(highlights.ResponseBody));

describe('a highlight', () => {
  it('stores the id of its video, whatever link was typed', async () => {
    const highlight = await added({ videoUrl: `https://youtu.be/${id}?t=3`, description: '', duration: '2:30' });
    expect(highlight).toMatchObject({
      title: 'A save',
      videoId: id,
      videoUrl: `https://www.youtube.com/watch?v=${id}`,
      videoKind: 'video',
      thumbnail: null,
      description: null,
      duration: '2:30',
      featured: false,
      gameId: null,
      game: null,
      version: 1,
      can: { edit: true, delete: true },
    });
    const path = `/api/highlights/${highlight.id}`;
    const short = await arena.as.adminWithWindow.patch(path, { videoUrl: `https://www.youtube.com/shorts/${id}` });
    expect(short.as(highlights.ResponseBody)).toMatchObject({ videoKind: 'short', version: 2, duration: '2:30' });
    expect((await arena.as.member.get(path)).as(highlights.ResponseBody).can).toEqual({ edit: false, delete: false });
  });

  it.each([
    [{ videoUrl: 'https://evil.example/?youtube.com' }, 'videoUrl'],
    [{ videoUrl: `https://youtube.com.evil.example/watch?v=${id}` }, 'videoUrl'],
    [{ videoUrl: `javascript:alert(1)//youtu.be/${id}` }, 'videoUrl'],
    [{ videoUrl: undefined }, 'videoUrl'],
    [{ videoUrl: { v: id } }, 'videoUrl'],
    [{ thumbnail: 'javascript:alert(1)' }, 'thumbnail'],
    [{ thumbnail: 'data:image/svg+xml,<svg onload=alert(1)>' }, 'thumbnail'],
    [{ thumbnail: 'http://169.254.169.254/latest' }, 'thumbnail'],
    [{ thumbnail: '/uploads/../village.sqlite' }, 'thumbnail'],
    [{ thumbnail: '//evil.example/a.png' }, 'thumbnail'],
    [{ title: ' \u200b ' }, 'title'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ description: 'x'.repeat(2001) }, 'description'],
    [{ duration: 'x'.repeat(21) }, 'duration'],
    [{ dateAdded: 'yesterday' }, 'dateAdded'],
    [{ featured: 'true' }, 'featured'],
    [{ gameId: 999_999 }, 'gameId'],
  ])('is refused with %o, naming the field', async (broken, path) => {
    const response = await add(broken);
    expect(response.status).toBe(400);
    expect(response.as(ErrorResponse).issues?.[0]?.path).toBe(path);
  });

  it('counts its likes and comments, and ignores counts in a request body', async () => {
    const highlight = await added({ likes: 999_999, comments: 12 });
    const path = `/api/highlights/${highlight.id}`;
    expect(highlight).toMatchObject({ likes: 0, comments: 0, likesCount: 0, commentsCount: 0 });
    await arena.as.member.post(`${path}/like`);
    await arena.as.officer.post(`${path}/like`);
    await arena.as.member.post(`${path}/comments`, { content: 'Again!' });
    const counted = { likes: 2, comments: 1, likesCount: 2, commentsCount: 1 };
    expect((await arena.as.member.get(path)).as(highlights.ResponseBody)).toMatchObject(counted);
    expect((await arena.as.adminWithWindow.patch(path, { likes: 7 })).as(highlights.ResponseBody)).toMatchObject(
      counted,
    );
    await arena.as.member.post(`${path}/like`);
    expect((await read('/api/highlights')).find(({ id }) => id === highlight.id)).toMatchObject({ likes: 1 });
  });

  it('deletes its comments and likes with it', async () => {
    const highlight = await added();
    const path = `/api/highlights/${highlight.id}`;
    const comment = await arena.as.member.post(`${path}/comments`, { content: 'Bye' });
    await arena.as.member.post(`${path}/like`);
    expect((await arena.as.adminWithWindow.delete(path)).body).toEqual({ ok: true });
    expect((await arena.as.member.get(path)).status).toBe(404);
    expect((await arena.as.member.get(`${path}/comments`)).status).toBe(404);
    const { id: commentId } = z.object({ id: z.int() }).parse(comment.body);
    expect((await arena.as.member.delete(`/api/comments/${commentId}`)).status).toBe(404);
  });
});

describe('a highlight of a game', () => {
  it('shows the game, can be filtered by it, its teams and its sport, and outlives the game', async () => {
    const gameId = await addUpcomingGame(world);
    const highlight = await added({ gameId });
    expect(highlight.game).toMatchObject({
      id: gameId,
      sport: { id: (await sides.of(world)).sportId },
      status: 'upcoming',
    });
    expect(highlight.game).not.toHaveProperty('rsvpNames');
    expect(await read(`/api/highlights?gameId=${gameId}`)).toMatchObject([{ id: highlight.id }]);
    const { homeTeamId, awayTeamId } = await sides.of(world);
    for (const teamId of [homeTeamId, awayTeamId]) {
      expect(await read(`/api/highlights?teamId=${teamId}`)).toMatchObject([{ id: highlight.id }]);
    }
    expect(await read('/api/highlights?teamId=999999')).toEqual([]);
    const sport = highlight.game?.sport.name.toUpperCase() ?? '';
    expect(await read(`/api/highlights?sport=${sport}`)).toMatchObject([{ id: highlight.id }]);
    expect(await read('/api/highlights?sport=curling')).toEqual([]);
    await arena.as.adminWithWindow.delete(`/api/games/${gameId}`);
    const path = `/api/highlights/${highlight.id}`;
    expect((await arena.as.member.get(path)).as(highlights.ResponseBody)).toMatchObject({ gameId: null, game: null });
  });

  it('leaves the game its own likes and comments, which are deleted with the game', async () => {
    const gameId = await addUpcomingGame(world);
    const path = `/api/games/${gameId}`;
    const listed = async () =>
      (await arena.as.member.get('/api/games')).as(z.array(Game)).find((game) => game.id === gameId);
    expect(await listed()).toMatchObject({ likesCount: 0, commentsCount: 0 });
    await arena.as.member.post(`${path}/like`);
    await arena.as.member.post('/api/comments', { gameId, content: 'See you there' });
    expect(await listed()).toMatchObject({ likesCount: 1, commentsCount: 1 });
    expect((await arena.as.adminWithWindow.delete(path)).status).toBe(200);
    const remaining = await arena.db
      .selectFrom('comments')
      .select('id')
      .where('content', '=', 'See you there')
      .execute();
    expect(remaining).toEqual([]);
  });
});

describe('the featured highlight', () => {
  it('is the newest that is featured, else the newest, else null', async () => {
    await using empty = await startTestApp();
    const featured = async () =>
      (await empty.as.member.get('/api/highlights/featured')).as(z.nullable(z.object({ title: z.string() })));
    const addTo = (title: string, dateAdded: string, isFeatured: boolean) =>
      empty.as.adminWithWindow.post('/api/highlights', { title, videoUrl: id, dateAdded, featured: isFeatured });
    expect(await featured()).toBeNull();
    await addTo('Old', '2026-01-01T10:00:00Z', false);
    await addTo('Newer', '2026-01-02T10:00:00Z', false);
    expect(await featured()).toMatchObject({ title: 'Newer' });
    await addTo('Older and featured', '2025-01-01T10:00:00Z', true);
    expect(await featured()).toMatchObject({ title: 'Older and featured' });
    await addTo('Featured later', '2025-06-01T10:00:00Z', true);
    expect(await featured()).toMatchObject({ title: 'Featured later' });
  });
});

it('lists highlights newest first in pages by key, of the given or the default size', async () => {
  await using app = await startTestApp();
  const titles = Array.from({ length: rowsPerPage * 2 + 3 }, (_, at) => `Number ${at}`);
  // All at one moment, so that only the id orders them.
  const at = { videoUrl: id, dateAdded: '2026-01-01T10:00:00Z' };
  for (const title of titles) await app.as.adminWithWindow.post('/api/highlights', { title, ...at });
  const seen: string[] = [];
  let path: string | undefined = '/api/highlights';
  let pages = 0;
  while (path) {
    const response = await app.as.member.get(path);
    seen.push(...response.as(z.array(highlights.ResponseBody)).map(({ title }) => title));
    path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    pages += 1;
  }
  expect(seen).toEqual(titles.toReversed());
  expect(pages).toBe(3);
  expect((await app.as.member.get('/api/highlights?limit=2')).as(z.array(highlights.ResponseBody))).toHaveLength(2);
  expect((await app.as.member.get('/api/highlights?cursor=bm9wZQ')).status).toBe(400);
});

describe('a video', () => {
  it('is found by its 11 characters or by its highlight, without a request to any other server', async () => {
    const highlight = await added({ videoUrl: 'aqz-KE-bpKQ', title: 'Big day', description: 'A rabbit wins.' });
    const expected = {
      id: 'aqz-KE-bpKQ',
      title: 'Big day',
      description: 'A rabbit wins.',
      source: 'YouTube',
      dateAdded: highlight.dateAdded,
      highlightId: highlight.id,
    };
    expect((await arena.as.member.get('/api/videos/aqz-KE-bpKQ')).as(Video)).toMatchObject(expected);
    expect((await arena.as.member.get(`/api/videos/${highlight.id}`)).as(Video)).toMatchObject(expected);
    expect((await arena.as.member.get('/api/videos/AAAAAAAAAAA')).status).toBe(404);
    expect((await arena.as.member.get('/api/videos/999999')).status).toBe(404);
    expect((await arena.as.member.get('/api/videos/12345678901')).status).toBe(404);
  });

  it.each(['..%2f..%2fetc', 'short', '%00', 'aqz-KE-bpK!', '-1', '4294967296'])('refuses the key %s', async (key) => {
    expect((await arena.as.member.get(`/api/videos/${key}`)).status).toBe(400);
  });
});
