import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { BoxScore } from '#features/results/box-scores/contract.ts';
import { addAsAdmin, savedBoxScore } from '#features/results/box-scores/testing/played-game.ts';
import { addLinkedPlayer } from '#features/teams/player-links/testing/rows.ts';
import { Player } from '#features/teams/players/contract.ts';
import { buildWorld } from '#testing/world.ts';
import { sweepMerges } from './merge-commands.ts';
import { mergesIn } from './testing/merges-in.ts';

let lions = 0;
let owls = 0;
const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const merges = mergesIn(arena);
lions = await addAsAdmin(arena, '/api/teams', { name: 'Lions', sportId: 1, gender: 'Mixed' });
owls = await addAsAdmin(arena, '/api/teams', { name: 'Owls', sportId: 1, gender: 'Mixed' });
beforeEach(async () => {
  await arena.db.deleteFrom('player_merges').execute();
  await arena.db.deleteFrom('player_links').execute();
});

const player = (name: string, more: object = {}) => addAsAdmin(arena, '/api/players', { name, teamId: lions, ...more });
const playerNow = async (id: number) => (await arena.as.member.get(`/api/players/${id}`)).as(Player);
const fetchStatus = async (id: number) => (await arena.as.member.get(`/api/players/${id}`)).status;
const fetchLines = async (game: number) =>
  (await arena.as.member.get(`/api/games/${game}/box-score`)).as(BoxScore).lines.map(({ playerId }) => playerId);

let day = 0;
/** A game in which these players scored ten points each. */
async function addGame(...ids: number[]): Promise<number> {
  day += 1;
  const dateTime = new Date(Date.UTC(2026, 2, day, 16)).toISOString();
  const at = { sportId: 1, homeTeamId: lions, awayTeamId: owls, dateTime, location: 'Court' };
  const game = await addAsAdmin(arena, '/api/games', { ...at, homeScore: 50, awayScore: 4 });
  const lines = ids.map((playerId) => ({ playerId, points: 10 }));
  await savedBoxScore(arena, `/api/games/${game}/box-score`, { lines });
  return game;
}

describe('merging', () => {
  it('moves games, marks and missing fields to the kept player, and deletes the other', async () => {
    const kept = await player('Karabo', { jerseyNumber: 7 });
    const merged = await player('K. Dube', { jerseyNumber: 8, position: 'Guard', isAllStar: true });
    const [one, other] = [await addGame(kept), await addGame(merged)];
    const preview = await merges.preview(kept, merged);
    expect(preview).toMatchObject({ games: { kept: 1, merged: 1 }, refusal: null });
    expect(preview.result).toMatchObject({ jerseyNumber: 7, position: 'Guard', isAllStar: true });
    expect(preview.result.stats).toMatchObject({ points: 20, gamesPlayed: 2 });
    const response = await merges.merge(kept, merged);
    expect(response.status).toBe(200);
    expect(response.as(Player)).toMatchObject({ id: kept, ...preview.result });
    expect(await fetchStatus(merged)).toBe(404);
    expect([await fetchLines(one), await fetchLines(other)]).toEqual([[kept], [kept]]);
    const [entry] = await merges.list();
    expect(entry).toMatchObject({ kept: { id: kept }, merged: { displayName: 'K. Dube' }, refusal: null });
    expect((await merges.readAudit(kept)).map(({ act }) => act)).toContain('player.merge');
  });

  it('adds up totals kept by hand, with box scores or without', async () => {
    const kept = await player('By hand', { stats: { points: 12, gamesPlayed: 2 } });
    const merged = await player('By hand too', { stats: { points: 30, gamesPlayed: 3 } });
    await merges.merge(kept, merged);
    expect((await playerNow(kept)).stats).toMatchObject({ points: 42, gamesPlayed: 5 });
    const third = await player('With a game', { stats: { points: 5, gamesPlayed: 1 } });
    await addGame(third);
    await merges.merge(kept, third);
    expect(await playerNow(kept)).toMatchObject({
      stats: { points: 57, gamesPlayed: 7 },
      openingStats: { points: 47, gamesPlayed: 6 },
    });
    await merges.undoLast();
    await merges.undoLast();
    expect(await playerNow(kept)).toMatchObject({ stats: { points: 12, gamesPlayed: 2 }, areStatsDerived: false });
    expect((await playerNow(third)).stats).toMatchObject({ points: 15, gamesPlayed: 2 });
  });

  it('is refused for two players in one game, of different sports, or one and the same', async () => {
    const [kept, merged] = [await player('One'), await player('Other')];
    await addGame(kept, merged);
    const same = 'They are two people: both are recorded in the same game';
    expect(await merges.refusal(kept, merged)).toEqual([409, same]);
    expect((await merges.preview(kept, merged)).refusal).toBe(same);
    await addGame(kept, merged);
    expect((await merges.preview(kept, merged)).refusal).toBe('They are two people: both are recorded in 2 games');
    const rugby = await addAsAdmin(arena, '/api/teams', { name: 'Rugby', sportId: 2, gender: 'Mixed' });
    const elsewhere = await player('Elsewhere', { teamId: rugby });
    expect(await merges.refusal(kept, elsewhere)).toEqual([409, 'They play different sports']);
    expect((await merges.merge(kept, kept)).status).toBe(400);
    expect((await merges.merge(kept, 999_999)).status).toBe(400);
    expect((await merges.merge(999_999, kept)).status).toBe(404);
    expect(await merges.list()).toEqual([]);
  });

  it('is refused for players of two accounts, and moves the link of one account', async () => {
    const [mine, theirs] = [await addLinkedPlayer(world), await addLinkedPlayer(world, 'otherMember')];
    expect(await merges.refusal(mine, theirs)).toEqual([409, 'They are linked to different accounts']);
    const sportTeam = (await playerNow(mine)).teamId;
    const kept = await player('Nobody yet', { teamId: sportTeam });
    expect((await merges.merge(kept, mine)).status).toBe(200);
    const own = async () => JSON.stringify((await arena.as.member.get('/api/user/players')).body);
    expect(await own()).toContain(`"id":${kept},`);
    await merges.undoLast();
    expect(await own()).toContain(`"id":${mine},`);
  });
});

