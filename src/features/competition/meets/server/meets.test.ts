import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { addTeam } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { listen } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';
import { EventResults, meets, ResultAtMeet } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { officer, member } = arena.as;

const events = [
  { name: '100 m women', measure: 'time' },
  { name: 'Tug of war', measure: 'place' },
];
const addMeet = async (fields: object = {}) =>
  (
    await officer.post('/api/meets', {
      ...{ name: 'Sports Day 🏃', sportId: 1, dateTime: '2027-05-01T08:00:00Z', location: 'Lower Field', events },
      ...fields,
    })
  ).as(meets.ResponseBody);
const fetchEvents = async (id: number) => (await member.get(`/api/meets/${id}/events`)).as(z.array(EventResults));
const save = (eventId: number, version: number, results: object[]) =>
  officer.put(`/api/meet-events/${eventId}/results`, { version, results });
const firstEvent = async (meetId: number) => {
  const [event] = await fetchEvents(meetId);
  if (!event) throw new Error('The meet has no events');
  return event;
};

describe('a meet', () => {
  it('keeps its events in their order, and tells who may do what', async () => {
    const meet = await addMeet();
    expect(meet.events.map(({ name }) => name)).toEqual(['100 m women', 'Tug of war']);
    expect(meet).toMatchObject({ status: 'upcoming', winner: null, venueId: null, can: { edit: true, delete: false } });
    const seen = (await member.get(`/api/meets/${meet.id}`)).as(meets.ResponseBody);
    expect(seen.can).toEqual({ edit: false, delete: false });
  });

  it('takes the venue that its location names, and follows its name', async () => {
    const venue = (await arena.as.adminWithWindow.post('/api/venues', { name: 'Mlambo Track' })).as(
      z.object({ id: z.int() }),
    );
    const meet = await addMeet({ location: 'mlambo track' });
    expect(meet.venueId).toBe(venue.id);
    const moved = await addMeet({ location: 'Mlambo Track' });
    await arena.as.adminWithWindow.patch(`/api/venues/${venue.id}`, { name: 'Mlambo Oval' });
    expect((await member.get(`/api/meets/${moved.id}`)).as(meets.ResponseBody).location).toBe('Mlambo Oval');
    const deleted = await arena.as.adminWithWindow.delete(`/api/venues/${venue.id}`);
    expect(deleted.status).toBe(409);
  });

  it('is found between two moments, by sport and by status', async () => {
    const meet = await addMeet({ dateTime: '2028-02-01T08:00:00Z', status: 'live' });
    const list = async (query: string) =>
      (await member.get(`/api/meets?${query}`)).as(z.array(meets.ResponseBody)).map(({ id }) => id);
    expect(await list('from=2028-01-01T00:00:00Z&until=2028-03-01T00:00:00Z')).toEqual([meet.id]);
    expect(await list('from=2028-02-01T08:00:01Z')).toEqual([]);
    expect(await list('status=live')).toContain(meet.id);
    expect(await list('sportId=2')).toEqual([]);
  });

  it('renames, adds, reorders and drops events, but none that has results', async () => {
    const meet = await addMeet();
    const [sprint, tug] = meet.events;
    const renamed = await officer.patch(`/api/meets/${meet.id}`, {
      version: meet.version,
      events: [
        { name: 'Relay', measure: 'time' },
        { ...sprint, name: '100 m' },
      ],
    });
    expect(renamed.as(meets.ResponseBody).events.map(({ name }) => name)).toEqual(['Relay', '100 m']);
    await save(sprint?.id ?? 0, 1, [{ name: 'Aphiwe', mark: 11_420 }]);
    const dropped = await officer.patch(`/api/meets/${meet.id}`, { events: [] });
    expect([dropped.status, dropped.as(ErrorResponse).message]).toEqual([409, '100 m has results: empty it first']);
    const remeasured = await officer.patch(`/api/meets/${meet.id}`, { events: [{ ...sprint, measure: 'points' }] });
    expect(remeasured.status).toBe(409);
    const foreign = await officer.patch(`/api/meets/${meet.id}`, { events: [{ ...sprint }, { ...tug }] });
    expect(foreign.status).toBe(400);
  });

  it('is refused in a competition of another sport', async () => {
    const cup = await arena.as.adminWithWindow.post('/api/competitions', { name: 'Cup', kind: 'cup', sportId: 2 });
    const { id } = cup.as(z.object({ id: z.int() }));
    const refused = await officer.post('/api/meets', {
      ...{ name: 'Day', sportId: 1, dateTime: '2027-05-01T08:00:00Z', location: 'Field', competitionId: id },
    });
    expect([refused.status, refused.as(ErrorResponse).message]).toEqual([400, 'This competition is of another sport']);
  });

  it('is deleted by admins alone, with its events and results', async () => {
    const meet = await addMeet();
    const event = await firstEvent(meet.id);
    await save(event.id, 1, [{ name: 'Aphiwe', mark: 11_420 }]);
    expect((await officer.delete(`/api/meets/${meet.id}`)).status).toBe(403);
    expect((await arena.as.adminWithWindow.delete(`/api/meets/${meet.id}`)).status).toBe(200);
    expect((await member.get(`/api/meets/${meet.id}/events`)).status).toBe(404);
    const left = await arena.db.selectFrom('meet_results').selectAll().where('event_id', '=', event.id).execute();
    expect(left).toEqual([]);
  });
});

