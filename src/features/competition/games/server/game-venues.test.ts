import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { venues } from '#features/competition/venues/contract.ts';
import { AuditLine } from '#features/people/accounts/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { preview, sheetForm } from '#platform/spreadsheets/testing/file.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { endpoints, Game } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);

const admin = () => arena.as.adminWithWindow;
const addVenue = async (fields: object) => (await admin().post('/api/venues', fields)).as(venues.ResponseBody);
const addGame = async (fields: object) => {
  const response = await admin().post('/api/games', { ...opponents, dateTime: '2027-03-04T16:30:00Z', ...fields });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.as(Game);
};
const changeGame = async ({ id }: Game, fields: object) => (await admin().patch(`/api/games/${id}`, fields)).as(Game);
const gameNow = async ({ id }: Game) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);
const loose = async () =>
  (await admin().get('/api/games/locations/loose')).as(endpoints['GET /api/games/locations/loose'].response);

describe('a game at a venue', () => {
  it('is at the venue that its location names, by name or short name, and keeps the location as typed', async () => {
    const venue = await addVenue({ name: 'Heron Court', shortName: 'HC' });
    expect(await addGame({ location: 'heron court' })).toMatchObject({
      location: 'heron court',
      venue: 'heron court',
      venueId: venue.id,
    });
    expect(await addGame({ venue: 'HC' })).toMatchObject({ location: 'HC', venue: 'HC', venueId: venue.id });
    expect(await addGame({ location: 'Heron Courts' })).toMatchObject({ venueId: null });
  });

  it('takes the name of the chosen venue as its location, unless it has a longer one', async () => {
    const venue = await addVenue({ name: 'Ibis Field' });
    const game = await addGame({ venueId: venue.id });
    expect(game).toMatchObject({ location: 'Ibis Field', venue: 'Ibis Field', venueId: venue.id });
    expect(await changeGame(game, { venueId: venue.id, location: 'Ibis Field, pitch 2' })).toMatchObject({
      location: 'Ibis Field, pitch 2',
      venueId: venue.id,
    });
    expect(await changeGame(game, { homeScore: 1 })).toMatchObject({ venueId: venue.id });
    expect(await changeGame(game, { venueId: null })).toMatchObject({
      location: 'Ibis Field, pitch 2',
      venueId: null,
    });
    expect(await changeGame(game, { location: 'Ibis Field' })).toMatchObject({ venueId: venue.id });
    expect(await changeGame(game, { location: 'Somewhere' })).toMatchObject({ location: 'Somewhere', venueId: null });
  });

  it('is refused with an unknown venue, or without any place', async () => {
    const refusals = [{ venueId: 999_999 }, { venueId: null }, {}, { venueId: 'x', location: 'Hall' }];
    for (const fields of refusals) {
      const response = await admin().post('/api/games', { ...opponents, dateTime: '2027-03-04T16:30:00Z', ...fields });
      expect(response.status).toBe(400);
    }
  });

  it('is listed by venue, and takes the new name of a renamed venue', async () => {
    const venue = await addVenue({ name: 'Stork Hall' });
    const [game, other] = [await addGame({ venueId: venue.id }), await addGame({ location: 'Stork Hall' })];
    const longer = await addGame({ venueId: venue.id, location: 'Stork Hall, upstairs' });
    const onCourt = await addGame({ location: 'stork hall, court 2', dateTime: '2027-03-04T20:30:00Z' });
    expect(onCourt).toMatchObject({ venueId: venue.id, location: 'stork hall, court 2' });
    const spelled = await addGame({ venueId: venue.id, location: 'Stork Hall, court 3' });
    const listed = (await arena.as.member.get(`/api/games?venueId=${venue.id}`)).as(z.array(Game));
    const all = [game, other, longer, onCourt, spelled];
    expect(listed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
    await admin().patch(`/api/venues/${venue.id}`, { name: 'Crane Hall' });
    expect(await gameNow(spelled)).toMatchObject({ location: 'Crane Hall, court 3', venueId: venue.id });
    expect(await gameNow(onCourt)).toMatchObject({ location: 'stork hall, court 2', venueId: venue.id });
    expect(await gameNow(game)).toMatchObject({ location: 'Crane Hall', venueId: venue.id, version: game.version + 1 });
    expect(await gameNow(longer)).toMatchObject({ location: 'Stork Hall, upstairs', venueId: venue.id });
  });

  it('prevents deleting the venue, with the number of games in the message', async () => {
    const venue = await addVenue({ name: 'Egret Field' });
    const game = await addGame({ venueId: venue.id });
    await addGame({ venueId: venue.id });
    const refused = await admin().delete(`/api/venues/${venue.id}`);
    expect([refused.status, refused.as(ErrorResponse).message]).toEqual([
      409,
      'This venue is used by 2 games: choose another place for them first',
    ]);
    await admin().delete(`/api/games/${game.id}`);
    const once = await admin().delete(`/api/venues/${venue.id}`);
    expect(once.as(ErrorResponse).message).toContain('used by 1 game:');
  });
});

describe('a location that is not a venue', () => {
  it('becomes a venue with one request, for all games that name it', async () => {
    const games = [await addGame({ location: 'Pelican Bay' }), await addGame({ location: 'pelican bay' })];
    await addGame({ location: 'TBA' });
    expect(await loose()).toContainEqual({ location: 'Pelican Bay', gamesCount: 1 });
    expect((await loose()).map(({ location }) => location)).not.toContain('TBA');
    const made = await admin().post('/api/games/locations/venue', { location: 'Pelican Bay' });
    expect(made.status).toBe(201);
    const { venue, gamesCount } = made.as(endpoints['POST /api/games/locations/venue'].response);
    expect([venue.name, venue.sportIds, gamesCount]).toEqual(['Pelican Bay', [opponents.sportId], 2]);
    for (const game of games) {
      expect(await gameNow(game)).toMatchObject({ location: game.location, venueId: venue.id, version: 2 });
    }
    expect((await loose()).map(({ location }) => location.toLowerCase())).not.toContain('pelican bay');
    const log = (await admin().get(`/api/admin/audit?subject=venue:${venue.id}`)).as(z.array(AuditLine));
    expect(log[0]).toMatchObject({ said: 'added the venue Pelican Bay from the games that name it' });
  });

  it('uses a venue of that name that was added meanwhile', async () => {
    const game = await addGame({ location: 'Gannet Park' });
    const venue = await addVenue({ name: 'GANNET PARK' });
    await admin().post('/api/games/locations/venue', { location: 'Gannet Park' });
    expect(await gameNow(game)).toMatchObject({ location: 'Gannet Park', venueId: venue.id });
  });

  it('does not become a venue if no game names it', async () => {
    expect((await admin().post('/api/games/locations/venue', { location: 'Nowhere' })).status).toBe(404);
  });
});

describe('an import', () => {
  const lines = (...rows: string[]) => ['date,time,home,away,location', ...rows].join('\n');
  const played = [
    '2027-05-01,18:00,Lynx,Otters,OTC',
    '2027-05-02,18:00,Otters,Lynx,New Shed',
    '2027-05-03,18:00,Lynx,Otters,',
  ];
  const send = (answers: Record<string, string>) =>
    admin().post(
      `/api/imports/fixtures?sportId=${opponents.sportId}`,
      sheetForm(lines(...played), { answers: { team: 'new', ...answers } }),
    );
  const stored = async () => {
    const found = await admin().get(`/api/games?sportId=${opponents.sportId}&from=2027-05-01T00:00:00Z`);
    return found.as(z.array(Game)).map(({ location, venueId }) => [location, venueId]);
  };

  it('finds venues by short name, offers to add the others, and adds none unasked', async () => {
    const { id } = await addVenue({ name: 'Otter Centre', shortName: 'OTC' });
    const shown = await preview(admin(), 'fixtures', opponents.sportId, lines(...played), { answers: { team: 'new' } });
    expect(shown.questions.filter(({ topic }) => topic === 'venue')).toMatchObject([{ about: 'New Shed', lines: [3] }]);
    expect(shown.counts).toMatchObject({ add: 3, ask: 0 });
    expect((await send({})).status).toBe(200);
    expect(await stored()).toEqual([
      ['TBA', null],
      ['New Shed', null],
      ['Otter Centre', id],
    ]);
    expect(await arena.db.selectFrom('venues').select('id').where('name', '=', 'New Shed').execute()).toEqual([]);

    expect((await send({ venue: 'new' })).body).toMatchObject({ newTeams: 0, newVenues: 1, newCompetitions: 0 });
    const shed = await arena.db.selectFrom('venues').select('id').where('name', '=', 'New Shed').executeTakeFirst();
    expect(await stored()).toContainEqual(['New Shed', shed?.id]);
    const again = await preview(admin(), 'fixtures', opponents.sportId, lines(...played));
    expect([again.counts.skip, again.questions]).toEqual([3, []]);
  });
});

describe('the next game at each venue', () => {
  const next = async (from: string) =>
    (await arena.as.member.get(`/api/games/next-at-venues?from=${from}`)).as(z.array(Game));

  it('is the soonest that is not over, from the asked moment on, and none where none is to come', async () => {
    const [kite, plover, rail] = await Promise.all(
      ['Kite Court', 'Plover Field', 'Rail Hall'].map((name) => addVenue({ name })),
    );
    const at = (venue: typeof kite, dateTime: string, fields = {}) =>
      addGame({ venueId: venue?.id, dateTime, ...fields });
    const over = { status: 'completed', homeScore: 2, awayScore: 1 };
    await at(kite, '2027-05-01T09:00:00Z', over);
    await at(kite, '2027-05-01T10:00:00Z', { status: 'cancelled' });
    await at(kite, '2027-05-09T16:00:00Z');
    const soonest = await at(kite, '2027-05-02T16:00:00Z');
    const live = await at(plover, '2027-05-01T16:00:00Z', { status: 'live' });
    await at(plover, '2027-05-02T09:00:00Z');
    await at(rail, '2027-04-30T16:00:00Z');
    const ids = (games: readonly Game[]) =>
      games.filter(({ venueId }) => [kite, plover, rail].some((venue) => venue?.id === venueId)).map(({ id }) => id);
    expect(ids(await next('2027-05-01T00:00:00Z'))).toEqual([live.id, soonest.id]);
    expect(ids(await next('2027-05-10T00:00:00Z')), 'a live game is on, whenever it began').toEqual([live.id]);
  });

  it('refuses what is no moment', async () => {
    expect((await arena.as.member.get('/api/games/next-at-venues?from=today')).status).toBe(400);
    expect((await arena.as.member.get('/api/games/next-at-venues')).status).toBe(400);
  });
});
