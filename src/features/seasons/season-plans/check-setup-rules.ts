import { gamesOf } from '#features/seasons/timetables/format-rules.ts';
import { nameKey } from '#shared/names.ts';
import type { PlanCompetition, SeasonSetup } from './contract.ts';
import { weekdayIndex } from './setup-rules.ts';
import { type Ground, minutesOf, playingDays, slotsAt, timesOn } from './slot-rules.ts';

/** Something that keeps games from being made: the question it belongs to, and a sentence. */
export interface SetupFault {
  at: 'days' | 'venues' | 'competitions' | `competition:${string}` | `venue:${number}`;
  text: string;
}

export const countGames = ({ format, teamIds, key, minutes }: PlanCompetition): number =>
  gamesOf(format, { competition: key, teams: teamIds.map(String), minutes }).length;

/** What has to be answered, or answered otherwise, before games can be made. */
export function setupFaults(setup: SeasonSetup): SetupFault[] {
  const { firstDay, lastDay, venues, competitions } = setup;
  const faults: SetupFault[] = [];
  if (lastDay < firstDay) faults.push({ at: 'days', text: 'The last day is before the first' });
  else if (playingDays(setup).length === 0) faults.push({ at: 'days', text: 'All days of the season are days off' });
  if (venues.length === 0) faults.push({ at: 'venues', text: 'Choose at least one venue' });
  for (const { venueId, times } of venues) {
    if (times.length === 0) faults.push({ at: `venue:${venueId}`, text: 'Say when games can be played here' });
    else if (times.some(({ from, until }) => until <= from))
      faults.push({ at: `venue:${venueId}`, text: 'An evening must end after it begins' });
  }
  const times = countTimes(setup);
  if (times > mostTimes) {
    const text = `There are ${times} times for games, more than can be searched: choose fewer courts, evenings or weeks`;
    faults.push({ at: 'venues', text });
  }
  if (competitions.length === 0) faults.push({ at: 'competitions', text: 'Add at least one competition' });
  for (const competition of competitions) {
    const text = competitionFault(competition, setup);
    if (text !== null) faults.push({ at: `competition:${competition.key}`, text });
  }
  return faults;
}

const mostTimes = 300_000;

/** About as many times as its games can have, in each length. */
function countTimes({ venues, competitions, ...season }: SeasonSetup): number {
  const lengths = [...new Set(competitions.map(({ minutes }) => minutes))];
  const inWeek = venues.flatMap(({ courts, times }) =>
    times.flatMap(({ from, until }) =>
      lengths.map((minutes) => courts * Math.max(0, Math.floor((minutesOf(until) - minutesOf(from)) / minutes))),
    ),
  );
  return weeksOf(season) * inWeek.reduce((sum, count) => sum + count, 0);
}

function competitionFault(
  { key, name, sportId, teamIds, format, minutes, venueIds, ...own }: PlanCompetition,
  setup: SeasonSetup,
): string | null {
  if (teamIds.length < 2) return 'Choose at least two teams';
  if (format.kind === 'pools' && teamIds.length < format.pools * 2) {
    return `${format.pools} pools need ${format.pools * 2} teams or more`;
  }
  if (format.kind === 'pools' && Math.floor(teamIds.length / format.pools) < format.advance) {
    return 'More teams go on than the smallest pool has';
  }
  const used = setup.venues.filter(({ venueId }) => venueIds.length === 0 || venueIds.includes(venueId));
  if (setup.venues.length > 0 && used.length === 0) return 'None of its venues is chosen above';
  const longest = Math.max(
    0,
    ...used.flatMap(({ times }) => times.map(({ from, until }) => minutesOf(until) - minutesOf(from))),
  );
  if (longest > 0 && minutes > longest)
    return `A game of ${minutes} minutes fits into no evening: the longest has ${longest}`;
  const isAlike = (other: PlanCompetition) => other.sportId === sportId && nameKey(other.name) === nameKey(name);
  if (setup.competitions.some((other) => other.key !== key && isAlike(other))) {
    return 'Another competition of this sport has this name';
  }
  const [first, last] = [own.firstDay ?? setup.firstDay, own.lastDay ?? setup.lastDay];
  if (own.firstDay === null && own.lastDay === null) return null;
  if (own.firstDay !== null && own.lastDay !== null && last < first) return 'Its last day is before its first';
  return playingDays(setup).some((day) => first <= day && day <= last)
    ? null
    : 'No day of the season is within its days';
}

export interface Capacity {
  games: number;
  weeks: number;
  venues: number;
  /** How many games of the usual length fit. */
  places: number;
}

/** Whether the games fit at all: '132 games, 14 weeks, 3 venues: 168 places'. */
export function capacityOf(setup: SeasonSetup, grounds: ReadonlyMap<number, Ground>): Capacity {
  const days = playingDays(setup);
  const counts = setup.competitions.map((one) => ({ count: countGames(one), one }));
  const places = setup.venues.reduce((sum, venue) => {
    const here = counts.filter(({ one }) => one.venueIds.length === 0 || one.venueIds.includes(venue.venueId));
    return sum + slotsAt(venue, grounds.get(venue.venueId), days, usualMinutes(here), setup.closed ?? []).length;
  }, 0);
  return {
    games: counts.reduce((sum, { count }) => sum + count, 0),
    weeks: weeksOf(setup),
    venues: setup.venues.length,
    places,
  };
}

/** The length of a game, weighted by how many there are of each. */
function usualMinutes(counts: readonly { count: number; one: PlanCompetition }[]): number {
  const games = counts.reduce((sum, { count }) => sum + count, 0);
  if (games === 0) return counts[0]?.one.minutes ?? 60;
  return Math.ceil(counts.reduce((sum, { count, one }) => sum + count * one.minutes, 0) / games);
}

export function weeksOf({ firstDay, lastDay }: Pick<SeasonSetup, 'firstDay' | 'lastDay'>): number {
  if (lastDay < firstDay) return 0;
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1 + weekdayIndex(firstDay);
  return Math.ceil(days / 7);
}

/** The days on which a competition would be played if it had its venues to itself; null if no game fits there. */
export function eveningsOf(competition: PlanCompetition, setup: SeasonSetup, grounds: ReadonlyMap<number, Ground>) {
  const games = countGames(competition);
  const used = setup.venues.filter(
    ({ venueId }) => competition.venueIds.length === 0 || competition.venueIds.includes(venueId),
  );
  const { firstDay, lastDay } = competition;
  const days = playingDays(setup).filter(
    (day) =>
      (firstDay === null || firstDay <= day) &&
      (lastDay === null || day <= lastDay) &&
      used.some((venue) => timesOn(venue, grounds.get(venue.venueId), day).length > 0),
  );
  const places = used.reduce(
    (sum, venue) =>
      sum + slotsAt(venue, grounds.get(venue.venueId), days, competition.minutes, setup.closed ?? []).length,
    0,
  );
  if (places === 0) return null;
  const atOnce = Math.max(1, Math.floor(competition.teamIds.length / 2) * competition.gamesPerDay);
  return { games, evenings: Math.ceil(games / Math.min(places / days.length, atOnce)), of: days.length };
}
