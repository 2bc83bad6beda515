import { describe, expect, it } from 'vitest';
import { capacityOf, eveningsOf, setupFaults } from './check-setup-rules.ts';
import { competitionTitles } from './competition-rules.ts';
import type { PlanCompetition, PlanGame, SeasonSetup } from './contract.ts';
import { type Around, questionOf, rulesOf } from './question-rules.ts';
import { firstAndLastWithin, type Ground, gamesWithin, slotsAt, wallOf } from './slot-rules.ts';

const netball: PlanCompetition = {
  ...{ key: 'n', competitionId: null, sportId: 1, name: 'Netball', kind: 'league', teamIds: [1, 2, 3, 4] },
  ...{ format: { kind: 'roundRobin', meetings: 1 }, minutes: 60, venueIds: [], gamesPerWeek: null, gamesPerDay: 1 },
  ...{ restDays: 0, daysBetweenReturns: 0, firstDay: null, lastDay: null },
};
const setup: SeasonSetup = {
  ...{ firstDay: '2027-02-01', lastDay: '2027-02-14', daysOff: [], competitions: [netball], wishes: [] },
  venues: [{ venueId: 7, courts: 2, times: [{ day: 'Tuesday', from: '18:00', until: '20:30' }] }],
};
const closed = [{ from: '2027-02-09', until: '2027-02-09', reason: 'Polishing' }];
const grounds = new Map<number, Ground>([[7, { id: 7, name: 'Hall 7', closedDays: [] }]]);
const around: Around = {
  ...{
    name: 'Autumn',
    grounds,
    teamNames: new Map([[1, "D'Oliveira"]]),
    titles: {},
    busy: [],
    shared: [],
    games: [],
    isKept: () => false,
  },
  wall: (at) => new Date(Date.parse(at) + 2 * 3_600_000),
};

const planGame = (change: Partial<PlanGame>): PlanGame => ({
  ...{ id: 1, version: 1, key: 'n:1', competition: 'n', home: { team: '1' }, away: { team: '2' } },
  ...{ homeTeamId: 1, awayTeamId: 2, group: null, round: null, stage: 1, minutes: 60 },
  ...{ dateTime: null, venueId: null, court: null },
  ...{ isLocked: false, problem: null, gameId: null, published: null, ...change },
});

