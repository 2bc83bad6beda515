import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addMeet, addMeetEvent } from '#features/competition/meets/testing/rows.ts';
import { addChallenge } from '#features/seasons/ladders/testing/rows.ts';
import { addLinkedPlayer } from '#features/teams/player-links/testing/rows.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { OwnDay } from '../contract.ts';

const arena = await startTestApp({ limits: 100 });
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { member, otherMember } = arena.as;

const read = async (person: typeof member) => (await person.get('/api/user/day')).as(OwnDay);
const keys = async (person: typeof member) => (await read(person)).entries.map(({ key }) => key);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function addGame(hours: number, changed: object = {}): Promise<string> {
  const id = await addUpcomingGame(world);
  await arena.db
    .updateTable('games')
    .set({ date_time: inHours(hours), ...changed })
    .where('id', '=', id)
    .execute();
  return `game-${id}`;
}

it('is empty for somebody without teams', async () => {
  expect(await read(otherMember)).toEqual({ entries: [], duties: [] });
});

it('holds games of one’s teams, games one goes to, meets, and events of one’s own by their time', async () => {
  const { homeTeamId } = await sides.of(world);
  const [late, early, far] = [await addGame(48), await addGame(3), await addGame(24 * 20)];
  expect(await keys(member)).toEqual([]);
  const rsvp = await member.post(`/api/games/${late.slice(5)}/rsvp`, { userName: 'thandi', status: 'going' });
  expect(rsvp.status).toBeLessThan(300);
  expect((await read(member)).entries).toMatchObject([{ key: late, why: 'going', status: 'upcoming' }]);
  await member.post(`/api/teams/${homeTeamId}/follow`);
  expect((await read(member)).entries).toMatchObject([
    { key: early, why: 'follow' },
    { key: late, why: 'going' },
  ]);
  const player = await addLinkedPlayer(world);
  const times = { startTime: inHours(5), endTime: inHours(6) };
  const event = { title: 'Study group', location: 'Library', description: 'Chapter 4', ...times };
  await member.post('/api/calendar-events', event);
  const meet = await addMeet(world);
  await arena.db
    .updateTable('meets')
    .set({ date_time: inHours(30) })
    .where('id', '=', meet)
    .execute();
  const nothing = { team_id: null, name: null, mark: null, place: null, status: null, note: null };
  await arena.db
    .insertInto('meet_results')
    .values({ event_id: await addMeetEvent(world, meet), position: 0, player_id: player, ...nothing })
    .execute();
  const { entries } = await read(member);
  expect(entries.map(({ key }) => key.replace(/^event-\d+/, 'event'))).toEqual([early, 'event', `meet-${meet}`, late]);
  expect(entries).toMatchObject([
    { why: 'play', isEndEstimated: true },
    { why: 'own', title: 'Study group', isEndEstimated: false, end: times.endTime, place: { name: 'Library' } },
    { why: 'entered', link: `/meets/${meet}` },
    { why: 'play' },
  ]);
  expect(await keys(member)).not.toContain(far);
  expect(await keys(otherMember)).toEqual([]);
});

it('shows where the venue of a game is', async () => {
  const place = 'Main Road 3';
  const venue = { name: world.word(), place, is_away: 0 as const };
  const created = await arena.as.adminWithWindow.post('/api/venues', { name: venue.name, place });
  const { id } = Object(created.body);
  const key = await addGame(7, { venue_id: id, location: venue.name });
  const entry = (await read(member)).entries.find((one) => one.key === key);
  expect(entry?.place).toMatchObject({ name: venue.name, venueId: id });
  expect(entry?.place.mapLink).toContain('Main+Road+3');
});

it('holds a game of a ladder with others at its time, once the challenge is accepted', async () => {
  const id = await addChallenge(world);
  const meeting = { at: inHours(50), place: 'Chess room' };
  await otherMember.put(`/api/ladder-challenges/${id}/meeting`, meeting);
  const find = async (person: typeof member) =>
    (await read(person)).entries.find(({ key }) => key.startsWith(`challenge-${id}-`));
  expect(await find(member)).toBeUndefined();
  await member.post(`/api/ladder-challenges/${id}/answer`, { accepts: true });
  for (const person of [member, otherMember])
    expect(await find(person)).toMatchObject({
      ...{ kind: 'appointment', start: meeting.at, isEndEstimated: true, why: 'play' },
      place: { name: 'Chess room', venueId: null },
    });
  await member.put(`/api/ladder-challenges/${id}/meeting`, { at: meeting.at });
  expect((await find(member))?.place.name).toBe('');
  await otherMember.delete(`/api/ladder-challenges/${id}`);
  expect(await find(member)).toBeUndefined();
});

it('lists what waits for somebody, and keeps it to them', async () => {
  const id = await addChallenge(world);
  expect((await read(member)).duties).toMatchObject([{ key: `challenge-${id}-open` }]);
  expect((await read(otherMember)).duties).toEqual([]);
  expect((await member.get('/api/user/day')).headers.get('cache-control')).toBe('no-store');
});
