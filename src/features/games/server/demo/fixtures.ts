import { type Day, dayOf, instantAt, minutesBefore, mondayOf } from '#demo/calendar.ts';
import { seededRandom } from '#demo/random.ts';
import { residences } from '#demo/residences.ts';
import type { DemoTeam } from '#features/teams/server/demo/teams.ts';
import type { GameCategory } from '../../contract.ts';
import type { DemoGame } from './demo-game.ts';
import { type Occasion, occasionDays, occasions } from './occasions.ts';
import { doubleRoundRobin, type Pairing } from './round-robin.ts';
import { finalScore, type Score } from './scores.ts';
import { seasons } from './seasons.ts';

export type Fixture = Omit<DemoGame, 'id'>;

export function planFixtures(now: Date, season: string, teams: readonly DemoTeam[]): Fixture[] {
  return Object.entries(seasons).flatMap(([sportId, plan]) => {
    const sides = teams.filter((team) => team.sportId === Number(sportId));
    return doubleRoundRobin(sides).flatMap(({ leg, pairings }, round) => {
      const category = leg === 1 ? plan.firstLeg : (plan.secondLeg[(round - 1) / 2] ?? 'regular');
      const week = plan.firstWeek + round * plan.weeksBetween;
      return pairings.map((pairing, place) => {
        const occasion = occasions.find((one) => isOf(one, pairing));
        if (occasion) return special(now, season, pairing, occasion);
        const [weekday, time] = plan.slots[place % plan.slots.length] ?? [5, '10:00'];
        return ordinary(season, pairing, category, { isPlayed: week < 0, day: dayOfRound(now, week) + weekday, time });
      });
    });
  });
}

const isOf = (occasion: Occasion, [home, away]: Pairing<DemoTeam>) =>
  occasion.sportId === home.sportId && occasion.home === home.residence && occasion.away === away.residence;

function special(now: Date, season: string, pairing: Pairing<DemoTeam>, occasion: Occasion): Fixture {
  const { category, status, inDays, time, score } = occasion;
  const dateTime = inDays === null ? minutesBefore(now, 40) : instantAt(dayOf(now) + inDays, time);
  return { ...meeting(season, pairing), dateTime, category, status, ...scored(score) };
}

function ordinary(
  season: string,
  pairing: Pairing<DemoTeam>,
  category: GameCategory,
  { isPlayed, day, time }: { isPlayed: boolean; day: Day; time: string },
): Fixture {
  return {
    ...meeting(season, pairing),
    dateTime: instantAt(day, time),
    category,
    status: isPlayed ? 'completed' : 'upcoming',
    ...scored(isPlayed ? resultOf(pairing) : undefined),
  };
}

function resultOf([home, away]: Pairing<DemoTeam>): Score {
  const random = seededRandom(`score ${home.slug} ${away.slug}`);
  return finalScore(home.sportId, random, home.strength - away.strength + 0.06);
}

function meeting(season: string, [home, away]: Pairing<DemoTeam>) {
  const [atTheVillage, elsewhere] = seasons[home.sportId]?.grounds ?? ['Village Hall', 'Hall'];
  return {
    sportId: home.sportId,
    homeTeamId: home.id,
    awayTeamId: away.id,
    location: home.residence === 'pv' ? atTheVillage : `${residences[home.residence].name} ${elsewhere}`,
    season,
    hasBoxScore: false,
  };
}

const scored = (score: Score | undefined) => ({ homeScore: score?.[0] ?? null, awayScore: score?.[1] ?? null });

/** The Monday of a round: whole weeks before the days around today, or after them, whatever the weekday is. */
function dayOfRound(now: Date, week: number): Day {
  const { from, to } = occasionDays;
  return mondayOf(dayOf(now) + (week < 0 ? from : to)) + week * 7;
}
