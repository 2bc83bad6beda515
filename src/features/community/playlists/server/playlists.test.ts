import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { playlists } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
beforeEach(async () => {
  await arena.as.adminWithWindow.post('/api/playlists/set-all-inactive');
});

const send = (fields: object = {}) => arena.as.adminWithWindow.post('/api/playlists', { title: 'Warm-Up', ...fields });
const addPlaylist = async (fields: object = {}) => (await send(fields)).as(playlists.ResponseBody);
const active = async () => (await arena.as.member.get('/api/playlists/active')).as(z.nullable(playlists.ResponseBody));
const activeRows = () => arena.db.selectFrom('playlists').select('id').where('is_active', '=', 1).execute();

describe('a playlist', () => {
  it('defaults to today, no tracks, and not being the Playlist of the Week', async () => {
    const playlist = await addPlaylist({ spotifyUrl: '', appleMusicUrl: '', featured: true });
    expect(playlist).toMatchObject({ isActive: false, active: false, featured: true, tracks: [], spotifyUrl: null });
    const sast = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);
    expect(playlist.releaseDate).toBe(sast);
  });

  it.each([
    ['2025-06-20', '2025-06-20'],
    ['2025-06-20T10:00:00.000Z', '2025-06-20'],
  ])('is released on the day of %s', async (releaseDate, day) => {
    expect((await addPlaylist({ releaseDate })).releaseDate).toBe(day);
  });

  it('keeps its tracks and its day when something else is changed', async () => {
    const tracks = [{ title: ' Lights On ', artist: 'Village Brass', length: 3 }];
    const made = await addPlaylist({ tracks: JSON.stringify(tracks), releaseDate: '2025-06-20' });
    expect(made.tracks).toEqual([{ title: 'Lights On', artist: 'Village Brass' }]);
    const changed = await arena.as.adminWithWindow.patch(`/api/playlists/${made.id}`, { curator: 'Buhle' });
    expect(changed.as(playlists.ResponseBody)).toMatchObject({ releaseDate: '2025-06-20', tracks: made.tracks });
  });

  it.each([
    [{ tracks: '[' }],
    [{ tracks: [{ title: 'No artist' }] }],
    [{ tracks: Array.from({ length: 51 }, () => ({ title: 'a', artist: 'b' })) }],
    [{ tracks: { title: 'a', artist: 'b' } }],
    [{ spotifyUrl: 'https://open.spotify.com.evil.example/playlist/1' }],
    [{ spotifyUrl: 'http://open.spotify.com/playlist/1' }],
    [{ spotifyUrl: 'https://open.spotify.com@evil.example/' }],
    [{ spotifyUrl: 'https://music.apple.com/za/playlist/1' }],
    [{ appleMusicUrl: 'javascript:alert(1)//music.apple.com' }],
    [{ youtubeUrl: 'https://evil.example/?youtube.com' }],
    [{ coverImage: 'data:image/svg+xml,<svg/>' }],
    [{ releaseDate: 'tomorrow' }],
    [{ active: true, isActive: false }],
    [{ title: ' ' }],
  ])('is refused with %j', async (fields) => {
    expect((await send(fields)).status).toBe(400);
  });

  it.each([
    { spotifyUrl: 'https://open.spotify.com/playlist/1' },
    { appleMusicUrl: 'https://music.apple.com/za/playlist/warm-up/pl.1' },
    { youtubeUrl: 'https://music.youtube.com/playlist?list=1' },
    { youtubeUrl: 'https://youtu.be/jNQXAC9IVRw' },
  ])('accepts a link such as %j', async (link) => {
    expect(await addPlaylist(link)).toMatchObject(link);
  });

  it('is listed for admins only, latest first', async () => {
    await addPlaylist({ title: 'Older', releaseDate: '2001-01-01' });
    const list = (await arena.as.admin.get('/api/playlists')).as(z.array(playlists.ResponseBody));
    expect(list.at(-1)?.title).toBe('Older');
    expect((await arena.as.member.get('/api/playlists')).status).toBe(403);
  });
});