describe('the question of a setup', () => {
  it('has one slot after the other on each court, and none that ends too late or on a closed day', () => {
    const { slots, courts, games } = questionOf(setup, around);
    expect(courts.map(({ id, name }) => `${id} ${name}`)).toEqual(['7:1 Court 1', '7:2 Court 2']);
    expect(slots.map(({ court, day, from }) => `${day} ${from} ${court}`)).toEqual([
      ...['2027-02-02 18:00 7:1', '2027-02-02 19:00 7:1', '2027-02-02 18:00 7:2', '2027-02-02 19:00 7:2'],
      ...['2027-02-09 18:00 7:1', '2027-02-09 19:00 7:1', '2027-02-09 18:00 7:2', '2027-02-09 19:00 7:2'],
    ]);
    expect(games).toHaveLength(6);
    const shut = { ...around, grounds: new Map([[7, { id: 7, name: 'Hall 7', closedDays: closed }]]) };
    expect(questionOf(setup, shut).slots).toHaveLength(4);
    expect(questionOf({ ...setup, daysOff: closed }, around).slots).toHaveLength(4);
  });

  it('has whole evenings for those who move games, into which the same games fit', () => {
    const { slots } = rulesOf(setup, around);
    expect(slots).toContainEqual({ court: '7:1', day: '2027-02-02', from: '18:00', minutes: 150 });
    expect(slots).toHaveLength(4);
    expect(new Set(slots.flatMap((open) => gamesWithin(open, 60)))).toEqual(new Set(questionOf(setup, around).slots));
    const [open] = slots;
    if (!open) throw new Error('No evening');
    const starts = (minutes: number) => firstAndLastWithin(open, minutes).map(({ from }) => from);
    expect([60, 75, 76, 150, 151].map(starts)).toEqual([
      ['18:00', '19:00'],
      ['18:00', '19:15'],
      ['18:00'],
      ['18:00'],
      [],
    ]);
  });

  it('fits a game that ends with the evening, and none that is a minute longer', () => {
    const venue = { venueId: 7, courts: 1, times: [{ day: 'Tuesday' as const, from: '23:00', until: '24:00' }] };
    expect(slotsAt(venue, undefined, ['2027-02-02'], 60, [])).toHaveLength(1);
    expect(slotsAt(venue, undefined, ['2027-02-02'], 61, [])).toHaveLength(0);
    expect(wallOf(1440)).toBe('24:00');
  });

  it('carries the wishes: the strictest time counts, and the first of two meetings is the derby', () => {
    const { teams, games, together } = questionOf(
      {
        ...setup,
        competitions: [{ ...netball, format: { kind: 'roundRobin', meetings: 2 } }],
        wishes: [
          { kind: 'notBefore', teamId: null, time: '18:30' },
          { kind: 'notBefore', teamId: 2, time: '18:00' },
          { kind: 'notAfter', teamId: 1, time: '20:00' },
          { kind: 'derby', teamIds: [4, 2], week: 2 },
          { kind: 'notTogether', teamIds: [1, 3] },
          { kind: 'absent', teamId: 3, when: { from: '2027-02-02', until: '2027-02-02' } },
        ],
      },
      { ...around, shared: [{ teams: [1, 2], players: 3 }] },
    );
    expect(teams.map(({ notBefore }) => notBefore)).toEqual(['18:30', '18:30', '18:30', '18:30']);
    expect(teams[0]).toMatchObject({ name: "D'Oliveira", notAfter: '20:00' });
    expect(teams[2]?.absences).toEqual([{ from: '2027-02-02', until: '2027-02-02' }]);
    const derbies = games.filter(({ between }) => between !== undefined);
    expect(derbies.map(({ between }) => between)).toEqual([
      { from: '2027-02-08', until: '2027-02-14', wish: 'meet in week 2' },
    ]);
    expect(together).toEqual([
      { teams: ['1', '3'], players: null },
      { teams: ['1', '2'], players: 3 },
    ]);
  });

  it('keeps a team away before or after a time on some weekdays, and leaves the other days alone', () => {
    const { teams } = questionOf(
      {
        ...setup,
        daysOff: [{ from: '2027-02-11', until: '2027-02-11', reason: 'Open day' }],
        wishes: [
          { kind: 'notBefore', teamId: 1, time: '19:00', days: ['Tuesday', 'Thursday'] },
          { kind: 'notAfter', teamId: null, time: '21:00', days: ['Sunday'] },
          { kind: 'notBefore', teamId: 2, time: '18:00', days: [] },
        ],
      },
      around,
    );
    const late = ['2027-02-07', '2027-02-14'].map((day) => ({
      ...{ from: day, until: day, fromTime: '21:00', untilTime: '24:00' },
    }));
    const early = ['2027-02-02', '2027-02-04', '2027-02-09'].map((day) => ({
      ...{ from: day, until: day, fromTime: '00:00', untilTime: '19:00' },
    }));
    expect(teams[0]?.absences).toEqual([...early, ...late]);
    expect(teams[0]?.notBefore).toBeUndefined();
    expect(teams[1]).toMatchObject({ absences: late, notBefore: '18:00' });
  });

  it('keeps a locked game where it is, also at a venue that was taken out', () => {
    const [first] = questionOf(setup, around).games;
    const key = first?.id ?? '';
    const at = { dateTime: '2027-02-03T16:15:00.000Z', venueId: 9, court: 3, minutes: 45 };
    const question = questionOf(setup, { ...around, games: [planGame({ key, ...at })], isKept: () => true });
    const fixed = { court: '9:3', day: '2027-02-03', from: '18:15', minutes: 45 };
    expect(question.games.find(({ id }) => id === key)).toMatchObject({ fixed });
    expect(question.courts).toContainEqual({ id: '9:3', venue: 'Venue 9', name: 'Court 3' });
  });
});

