import { describe, expect, it } from 'vitest';
import { demoAccounts, demoOfficers } from '#features/people/accounts/server/demo/fill.ts';
import { demoClubs } from '#features/teams/clubs/server/demo/clubs.ts';
import { planRoster } from '#features/teams/players/server/demo/fill.ts';
import { demoSports } from '#features/teams/sports/server/demo/sports.ts';
import { demoTeams } from '#features/teams/teams/server/demo/teams.ts';
import { defaultSettings } from '#platform/settings/rules.ts';
import { nameKey } from '#shared/names.ts';
import { isHomeSide, mostRecentGame, nextGame } from '../../rules.ts';
import { planRsvps } from './fill.ts';
import { planDemoGames } from './games.ts';
import type { DemoGame } from './scores.ts';

type DemoVillage = ReturnType<typeof planDemoVillage>;

/** The demo data of all features that the games depend on. */
function planDemoVillage(now: Date) {
  const games = planDemoGames(now);
  const players = planRoster(demoTeams).map(({ id, team, person, jerseyNumber, isCaptain, isClubAnchor }) => ({
    id,
    teamId: team.id,
    name: person.name,
    jerseyNumber,
    isCaptain,
    isClubAnchor,
  }));
  return {
    sports: demoSports,
    teams: demoTeams,
    clubs: demoClubs,
    officers: demoOfficers,
    games,
    players,
    rsvps: planRsvps(now, games, demoAccounts(now)),
  };
}

const day = 24 * 3_600_000;
const moments = [
  '2026-11-21T05:37:15.000Z',
  '2026-12-31T21:59:59.000Z',
  '2026-12-31T22:00:00.000Z',
  '2027-01-01T00:00:30.000Z',
  '2027-02-28T12:00:00.000Z',
  '2028-02-29T16:29:00.000Z',
  '2026-03-31T23:10:00.000Z',
  '2026-06-30T16:31:00.000Z',
  ...Array.from(
    { length: 7 },
    (_, weekday) => `2026-08-0${weekday + 1}T${String(weekday * 3).padStart(2, '0')}:45:00.000Z`,
  ),
].map((moment) => new Date(moment));

