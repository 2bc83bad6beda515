import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { playedGame, savedBoxScore } from '#features/results/box-scores/testing/played-game.ts';
import { loadSharp } from '#server/sharp.ts';

const arena = await startTestApp({ env: { PUBLIC_URL: 'https://arena.example.org' } });
afterAll(() => arena.close());
const game = await playedGame(arena, { location: 'Hidden Court' });
const lines = [{ playerId: game.home[0], points: 10, rebounds: 7 }];
await savedBoxScore(arena, game.path, { lines, periodScores: [{ home: 10, away: 4 }] });

const publicResults = (on: boolean) => arena.as.adminWithWindow.patch('/api/settings', { publicResults: on });
const getCardPath = (id: number) => `/api/games/${id}/card.png`;

async function fetchPicture(id: number, cookie: string | null = null): Promise<Buffer> {
  const headers: Record<string, string> = cookie === null ? {} : { cookie };
  const response = await fetch(`${arena.url}${getCardPath(id)}`, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await response.arrayBuffer());
}
const membersPicture = async (id: number) => fetchPicture(id, await arena.as.member.cookie());

describe('the card of a result', () => {
  it('is a picture of the size that messengers show', async () => {
    const sharp = await loadSharp();
    const { width, height, format } = await sharp(await membersPicture(game.gameId)).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
  });

  it('is the same bytes until something on it changes', async () => {
    const { gameId } = await playedGame(arena);
    const first = await membersPicture(gameId);
    expect((await membersPicture(gameId)).equals(first)).toBe(true);
    await arena.as.officer.patch(`/api/games/${gameId}`, { homeScore: 11 });
    expect((await membersPicture(gameId)).equals(first)).toBe(false);
  });

  it('shows the crests of the demo village, and fetches nothing from an address that was typed', async () => {
    const { gameId } = await playedGame(arena);
    const { homeTeamId } = (await arena.as.member.get(`/api/games/${gameId}`)).body as { homeTeamId: number };
    const withLogo = async (logo: string | null) => {
      await arena.db.updateTable('teams').set({ logo }).where('id', '=', homeTeamId).execute();
      return membersPicture(gameId);
    };
    const shield = await withLogo(null);
    expect((await withLogo('/art/crests/pv-basketball.svg')).equals(shield)).toBe(false);
    for (const logo of [
      '/art/crests/none.svg',
      '/art/../package.json',
      `${arena.url}/icon.svg`,
      'https://10.0.0.1/x.svg',
    ]) {
      expect((await withLogo(logo)).equals(shield), logo).toBe(true);
    }
  });

  it('can be drawn for any name', async () => {
    for (const name of ['<svg/onload="alert(1)">&amp;\'', '🏀🏀', 'Спартак', '‮Ṱhohoyanḓou', 'W'.repeat(50)]) {
      const { gameId } = await playedGame(arena);
      const { body } = await arena.as.member.get(`/api/games/${gameId}`);
      const { homeTeamId } = body as { homeTeamId: number };
      await arena.db.updateTable('teams').set({ name }).where('id', '=', homeTeamId).execute();
      expect((await membersPicture(gameId)).length, name).toBeGreaterThan(5_000);
    }
  });

  it('exists only once a game is over and has a score, and only for people who are logged in', async () => {
    const upcoming = await playedGame(arena, { status: 'live' });
    expect((await arena.as.member.get(getCardPath(upcoming.gameId))).status).toBe(404);
    expect((await arena.as.member.get(getCardPath(987_654))).status).toBe(404);
    for (const id of [game.gameId, upcoming.gameId, 987_654]) {
      expect((await arena.newVisitor().get(getCardPath(id))).status).toBe(401);
    }
  });
});

describe('an outsider', () => {
  const page = async (id: number) => {
    const { status, body, headers } = await arena.newVisitor().get(`/results/${id}`);
    return { status, html: String(body), headers };
  };

  it('learns nothing where results are not public', async () => {
    await publicResults(false);
    const off = await page(game.gameId);
    const missing = await page(987_654);
    expect([off.status, missing.status]).toEqual([404, 404]);
    expect(off.html.replace(`/games/${game.gameId}`, '/games/987654')).toBe(missing.html);
    expect(off.html).not.toContain('og:');
  });

  it('is sent on to the game after logging in, where results are not public', async () => {
    await publicResults(false);
    expect((await page(game.gameId)).html).toContain(`<a href="/games/${game.gameId}">Log in</a>`);
  });

  it('sees the result and nothing else, where results are public', async () => {
    await publicResults(true);
    const { status, html, headers } = await page(game.gameId);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toMatch(/<meta property="og:title" content="PV \d+ 10–4 Oak \d+">/);
    expect(html).toContain('<meta property="og:description" content="Basketball, Sun 1 Mar 2026. Final score.">');
    expect(html).toMatch(/og:image" content="https:\/\/arena\.example\.org\/api\/games\/\d+\/card\.png\?v=\d+"/);
    expect(html).not.toMatch(/Hidden Court|Ada/);
    const outsiders = await fetchPicture(game.gameId);
    expect(outsiders.equals(await membersPicture(game.gameId))).toBe(false);
    for (const path of [`/api/games/${game.gameId}`, game.path, '/api/games', '/api/standings']) {
      expect((await arena.newVisitor().get(path)).status, path).toBe(401);
    }
    const live = await playedGame(arena, { status: 'live' });
    expect((await page(live.gameId)).status).toBe(404);
  });

  it('gets names escaped as text, whatever characters they have', async () => {
    await publicResults(true);
    const { gameId } = await playedGame(arena);
    const { homeTeamId } = (await arena.as.member.get(`/api/games/${gameId}`)).as(Game);
    await arena.as.adminWithWindow.patch(`/api/teams/${homeTeamId}`, { name: '"><script>alert(1)</script>' });
    const { html } = await page(gameId);
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; 10–4');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
  });
});
