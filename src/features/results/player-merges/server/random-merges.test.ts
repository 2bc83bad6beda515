import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { end, nextPeriod, start, substitution, tap } from '#features/live/live-games/testing/taps.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { addAsAdmin, savedBoxScore } from '#features/results/box-scores/testing/played-game.ts';
import { repeats } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { mergesIn } from './testing/merges-in.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const merges = mergesIn(arena);

/** After each merge, 55 responses are compared. */
const most = repeats('MERGES', 10, 200);

/** Pseudo-random numbers, the same in each run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const team = (name: string) => addAsAdmin(arena, '/api/teams', { name, sportId: 1, gender: 'Mixed' });
const player = (teamId: number, name: string, more = {}) =>
  addAsAdmin(arena, '/api/players', { name, teamId, ...more });

/** Two teams of six and four, some twice: with totals by hand, box scores, a game scored live, links and claims. */
async function addTwoTeams() {
  const [homeTeamId, awayTeamId] = [await team('Lions'), await team('Owls')];
  const home = [
    await player(homeTeamId, 'Karabo', { jerseyNumber: 7, bio: 'Captain since 2025.', isCaptain: true }),
    await player(homeTeamId, 'Karabo D.', { position: 'Guard', photo: '/art/karabo.svg', isAllStar: true }),
    await player(homeTeamId, 'K. Dube', { stats: { points: 31, gamesPlayed: 3 }, isMvp: true }),
    await player(homeTeamId, 'Thandi', { stats: { points: 12, rebounds: 4, gamesPlayed: 2 } }),
    await player(homeTeamId, 'Thandi M.', { isClubAnchor: true }),
    await player(homeTeamId, 'Sipho'),
  ];
  const away = [
    await player(awayTeamId, 'Xola', { stats: { points: 8, gamesPlayed: 1 } }),
    await player(awayTeamId, 'Xola N.', { isAllStar: true }),
    await player(awayTeamId, 'Yaya'),
    await player(awayTeamId, 'Zola'),
  ];
  const games: number[] = [];
  const at = { sportId: 1, homeTeamId, awayTeamId, location: 'Court' };
  const sides = [
    [0, 6],
    [1, 7],
    [3, 8],
    [4, 7],
    [0, 9],
  ];
  for (const [day, [one = 0, other = 0]] of sides.entries()) {
    const fields = { ...at, dateTime: `2026-03-0${day + 1}T16:00:00Z`, homeScore: 10, awayScore: 4 };
    const game = await addAsAdmin(arena, '/api/games', fields);
    const all = [...home, ...away];
    const lines = [one, other].map((index, n) => ({ playerId: all[index], points: 4 + n + day, rebounds: day }));
    await savedBoxScore(arena, `/api/games/${game}/box-score`, { lines });
    games.push(game);
  }
  const live = await addAsAdmin(arena, '/api/games', { ...at, dateTime: '2026-03-09T16:00:00Z' });
  const [, , kd = 0, , , sipho = 0] = home;
  const [, , yaya = 0, zola = 0] = away;
  const events = [
    start(),
    substitution('on', kd),
    tap('home', 'three', { playerId: kd }),
    tap('away', 'two', { playerId: yaya }),
    nextPeriod(2),
    tap('home', 'two', { playerId: sipho, period: 2 }),
    end(),
  ];
  const scored = await arena.as.officer.post(`/api/games/${live}/events`, { events });
  expect(scored.status).toBe(200);
  const [first = 0, second = 0] = home;
  await link('member', first, homeTeamId);
  await link('otherMember', yaya, awayTeamId);
  await arena.as.officer.post(`/api/players/${second}/claim`);
  await arena.as.officer.post(`/api/players/${kd}/claim`);
  await arena.as.member.post(`/api/players/${zola}/claim`);
  return { players: [...home, ...away], games: [...games, live], homeTeamId };
}

async function link(person: 'member' | 'otherMember', player_id: number, team_id: number): Promise<void> {
  const row = { player_id, team_id, account_id: await findAccountId(world, person), since: '2026-03-01', until: null };
  await arena.db.insertInto('player_links').values(row).execute();
}

/** The raw responses about players, to each role. */
async function everyResponse({ players, games, homeTeamId }: Awaited<ReturnType<typeof addTwoTeams>>): Promise<string> {
  const { member, otherMember, officer } = arena.as;
  const reads = [
    member.get('/api/players/with-relations'),
    member.get('/api/players/with-relations?q=guard'),
    member.get('/api/players/with-relations?allStars=true'),
    member.get('/api/players/totals'),
    member.get(`/api/teams/${homeTeamId}/players`),
    member.get('/api/leaders?sportId=1'),
    member.get('/api/search?q=karabo'),
    member.get('/api/user/players'),
    otherMember.get('/api/user/players'),
    officer.get('/api/user/players'),
    officer.get('/api/player-claims'),
    ...players.flatMap((id) => [
      member.get(`/api/players/${id}`),
      member.get(`/api/players/${id}/season`),
      officer.get(`/api/players/${id}/link`),
    ]),
    ...games.flatMap((id) => [
      member.get(`/api/games/${id}`),
      officer.get(`/api/games/${id}/box-score`),
      member.get(`/api/games/${id}/events`),
    ]),
  ];
  const responses = await Promise.all(reads);
  return responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`).join('\n');
}

it(`${most} merges and unmerges in random order leave every answer as it was`, async () => {
  const here = await addTwoTeams();
  const before = await everyResponse(here);
  expect(before.split('\n').filter((line) => !line.startsWith('200'))).toEqual([]);
  const below = numbersFrom(18);
  const seen = new Map([['', before]]);
  const count = { merged: 0, undone: 0, refused: 0 };
  while (count.merged + count.undone < most) {
    const open = await merges.list();
    // With many merged already, mostly undoes any one of them.
    const undoes = open.length > 0 && below(6) < open.length;
    const pick = () => here.players[below(here.players.length)] ?? 0;
    const response = undoes ? await merges.undo(open[below(open.length)]?.id ?? 0) : await merges.merge(pick(), pick());
    expect([200, 400, 404, 409]).toContain(response.status);
    if (response.status !== 200) {
      count.refused += 1;
      continue;
    }
    count[undoes ? 'undone' : 'merged'] += 1;
    const now = await everyResponse(here);
    const state = await stateNow();
    expect(now).toBe(seen.get(state) ?? now);
    seen.set(state, now);
  }
  for (let remaining = await merges.list(); remaining.length > 0; remaining = await merges.list()) {
    expect((await merges.undo(remaining[0]?.id ?? 0)).status).toBe(200);
  }
  expect(await everyResponse(here)).toBe(before);
  expect(count.undone).toBeGreaterThan(most / 4);
  expect(count.refused).toBeGreaterThan(most / 10);
  expect(seen.size).toBeGreaterThan(most / 10);
}, 300_000);

/** Who is merged into whom, in order, for each kept player. */
async function stateNow(): Promise<string> {
  const rows = await arena.db.selectFrom('player_merges').selectAll().orderBy('kept_id').orderBy('id').execute();
  return rows.map(({ kept_id, merged_id }) => `${merged_id}>${kept_id}`).join(' ');
}
