import { readSettings } from '#platform/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { listNamed } from '#server/resources/merging/merge-uses.ts';
import { fixtureText } from '#shared/notation.ts';
import { dayToConfirm, knownDay } from '../day-rules.ts';
import { momentsIn } from './fixtures/in-words.ts';

export interface Meeting {
  id: number;
  home: { id: number; name: string };
  away: { id: number; name: string };
  /** Null without a day. */
  dateTime: string | null;
  isToCome: boolean;
  /** `Lions v Owls, Thu 4 Mar 2027, 18:30` */
  text: string;
}

const allMeetings = (db: Database) =>
  db
    .selectFrom('games')
    .innerJoin('teams as home', 'home.id', 'games.home_team_id')
    .innerJoin('teams as away', 'away.id', 'games.away_team_id')
    .select(['games.id', 'home.id as homeId', 'home.name as home', 'away.id as awayId', 'away.name as away'])
    .select(['games.date_time', 'games.status'])
    .orderBy('games.date_time')
    .orderBy('games.id');

export const listTeamMeetings = (db: Database, id: number): Promise<Meeting[]> =>
  presentMeetings(
    db,
    allMeetings(db).where(({ or, eb }) => or([eb('home_team_id', '=', id), eb('away_team_id', '=', id)])),
  );

export const meetingsInCompetition = (db: Database, id: number): Promise<Meeting[]> =>
  presentMeetings(db, allMeetings(db).where('competition_id', '=', id));

async function presentMeetings(db: Database, query: ReturnType<typeof allMeetings>): Promise<Meeting[]> {
  const rows = await query.execute();
  const formatMoment = momentsIn((await readSettings(db)).timeZone);
  return rows.map(({ id, homeId, home, awayId, away, date_time, status }) => {
    const dateTime = knownDay(date_time);
    const when = dateTime === null ? dayToConfirm : formatMoment(dateTime);
    return {
      ...{ id, home: { id: homeId, name: home }, away: { id: awayId, name: away }, dateTime },
      isToCome: status === 'upcoming' && dateTime !== null,
      text: `${fixtureText(home, away)}, ${when}`,
    };
  });
}

/** Those that are the same meeting at the same time as another game, once these ids are one. */
export function meetingsAgain(
  moving: readonly Meeting[],
  there: readonly Meeting[],
  same: readonly number[],
): Meeting[] {
  const idIn = ({ id }: { id: number }) => (same.includes(id) ? 0 : id);
  const getKey = ({ home, away, dateTime }: Meeting) =>
    JSON.stringify([dateTime, ...[idIn(home), idIn(away)].sort((a, b) => a - b)]);
  const known = new Set(there.map(getKey));
  return moving.filter((game) => known.has(getKey(game)));
}

/** Those to come that begin when another one to come begins. */
export function meetingsAtOnce(moving: readonly Meeting[], there: readonly Meeting[]): Meeting[] {
  const taken = new Set(there.filter(({ isToCome }) => isToCome).map(({ dateTime }) => dateTime));
  return moving.filter(({ isToCome, dateTime }) => isToCome && taken.has(dateTime));
}

export const describeMeetings = (games: readonly Meeting[]): string =>
  listNamed(
    games.map(({ text }) => text),
    '; ',
  );
