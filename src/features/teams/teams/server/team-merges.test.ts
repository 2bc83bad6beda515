import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { mergesIn } from '#app/testing/merges-in.ts';
import { competitions } from '#features/competition/competitions/contract.ts';
import { Game } from '#features/competition/games/contract.ts';
import { AuditLine } from '#features/people/accounts/contract.ts';
import { findAccountId } from '#features/people/accounts/testing/rows.ts';
import { addAsAdmin } from '#features/results/box-scores/testing/played-game.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { teams } from '../contract.ts';
import { addTeam, sides } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const { db } = arena;
const world = buildWorld(arena.app);
const { sportId, homeTeamId: opponent, awayTeamId: otherOpponent } = await sides.of(world);
const admin = arena.as.adminWithWindow;

const { addTwo: addTeams, groups, preview, mergeAt, mergeAsSeen } = mergesIn(arena, world, teams, ['teams', addTeam]);

const team = async (id: number) => (await admin.get(`/api/teams/${id}`)).as(teams.ResponseBody);
const at = { sportId, location: 'Court 7', dateTime: '2027-03-04T16:30:00Z' };
const addGame = (homeTeamId: number, awayTeamId: number, fields: object = {}) =>
  addAsAdmin(arena, '/api/games', { ...at, homeTeamId, awayTeamId, ...fields });
const addPlayer = (teamId: number, name: string) => addAsAdmin(arena, '/api/players', { teamId, name });