describe('what is asked', () => {
  it('says how much fits', () => {
    expect(capacityOf(setup, grounds)).toEqual({ games: 6, weeks: 2, venues: 1, places: 8 });
    expect(eveningsOf(netball, setup, grounds)).toEqual({ games: 6, evenings: 3, of: 2 });
    expect(capacityOf({ ...setup, firstDay: '2027-02-07' }, grounds).weeks).toBe(2);
  });

  it('names what is missing beside its question', () => {
    const at = (change: Partial<SeasonSetup>) => setupFaults({ ...setup, ...change }).map((fault) => fault.at);
    expect(at({})).toEqual([]);
    expect(at({ lastDay: '2027-01-31' })).toEqual(['days']);
    expect(at({ venues: [], competitions: [] })).toEqual(['venues', 'competitions']);
    const day = { day: 'Monday' as const, from: '00:00', until: '24:00' };
    const many = (courts: number) => [{ venueId: 7, courts, times: Array.from({ length: 21 }, () => day) }];
    expect(at({ venues: many(10), lastDay: '2027-12-31' })).toEqual([]);
    expect(at({ venues: many(20), lastDay: '2027-12-31' })).toEqual(['venues']);
    expect(at({ venues: [{ venueId: 7, courts: 1, times: [] }] })).toEqual(['venue:7']);
    expect(at({ competitions: [{ ...netball, minutes: 151 }] })).toEqual(['competition:n']);
    expect(at({ competitions: [{ ...netball, minutes: 150 }] })).toEqual([]);
    expect(at({ competitions: [{ ...netball, teamIds: [1] }] })).toEqual(['competition:n']);
    expect(at({ competitions: [{ ...netball, venueIds: [8] }] })).toEqual(['competition:n']);
  });

  it('keeps a competition to its own days, and says when none of them is in the season', () => {
    const within = (firstDay: string | null, lastDay: string | null) => {
      const competitions = [{ ...netball, firstDay, lastDay }];
      return setupFaults({ ...setup, competitions }).map(({ text }) => text);
    };
    expect(within('2027-02-14', null)).toEqual([]);
    expect(within('2027-02-14', '2027-02-13')).toEqual(['Its last day is before its first']);
    expect(within('2027-02-15', null)).toEqual(['No day of the season is within its days']);
    expect(within('2027-02-15', '2027-02-16')).toEqual(['No day of the season is within its days']);
    expect(within(null, '2027-02-01')).toEqual([]);
    expect(within(null, '2027-01-31')).toEqual(['No day of the season is within its days']);
    const late = { ...netball, firstDay: '2027-02-03' };
    expect(eveningsOf(late, setup, grounds)).toEqual({ games: 6, evenings: 3, of: 1 });
    const [game] = questionOf({ ...setup, competitions: [late] }, around).games;
    expect(game?.between).toEqual({ from: '2027-02-03', until: '2027-02-14' });
  });

  it('refuses two competitions of one name in one sport, and tells those of two sports apart', () => {
    const soccer = { ...netball, key: 's', sportId: 2, name: ' NETBALL' };
    const at = (other: PlanCompetition) => setupFaults({ ...setup, competitions: [netball, other] });
    expect(at(soccer)).toEqual([]);
    expect(at({ ...soccer, sportId: 1 }).map((fault) => fault.at)).toEqual(['competition:n', 'competition:s']);
    const sports = new Map([[1, 'Netball']]);
    expect(competitionTitles([netball, soccer], sports)).toEqual({
      n: 'Netball, Netball',
      s: ' NETBALL, a sport that is gone',
    });
    expect(competitionTitles([netball], sports)).toEqual({ n: 'Netball' });
  });
});