describe('the Playlist of the Week', () => {
  it('is null when there is none', async () => {
    expect((await arena.as.member.get('/api/playlists/active')).body).toBeNull();
  });

  it.each([
    ['POST', undefined],
    ['POST', {}],
    ['PATCH', { active: true }],
    ['PATCH', undefined],
  ] as const)('is set by %s with %j, in place of the previous one', async (method, body) => {
    const [before, after] = [await addPlaylist({ active: true }), await addPlaylist()];
    const response = await arena.as.adminWithWindow.call(method, `/api/playlists/${after.id}/set-active`, body);
    expect(response.as(playlists.ResponseBody)).toMatchObject({ id: after.id, isActive: true, active: true });
    expect((await active())?.id).toBe(after.id);
    const former = (await arena.as.admin.get(`/api/playlists/${before.id}`)).as(playlists.ResponseBody);
    expect(former).toMatchObject({ isActive: false, version: before.version + 1 });
  });

  it('cannot be unset by set-active, nor be an unknown playlist', async () => {
    const { id } = await addPlaylist({ isActive: true });
    const refused = await arena.as.adminWithWindow.patch(`/api/playlists/${id}/set-active`, { active: false });
    expect(refused.status).toBe(400);
    expect((await arena.as.adminWithWindow.post('/api/playlists/2000000000/set-active')).status).toBe(404);
    expect((await active())?.id).toBe(id);
  });

  it.each(['active', 'isActive'])('follows %s of an added and of a changed playlist', async (field) => {
    const first = await addPlaylist({ [field]: true });
    const second = await addPlaylist({ [field]: true, title: 'Second' });
    expect((await active())?.id).toBe(second.id);
    await arena.as.adminWithWindow.patch(`/api/playlists/${first.id}`, { [field]: true });
    expect((await active())?.id).toBe(first.id);
    await arena.as.adminWithWindow.patch(`/api/playlists/${first.id}`, { title: 'Renamed' });
    expect((await active())?.title).toBe('Renamed');
    await arena.as.adminWithWindow.patch(`/api/playlists/${first.id}`, { [field]: false });
    expect(await active()).toBeNull();
  });

  it('goes with its playlist, and when all are set inactive', async () => {
    const { id } = await addPlaylist({ active: true });
    expect((await active())?.id).toBe(id);
    await arena.as.adminWithWindow.delete(`/api/playlists/${id}`);
    expect(await active()).toBeNull();
    await addPlaylist({ active: true });
    expect((await arena.as.adminWithWindow.patch('/api/playlists/set-all-inactive')).body).toEqual({ ok: true });
    expect(await active()).toBeNull();
  });

  it('is limited to one by the table itself', async () => {
    await addPlaylist({ active: true });
    await addPlaylist();
    await expect(sql`update playlists set is_active = 1`.execute(arena.db)).rejects.toThrow();
  });
});

describe('200 simultaneous activations', () => {
  it('leave exactly one active, at every moment', async () => {
    const ids: number[] = [(await addPlaylist({ active: true })).id];
    while (ids.length < 8) ids.push((await addPlaylist()).id);
    const seen = new Set<number>();
    let racing = true;
    const watching = (async () => {
      while (racing) {
        // Over HTTP, so that the other requests get their turn.
        expect(await active()).not.toBeNull();
        seen.add((await activeRows()).length);
      }
    })();
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const path = `/api/playlists/${ids[at % ids.length]}`;
        if (at % 4 === 3) return (await arena.as.adminWithWindow.patch(path, { active: true })).status;
        const method = at % 2 === 0 ? 'POST' : 'PATCH';
        return (await arena.as.adminWithWindow.call(method, `${path}/set-active`)).status;
      }),
    );
    racing = false;
    await watching;
    // A busy database may refuse a request that has waited too long, but it never does half of one.
    expect(statuses.filter((status) => status !== 503)).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(seen).toEqual(new Set([1]));
    expect(ids).toContain((await active())?.id);
  });
});