describe('teams of one name', () => {
  it('of one sport are listed, oldest first', async () => {
    const [older, younger] = await addTeams('Ubuntu');
    const elsewhere = await addAsAdmin(arena, '/api/sports', { name: 'Ubuntu ball' });
    await addAsAdmin(arena, '/api/teams', { name: 'UBUNTU’S 7', sportId: elsewhere, gender: 'Mixed' });
    await addPlayer(younger, 'Zodwa');
    const group = (await groups()).filter(({ name }) => name === 'Ubuntu’s 7');
    expect(group.map(({ rows }) => rows.map(({ row, uses }) => [row.id, uses]))).toEqual([
      [
        [older, []],
        [younger, ['1 player']],
      ],
    ]);
  });

  it('bring their games, and the record is counted from all of them', async () => {
    const [older, younger] = await addTeams('Kwela');
    const won = { homeScore: 3, awayScore: 1 };
    await addGame(older, opponent, { ...won, dateTime: '2026-03-04T16:30:00Z' });
    await addGame(younger, opponent, { ...won, dateTime: '2026-03-11T16:30:00Z' });
    await addGame(opponent, younger, { ...won, dateTime: '2026-03-18T16:30:00Z' });
    const upcoming = await addGame(otherOpponent, younger);
    const { row, moved } = await mergeAsSeen(older, younger);
    expect(moved).toEqual(['3 games']);
    expect(row).toMatchObject({ gamesPlayed: 3, wins: 2, losses: 1, name: 'Kwela’s 7' });
    const game = (await arena.as.member.get(`/api/games/${upcoming}`)).as(Game);
    expect(game).toMatchObject({ awayTeamId: older, version: 2, awayTeam: { name: 'Kwela’s 7' } });
    expect((await admin.get(`/api/teams/${younger}`)).status).toBe(404);
    expect((await groups()).some(({ name }) => name.startsWith('Kwela'))).toBe(false);
    const again = await admin.post('/api/teams', { name: 'KWELA‘S 7', sportId, gender: 'Mixed' });
    expect(again.status, 'its name is taken').toBe(409);
  });

  it('that play each other are not merged; the refusal names the games', async () => {
    const [older, younger] = await addTeams('Mbube');
    await addGame(older, younger);
    const why = "They play each other: Mbube’s 7 v Mbube's 7, Thu 4 Mar 2027, 18:30. Delete that game first";
    expect(await preview(younger, older)).toMatchObject({ refusal: why, warnings: [] });
    const refused = await mergeAt(younger, older);
    expect([refused.status, refused.as(ErrorResponse).message]).toEqual([409, why]);
    expect((await team(older)).version).toBe(1);
  });

  it('say which meetings would then be there twice, and which games at one time', async () => {
    const [older, younger] = await addTeams('Marabi');
    await addGame(older, opponent);
    await addGame(opponent, younger);
    await addGame(older, opponent, { dateTime: '2027-04-01T16:30:00Z' });
    await addGame(otherOpponent, younger, { dateTime: '2027-04-01T16:30:00Z' });
    await addGame(otherOpponent, younger, { dateTime: '2027-04-08T16:30:00Z' });
    const { warnings } = await preview(older, younger);
    const [first, second] = [await team(opponent), await team(otherOpponent)];
    expect(warnings).toEqual([
      `The same meeting twice: ${first.name} v Marabi's 7, Thu 4 Mar 2027, 18:30`,
      `Two games at one time: ${second.name} v Marabi's 7, Thu 1 Apr 2027, 18:30`,
    ]);
  });

  it('keep what they have, take over what they lack, and the log holds what goes', async () => {
    const [older, younger] = await addTeams('Gqom');
    const at = await addAsAdmin(arena, '/api/residences', { name: "Gqom's Hall", kind: 'home' });
    const own = { logo: 'https://img.example/kept.png' };
    await admin.patch(`/api/teams/${older}`, own);
    const other = {
      logo: 'https://img.example/gone.png',
      gender: 'Female',
      residenceId: at,
      gamesPlayed: 5,
      wins: 4,
      losses: 1,
    };
    await admin.patch(`/api/teams/${younger}`, other);
    const seen = await preview(older, younger);
    expect(seen).toMatchObject({ filled: ['residenceId', 'gamesPlayed', 'wins', 'losses'], lost: ['logo', 'gender'] });
    const { row } = await mergeAsSeen(older, younger);
    expect(row).toMatchObject({ ...own, gender: 'Mixed', residenceId: at, gamesPlayed: 5, wins: 4, losses: 1 });
    const [line] = (await admin.get(`/api/admin/audit?subject=team:${older}`)).as(z.array(AuditLine));
    expect(line?.said).toBe('merged another team of the same name into the team Gqom’s 7');
    expect(line?.changes).toEqual([
      { field: 'Merged', after: "Gqom's 7" },
      { field: 'Moved', after: '—' },
      { field: 'Lost', after: 'Logo: https://img.example/gone.png; Gender: Female' },
    ]);
  });

  it('give a typed record up for one that is counted, and say so', async () => {
    const [older, younger] = await addTeams('Mgqashiyo');
    await admin.patch(`/api/teams/${older}`, { gamesPlayed: 9, wins: 7, losses: 2 });
    await addGame(younger, opponent, { homeScore: 1, awayScore: 0, dateTime: '2026-03-11T16:30:00Z' });
    expect((await preview(older, younger)).warnings).toEqual([
      'The typed record 7–2 gives way to the one counted from games',
    ]);
    expect((await mergeAsSeen(older, younger)).row).toMatchObject({ gamesPlayed: 1, wins: 1, losses: 0 });
  });

  it('say when a typed record is lost to one that is counted', async () => {
    const [older, younger] = await addTeams('Isicathamiya');
    await admin.patch(`/api/teams/${younger}`, { gamesPlayed: 9, wins: 7, losses: 2 });
    await addGame(older, opponent, { homeScore: 1, awayScore: 0, dateTime: '2026-03-11T16:30:00Z' });
    expect(await preview(older, younger)).toMatchObject({ filled: [], lost: ['gamesPlayed', 'wins', 'losses'] });
    expect((await mergeAsSeen(older, younger)).row).toMatchObject({ gamesPlayed: 1, wins: 1, losses: 0 });
  });

  it('bring players, links, follows, feeds, points and places in competitions, each once', async () => {
    const [older, younger] = await addTeams('Maskanda');
    const [kept, own, second] = [
      await addPlayer(older, 'Thandi M’Belé'),
      await addPlayer(younger, 'Sipho'),
      await addPlayer(younger, "thandi m'bele"),
    ];
    const link = async (player_id: number, team_id: number, person: 'member' | 'otherMember') => {
      const row = {
        player_id,
        team_id,
        account_id: await findAccountId(world, person),
        since: '2026-03-01',
        until: null,
      };
      await db.insertInto('player_links').values(row).execute();
    };
    await link(kept, older, 'member');
    await link(second, younger, 'member');
    await link(own, younger, 'otherMember');
    await arena.as.member.post(`/api/teams/${older}/follow`);
    for (const person of ['member', 'otherMember', 'officer'] as const)
      await arena.as[person].post(`/api/teams/${younger}/follow`);
    await arena.as.member.patch('/api/calendar/feed', { teamIds: [older, younger, opponent] });
    await arena.as.officer.patch('/api/calendar/feed', { teamIds: [younger] });
    const cup = await addAsAdmin(arena, '/api/competitions', {
      name: 'Cup 7',
      kind: 'cup',
      sportId,
      teamIds: [younger, opponent, older],
    });
    const points = { competitionId: cup, teamId: younger, points: -3, reason: 'Late' };
    const adjustment = await addAsAdmin(arena, '/api/point-adjustments', points);

    const seen = await preview(older, younger);
    expect(seen.warnings).toEqual([
      "In both squads: thandi m'bele. They stay two players each, until you merge them in the roster",
      'Linked to players of both: thandi. The link in the team that goes ends',
    ]);
    const { moved } = await mergeAsSeen(older, younger);
    expect(moved).toEqual(seen.moves);
    expect(moved).toEqual(['2 players', '3 followers', '1 competition', '1 point adjustment', '2 calendar feeds']);
    const squad = await db.selectFrom('players').select('id').where('team_id', '=', older).orderBy('id').execute();
    expect(squad.map(({ id }) => id)).toEqual([kept, own, second]);
    const links = await db
      .selectFrom('player_links')
      .select(['player_id', 'until'])
      .where('team_id', '=', older)
      .orderBy('id')
      .execute();
    expect(links).toEqual([
      { player_id: kept, until: null },
      { player_id: second, until: expect.any(String) },
      { player_id: own, until: null },
    ]);
    const followers = await db
      .selectFrom('team_follows')
      .select('account_id')
      .where('team_id', '=', older)
      .orderBy('account_id')
      .execute();
    const people = await Promise.all(
      (['member', 'otherMember', 'officer'] as const).map((one) => findAccountId(world, one)),
    );
    expect(followers.map(({ account_id }) => account_id)).toEqual(people.sort((a, b) => a - b));
    const feeds = await db.selectFrom('calendar_feed_teams').select('team_id').where('team_id', '=', older).execute();
    expect(feeds.length).toBe(2);
    const competition = (await admin.get(`/api/competitions/${cup}`)).as(competitions.ResponseBody);
    expect(competition).toMatchObject({ teamIds: [older, opponent], version: 2 });
    const moving = await db.selectFrom('point_adjustments').select('team_id').where('id', '=', adjustment).execute();
    expect(moving).toEqual([{ team_id: older }]);
    // The two players of one name can now be merged, although one account was linked to both.
    expect((await admin.post(`/api/players/${kept}/merge`, { playerId: second })).status).toBe(200);
  });

  it('have what people stopped and followed of either', async () => {
    const [older, younger] = await addTeams('Kwaito');
    const account_id = await findAccountId(world, 'officer');
    const [mine, stopped] = [await addTeams('Bubblegum'), await addTeams('Kasi')];
    const row = (team_id: number) => ({ account_id, team_id });
    await db
      .insertInto('team_follows')
      .values([younger, ...mine].map(row))
      .execute();
    await db.insertInto('push_stopped_teams').values([older, stopped[1]].map(row)).execute();
    for (const [one, other] of [[older, younger], mine, stopped] as const) await mergeAsSeen(one, other);
    const findTeams = async (table: 'team_follows' | 'push_stopped_teams') => {
      const rows = await db
        .selectFrom(table)
        .select('team_id')
        .where('account_id', '=', account_id)
        .where('team_id', 'in', [older, mine[0], stopped[0]])
        .execute();
      return new Set(rows.map(({ team_id }) => team_id));
    };
    expect(await findTeams('team_follows')).toEqual(new Set([older, mine[0]]));
    expect(await findTeams('push_stopped_teams')).toEqual(new Set([older, stopped[0]]));
  });

  it('let a merge of players be undone into the team that is left', async () => {
    const [older, younger] = await addTeams('Boeremusiek');
    const [kept, merged] = [await addPlayer(opponent, 'Anna'), await addPlayer(younger, 'Anna B.')];
    const row = {
      player_id: merged,
      team_id: younger,
      account_id: await findAccountId(world, 'admin'),
      since: '2026-03-01',
    };
    await db
      .insertInto('player_links')
      .values({ ...row, until: null })
      .execute();
    expect((await admin.post(`/api/players/${kept}/merge`, { playerId: merged })).status).toBe(200);
    await mergeAsSeen(older, younger);
    const [merge] = (await admin.get('/api/player-merges')).as(z.array(z.object({ id: z.int() })));
    const undone = await admin.post(`/api/player-merges/${merge?.id}/undo`);
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    const back = await db.selectFrom('players').select('team_id').where('id', '=', merged).execute();
    expect(back).toEqual([{ team_id: older }]);
  });

  it('do not ask captains again about a result', async () => {
    const [older, younger] = await addTeams('Mbaqanga');
    const game = await addGame(younger, opponent);
    const played = await admin.patch(`/api/games/${game}`, { homeScore: 2, awayScore: 1, status: 'completed' });
    expect(played.status).toBe(200);
    const asked = () => db.selectFrom('result_events').select('kind').where('game_id', '=', game).execute();
    expect(await asked()).toEqual([{ kind: 'asked' }]);
    await mergeAsSeen(older, younger);
    await admin.patch(`/api/games/${game}`, { location: 'Court 8' });
    expect(await asked()).toEqual([{ kind: 'asked' }]);
  });

  it('are refused with another name, with itself, of another sport, and when either has changed', async () => {
    const [older, younger] = await addTeams('Penny');
    const [other] = await addTeams('Whistle');
    const sport = await addAsAdmin(arena, '/api/sports', { name: 'Whistle ball' });
    const abroad = await addAsAdmin(arena, '/api/teams', { name: 'Penny’s 7', sportId: sport, gender: 'Mixed' });
    for (const [mergedId, message] of [
      [other, 'Only teams of the same name and sport can be merged'],
      [abroad, 'Only teams of the same name and sport can be merged'],
      [older, 'mergedId must be another team'],
      [999_999, 'mergedId is not a team of this village'],
    ] as const) {
      const refused = await mergeAt(older, mergedId);
      expect([refused.status, refused.as(ErrorResponse).message]).toEqual([400, message]);
    }
    expect((await mergeAt(999_999, older)).status).toBe(404);
    await admin.patch(`/api/teams/${younger}`, { gender: 'Female' });
    expect((await mergeAt(older, younger)).status).toBe(409);
    expect((await mergeAt(younger, older)).status).toBe(409);
    expect((await mergeAt(younger, older, { version: 2, mergedVersion: 1 })).status).toBe(200);
  });
});