describe('undoing a merge', () => {
  it('leaves later games and corrections with the kept player', async () => {
    const kept = await player('Kept');
    const merged = await player('Merged', { bio: 'Plays on both wings.', position: 'Wing', isCaptain: true });
    const game = await addGame(merged);
    await merges.merge(kept, merged);
    const later = await addGame(kept);
    await arena.as.adminWithWindow.patch(`/api/players/${kept}`, { bio: 'Put right since.' });
    expect((await merges.undoLast()).status).toBe(200);
    expect([await fetchLines(game), await fetchLines(later)]).toEqual([[merged], [kept]]);
    const two = [await playerNow(kept), await playerNow(merged)];
    expect(two).toMatchObject([
      { bio: 'Put right since.', position: null, isCaptain: false, stats: { points: 10 } },
      { bio: 'Plays on both wings.', position: 'Wing', isCaptain: true, stats: { points: 10 } },
    ]);
    expect((await merges.readAudit(kept)).map(({ act }) => act)).toContain('player.unmerge');
  });

  it('goes in reverse order, and says which merge is in the way', async () => {
    const [a, b, c] = [await player('Ann'), await player('Ben'), await player('Cay')];
    await merges.merge(b, a);
    await merges.merge(c, b);
    const first = (await merges.list())[1];
    expect(first).toMatchObject({ kept: null, refusal: 'Undo the merge of Ben first' });
    expect((await merges.undo(first?.id ?? 0)).status).toBe(409);
    expect([(await merges.undoLast()).status, (await merges.undoLast()).status]).toEqual([200, 200]);
    expect([await fetchStatus(a), await fetchStatus(b), await fetchStatus(c)]).toEqual([200, 200, 200]);
    expect((await merges.undo(first?.id ?? 0)).status).toBe(404);
  });

  it('is refused once the kept player or the merged one’s team is gone', async () => {
    const away = await addAsAdmin(arena, '/api/teams', { name: 'Gone', sportId: 1, gender: 'Mixed' });
    const [kept, merged] = [await player('Stays'), await player('Away', { teamId: away })];
    await merges.merge(kept, merged);
    expect((await arena.as.adminWithWindow.delete(`/api/teams/${away}`)).status).toBe(200);
    expect((await merges.list())[0]?.refusal).toBe('The team of the merged player has been deleted');
    expect((await merges.undoLast()).status).toBe(409);
    await merges.merge(kept, await player('Again'));
    expect((await arena.as.adminWithWindow.delete(`/api/players/${kept}`)).status).toBe(200);
    expect((await merges.list())[0]?.refusal).toBe('The player who was kept has been deleted');
    expect((await merges.undoLast()).status).toBe(409);
  });

  it('is possible for 30 days', async () => {
    const merged = await player('Old');
    await merges.merge(await player('Kept'), merged);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await sweepMerges(arena.db, inDays(29));
    expect(await merges.list()).toHaveLength(1);
    await sweepMerges(arena.db, inDays(31));
    expect(await merges.list()).toEqual([]);
    expect(await fetchStatus(merged)).toBe(404);
  });
});

describe('a form that was opened before a merge', () => {
  it('is refused as outdated, so that no line names the deleted player', async () => {
    const [kept, merged] = [await player('Kept'), await player('Merged')];
    const game = await addGame(merged);
    const path = `/api/games/${game}/box-score`;
    const { version } = (await arena.as.officer.get(path)).as(BoxScore);
    await merges.merge(kept, merged);
    const late = { lines: [{ playerId: merged, points: 11 }], version };
    expect((await arena.as.officer.put(path, late)).status).toBe(409);
    const old = await arena.as.adminWithWindow.patch(`/api/players/${kept}`, { bio: 'Late', version: 1 });
    expect(old.status).toBe(409);
  });
});