describe.each(moments.map((now) => ({ now, at: now.toISOString() })))('the demo village at $at', ({ now }) => {
  const village = planDemoVillage(now);
  const { games } = village;
  const instant = now.toISOString();

  it('has a next game of the home side within three days', () => {
    const next = nextGame(games, now);
    expect(next).toMatchObject({ sportId: 1, category: 'tournament' });
    expect(Date.parse(next?.dateTime ?? '') - now.getTime()).toBeLessThan(3 * day);
    expect(getName(village, next?.homeTeamId)).toBe('Princeton Village');
    expect(getName(village, next?.awayTeamId)).toBe('Knox House Hawks');
  });

  it('has a most recent game, won by the home side at most two days ago', () => {
    const recent = mostRecentGame(games, now);
    expect(recent).toMatchObject({ homeScore: 72, awayScore: 65 });
    expect(isOurs(village, recent?.homeTeamId)).toBe(true);
    expect(now.getTime() - Date.parse(recent?.dateTime ?? '')).toBeLessThan(2 * day);
  });

  it('has one live game, just begun', () => {
    const live = games.filter(({ status }) => status === 'live');
    expect(live).toHaveLength(1);
    const [game] = live;
    expect(game?.homeScore).toBeGreaterThan(0);
    const running = now.getTime() - Date.parse(game?.dateTime ?? '');
    expect(running).toBeGreaterThan(0);
    expect(running).toBeLessThan(60 * 60_000);
  });

  it('has completed games in the past and upcoming games ahead, within eighteen weeks', () => {
    for (const { id, status, dateTime } of games) {
      if (status === 'completed') expect(dateTime < instant).toBe(true);
      if (status === 'upcoming') expect(dateTime > instant).toBe(true);
      if (id === 46 || id === 115) continue;
      expect(Math.abs(Date.parse(dateTime) - now.getTime())).toBeLessThanOrEqual(18 * 7 * day);
    }
  });

  it('has the same season on any day', () => {
    const comparable = ({ dateTime: _, season, ...game }: DemoGame) => ({ ...game, isLastYear: season === '2025' });
    expect(games.map(comparable)).toEqual(planDemoGames(new Date('2026-11-21T05:37:15.000Z')).map(comparable));
  });

  it('has no team play twice on one day', () => {
    for (const { id } of village.teams) {
      const times = games
        .filter(({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id)
        .map(({ dateTime }) => dateTime.slice(0, 10));
      expect(new Set(times).size).toBe(times.length);
    }
  });

  it('has RSVPs for the next games, one per name', () => {
    const next = nextGame(games, now);
    const going = village.rsvps.filter(({ gameId }) => gameId === next?.id);
    expect(going.map(({ userName }) => userName).slice(0, 2)).toEqual(['Thandi', 'Sipho']);
    expect(going).toHaveLength(23);
    const keys = village.rsvps.map(({ gameId, userName }) => `${gameId} ${nameKey(userName)}`);
    expect(new Set(keys).size).toBe(keys.length);
    const upcoming = new Set(games.filter(({ status }) => status === 'upcoming').map(({ id }) => id));
    for (const { gameId, userName, createdAt } of village.rsvps) {
      expect(upcoming).toContain(gameId);
      expect([...userName].length).toBeLessThanOrEqual(20);
      expect(createdAt < instant).toBe(true);
    }
  });
});

describe('the demo village', () => {
  const now = new Date('2026-11-21T05:37:15.000Z');
  const village = planDemoVillage(now);
  const { games, teams, players, clubs, sports } = village;

  it('is the same at every start', () => {
    expect(planDemoVillage(now)).toEqual(village);
    const later = planDemoVillage(new Date('2027-05-02T10:00:00.000Z'));
    expect(later.players.map(({ name }) => name)).toEqual(players.map(({ name }) => name));
    expect(later.teams.map(({ name }) => name)).toEqual(teams.map(({ name }) => name));
  });

  it('is of a believable size', () => {
    expect(sports.map(({ name }) => name).slice(0, 9)).toEqual(
      'Basketball,Netball,Soccer,Rugby,eSports,Diski,Chess,Cheerleading,Fitness Club'.split(','),
    );
    expect(sports).toHaveLength(14);
    expect(teams.length).toBeGreaterThanOrEqual(24);
    expect(players.length).toBeGreaterThanOrEqual(150);
    expect(games.length).toBeGreaterThanOrEqual(120);
    expect(clubs.length).toBeGreaterThanOrEqual(12);
    expect(clubs.filter(({ hidden }) => hidden)).toHaveLength(1);
    expect(clubs.filter(({ featured }) => featured)).toHaveLength(2);
    expect(village.officers).toHaveLength(10);
  });

  it('has games of every category and status', () => {
    expect(new Set(games.map(({ category }) => category)).size).toBe(6);
    expect(new Set(games.map(({ status }) => status)).size).toBe(5);
    const past = games.filter(({ status }) => status === 'completed');
    expect(new Set(past.map(({ category }) => category)).size).toBe(6);
  });

  it('gives every row an id of its own', () => {
    for (const rows of [sports, teams, players, clubs, games]) {
      const ids = rows.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(Math.min(...games.map(({ id }) => id))).toBe(1);
  });

  it('has one captain per team and no number twice in it', () => {
    for (const team of teams) {
      const roster = players.filter(({ teamId }) => teamId === team.id);
      expect(roster.filter(({ isCaptain }) => isCaptain)).toHaveLength(1);
      const numbers = roster.flatMap(({ jerseyNumber }) => (jerseyNumber === null ? [] : [jerseyNumber]));
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(99);
    }
    // The demo's member plays in two teams.
    expect(new Set(players.map(({ name }) => name)).size).toBe(players.length - 1);
    expect(players.filter(({ isClubAnchor }) => isClubAnchor).length).toBeGreaterThan(5);
  });

  it('has one home side in every sport with teams, and no two teams of one name', () => {
    const played = new Set(teams.map(({ sportId }) => sportId));
    expect(played.size).toBe(13);
    for (const id of played) {
      const ours = teams.filter(
        ({ sportId, name }) => sportId === id && isHomeSide(name, defaultSettings.homeSidePatterns),
      );
      expect(ours.map(({ residence }) => residence)).toEqual(['pv']);
    }
    const keys = teams.map(({ sportId, name }) => `${sportId} ${nameKey(name)}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('pairs different teams of one sport, each pair once at either home in a season', () => {
    const sportByTeam = new Map(teams.map(({ id, sportId }) => [id, sportId]));
    for (const { sportId, homeTeamId, awayTeamId, location } of games) {
      expect(homeTeamId).not.toBe(awayTeamId);
      expect([sportByTeam.get(homeTeamId), sportByTeam.get(awayTeamId)]).toEqual([sportId, sportId]);
      expect(location).not.toBe('');
    }
    const fixtures = games.map(({ season, homeTeamId, awayTeamId }) => `${season} ${homeTeamId} ${awayTeamId}`);
    expect(new Set(fixtures).size).toBe(fixtures.length);
  });

  it('has games 46 and 115 with their fixed facts', () => {
    const ours = teams.find(({ sportId, residence }) => sportId === 1 && residence === 'pv');
    const facts = { sportId: 1, status: 'completed', hasBoxScore: true, homeTeamId: ours?.id };
    expect(games.find(({ id }) => id === 46)).toMatchObject(facts);
    expect(games.find(({ id }) => id === 46)?.dateTime).toMatch(/^2025-05-17/);
    const other = games.find(({ id }) => id === 115);
    expect(other).toMatchObject({ ...facts, homeScore: 67, awayScore: 94 });
    expect(other?.dateTime).toMatch(/^2025-05-24/);
    expect(ours?.name).toBe('Princeton Village');
    expect(players.filter(({ teamId }) => teamId === ours?.id).length).toBeGreaterThanOrEqual(12);
    expect(games.filter(({ hasBoxScore }) => hasBoxScore)).toHaveLength(2);
  });

  it('keeps scores to what the sport allows', () => {
    const bounds: Record<number, [number, number]> = {
      1: [40, 95],
      2: [25, 60],
      3: [0, 5],
      4: [5, 45],
      5: [0, 3],
      6: [0, 5],
      7: [0, 12],
      10: [0, 9],
      11: [0, 5],
    };
    for (const { sportId, status, homeScore, awayScore, resultType } of games) {
      if (resultType === 'forfeit') continue;
      if (status !== 'completed' && status !== 'live') {
        expect([homeScore, awayScore]).toEqual([null, null]);
        continue;
      }
      const [least, most] = bounds[sportId] ?? [0, 100];
      for (const score of [homeScore, awayScore]) {
        expect(score).toBeGreaterThanOrEqual(least);
        expect(score).toBeLessThanOrEqual(most);
      }
      if ([1, 2, 4, 5, 10].includes(sportId)) expect(homeScore).not.toBe(awayScore);
    }
  });
});

const getName = ({ teams }: DemoVillage, id: number | undefined) => teams.find((team) => team.id === id)?.name;
const isOurs = ({ teams }: DemoVillage, id: number | undefined) =>
  teams.find((team) => team.id === id)?.residence === 'pv';
