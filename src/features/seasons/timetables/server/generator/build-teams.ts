import type { Absence, TimetableCompetition, TimetableQuestion, TimetableTeam } from '../../contract.ts';
import { isAtOnce, timesOf } from './build-places.ts';
import { dayNumber, minutesOf } from './calendar.ts';
import type { Place, Team } from './model.ts';

export function buildTeams(question: TimetableQuestion, places: readonly Place[], dayCount: number): Map<string, Team> {
  const rules = new Map(question.competitions.map((competition) => [competition.id, competition]));
  const competitionsOf = new Map<string, Set<TimetableCompetition>>();
  for (const { competition, home, away } of question.games) {
    const rule = rules.get(competition);
    for (const side of [home, away]) {
      if ('team' in side && rule) competitionsOf.set(side.team, (competitionsOf.get(side.team) ?? new Set()).add(rule));
    }
  }
  const firstDay = dayNumber(question.firstDay);
  const teams = question.teams.map((team, index): Team => {
    // A team of two competitions keeps the stricter rule of both.
    const own = [...(competitionsOf.get(team.id) ?? [])];
    const perWeek = own.flatMap(({ gamesPerWeek }) => (gamesPerWeek === null ? [] : [gamesPerWeek]));
    const busy = question.busy.filter((other) => other.teams.includes(team.id)).map((one) => timesOf(one, firstDay));
    const breakMinutes = Math.max(0, ...own.map((one) => one.breakMinutes));
    return {
      index,
      id: team.id,
      name: team.name,
      rest: team.restDays ?? Math.max(0, ...own.map(({ restDays }) => restDays)),
      gamesPerDay: Math.min(20, ...own.map(({ gamesPerDay }) => gamesPerDay)),
      gamesPerWeek: perWeek.length > 0 ? Math.min(...perWeek) : null,
      breakMinutes,
      windows: question.windows.filter(({ teams: only }) => only.length === 0 || only.includes(team.id)),
      partners: [],
      blockedHome: blockedPlaces(places, team, busy, 'home', breakMinutes),
      blockedAway: blockedPlaces(places, team, busy, 'away', breakMinutes),
      pace: new Float64Array(dayCount),
      total: 0,
      games: [],
      homeOn: new Int16Array(dayCount),
      awayOn: new Int16Array(dayCount),
      homeCosts: new Float64Array(dayCount).fill(Number.NaN),
      awayCosts: new Float64Array(dayCount).fill(Number.NaN),
      paceCost: 0,
      early: 0,
      late: 0,
    };
  });
  const byId = new Map(teams.map((team) => [team.id, team]));
  for (const { teams: pair, players, side } of question.together) {
    const [a, b] = [byId.get(pair[0]), byId.get(pair[1])];
    if (!a || !b || a === b) continue;
    a.partners.push({ team: b, players, isHomeOnly: side === 'home' });
    b.partners.push({ team: a, players, isHomeOnly: side === 'home' });
  }
  return byId;
}

function blockedPlaces(
  places: readonly Place[],
  team: TimetableTeam,
  busy: readonly ReturnType<typeof timesOf>[],
  side: 'home' | 'away',
  breakMinutes: number,
): Uint8Array | null {
  const absences = team.absences.filter((absence) => absence.side === undefined || absence.side === side);
  const isBlocked = (place: Place) => {
    const { slot } = place;
    const from = minutesOf(slot.from);
    const until = from + slot.minutes;
    return (
      (team.notBefore !== undefined && from < minutesOf(team.notBefore)) ||
      (team.notAfter !== undefined && until > minutesOf(team.notAfter)) ||
      absences.some((absence) => isAbsent(absence, slot.day, from, until)) ||
      busy.some((other) => isAtOnce(place, other, breakMinutes))
    );
  };
  const blocked = Uint8Array.from(places, (place) => Number(isBlocked(place)));
  return blocked.includes(1) ? blocked : null;
}

export const isAbsent = (absence: Absence, day: string, from: number, until: number): boolean =>
  absence.from <= day &&
  day <= absence.until &&
  minutesOf(absence.fromTime ?? '00:00') < until &&
  from < minutesOf(absence.untilTime ?? '24:00');