describe('results', () => {
  it('are placed by their marks; names come from rosters or as typed', async () => {
    const [playerId, teamId] = [await addPlayer(world), await addTeam(world)];
    const meet = await addMeet();
    const event = await firstEvent(meet.id);
    const saved = await save(event.id, event.version, [
      { name: "Zo'é 2", mark: 11_500 },
      { playerId, mark: 11_420 },
      { name: 'Nobody', status: 'DNF', mark: 1 },
      { teamId, mark: 11_500 },
      { name: 'Entered' },
    ]);
    expect(saved.status).toBe(200);
    const { results, version } = saved.as(EventResults);
    expect(version).toBe(event.version + 1);
    expect(results.map(({ place, mark, status }) => [place, mark, status])).toEqual([
      [1, 11_420, null],
      [2, 11_500, null],
      [2, 11_500, null],
      [null, null, null],
      [null, null, 'DNF'],
    ]);
    expect(results[0]).toMatchObject({ playerId, team: expect.objectContaining({ id: results[0]?.teamId }) });
    expect(results[2]).toMatchObject({ playerId: null, teamId });
    const ofPlayer = (await member.get(`/api/players/${playerId}/meet-results`)).as(z.array(ResultAtMeet));
    expect(ofPlayer).toMatchObject([{ meet: { id: meet.id }, event: { name: '100 m women' }, place: 1, mark: 11_420 }]);
    const ofTeam = (await member.get(`/api/teams/${teamId}/meet-results`)).as(z.array(ResultAtMeet));
    expect(ofTeam).toMatchObject([{ place: 2 }]);
  });

  it('of two officers who save at once are kept once: the other is told, and gets what was saved', async () => {
    const event = await firstEvent((await addMeet()).id);
    const saves = await Promise.all(
      [11_000, 12_000].map((mark) => save(event.id, event.version, [{ name: 'Aphiwe', mark }])),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = saves.find(({ status }) => status === 409)?.as(ErrorResponse);
    const kept = saves.find(({ status }) => status === 200)?.as(EventResults);
    expect(refused?.code).toBe('version');
    expect(EventResults.parse(refused?.current)).toEqual(kept);
  });

  it('of different events of a meet can be saved at once', async () => {
    const { id } = await addMeet();
    const [sprint, tug] = await fetchEvents(id);
    const saves = await Promise.all([
      save(sprint?.id ?? 0, 1, [{ name: 'Aphiwe', mark: 11_000 }]),
      save(tug?.id ?? 0, 1, [{ name: 'Oak', place: 1 }]),
    ]);
    expect(saves.map(({ status }) => status)).toEqual([200, 200]);
    expect((await fetchEvents(id)).map(({ results }) => results.length)).toEqual([1, 1]);
  });

  it.each([
    ['a place where marks decide', 0, [{ name: 'A', place: 1 }], 'The places of this event follow from the marks'],
    ['a mark where places are typed', 1, [{ name: 'A', mark: 1 }], 'This event has places and no marks'],
    ['nobody', 0, [{ mark: 11_000 }], 'Name a player, a team or a person'],
    ['an unknown player', 0, [{ playerId: 2_000_000, mark: 1 }], 'results.0.playerId is not a player of this village'],
    ['an unknown team', 0, [{ teamId: 2_000_000, mark: 1 }], 'results.0.teamId is not a team of this village'],
  ])('are refused for %s', async (_what, at, results, message) => {
    const { id } = await addMeet();
    const event = (await fetchEvents(id))[at];
    const refused = await save(event?.id ?? 0, 1, results);
    expect([refused.status, refused.as(ErrorResponse).message]).toEqual([400, message]);
  });

  it('name a player once', async () => {
    const playerId = await addPlayer(world);
    const event = await firstEvent((await addMeet()).id);
    const refused = await save(event.id, 1, [{ playerId }, { playerId, mark: 11_000 }]);
    expect(refused.status).toBe(400);
    expect(refused.as(ErrorResponse).message).toMatch(/is in this event twice$/);
  });

  it('of an unknown event are not found', async () => {
    expect((await save(2_000_000, 1, [])).status).toBe(404);
  });

  it('of a team carry its name of today, and keep it from being deleted', async () => {
    const teamId = await addTeam(world);
    const event = await firstEvent((await addMeet()).id);
    await save(event.id, 1, [{ teamId, mark: 48_000 }]);
    await arena.as.adminWithWindow.patch(`/api/teams/${teamId}`, { name: 'Ümlaut 7 Relay' });
    expect((await fetchEvents(event.meetId))[0]?.results[0]?.name).toBe('Ümlaut 7 Relay');
    expect((await arena.as.adminWithWindow.delete(`/api/teams/${teamId}`)).status).toBe(409);
  });

  it('stay under their name when a player is deleted', async () => {
    const playerId = await addPlayer(world);
    const event = await firstEvent((await addMeet()).id);
    const [saved] = (await save(event.id, 1, [{ playerId, mark: 11_000 }])).as(EventResults).results;
    expect((await arena.as.adminWithWindow.delete(`/api/players/${playerId}`)).status).toBe(200);
    expect((await fetchEvents(event.meetId))[0]?.results).toEqual([{ ...saved, playerId: null }]);
  });

  it('reach other screens at once', async () => {
    const event = await firstEvent((await addMeet()).id);
    using stream = await listen(arena.url, member);
    await save(event.id, 1, [{ name: 'Aphiwe', mark: 11_000 }]);
    const { tags } = await stream.receive((change) => change.tags.includes(`meet-results:${event.meetId}`));
    expect(tags).toEqual(expect.arrayContaining(['meets', `meet:${event.meetId}`]));
  });

  it('make a winner once the meet is over', async () => {
    const meet = await addMeet();
    const event = await firstEvent(meet.id);
    await save(event.id, 1, [
      { name: 'Aphiwe', mark: 11_000 },
      { name: 'Busi', mark: 11_001 },
    ]);
    const over = await officer.patch(`/api/meets/${meet.id}`, { status: 'completed' });
    expect(over.as(meets.ResponseBody).winner).toEqual({ name: 'Aphiwe', wins: 1 });
  });
});
