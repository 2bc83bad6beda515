import { sidesOf } from './build-games.ts';
import { isAbsent } from './build-teams.ts';
import { minutesOf, weekOf } from './calendar.ts';
import type { Game, Model, Place, Team } from './model.ts';

export interface HardFault {
  readonly kind:
    | 'taken'
    | 'absent'
    | 'hours'
    | 'rest'
    | 'perDay'
    | 'perWeek'
    | 'window'
    | 'returns'
    | 'order'
    | 'together'
    | 'busy';
  /** Whose rule it is; null if it is nobody's own. */
  readonly team: Team | null;
}

/** Every rule that keeps a game from a place, as things stand: without exactly these it could be played there. */
export function hardFaultsAt(model: Model, game: Game, place: Place): HardFault[] {
  const faults: HardFault[] = sidesOf(game).flatMap((team) => teamFaults(model, game, team, place));
  if (place.taken > 0) faults.push({ kind: 'taken', team: null });
  const { daysBetweenReturns, restDays, breakMinutes } = game.competition.source;
  const isTooSoon = game.returns.some(
    (other) => other.place && daysBetweenReturns > 0 && Math.abs(other.place.day - place.day) <= daysBetweenReturns,
  );
  if (isTooSoon) faults.push({ kind: 'returns', team: null });
  const isAfter = (later: Place, earlier: Place) =>
    restDays > 0
      ? later.day - earlier.day > restDays
      : later.start >= earlier.end + (later.day === earlier.day ? breakMinutes : 0);
  const isOutOfOrder =
    game.before.some((other) => other.place && !isAfter(place, other.place)) ||
    game.after.some((other) => other.place && !isAfter(other.place, place));
  return isOutOfOrder ? [...faults, { kind: 'order', team: null }] : faults;
}

function teamFaults(model: Model, game: Game, team: Team, place: Place): HardFault[] {
  const kinds: HardFault['kind'][] = [];
  const days = team.games.map((other) => other.place?.day ?? 0);
  const onDay = days.filter((day) => day === place.day).length;
  if (team.rest > 0 && days.some((day) => Math.abs(day - place.day) <= team.rest)) kinds.push('rest');
  else if (onDay >= team.gamesPerDay) kinds.push('perDay');
  else if (team.games.some((other) => other.place && isClash(other.place, place, team.breakMinutes)))
    kinds.push('busy');
  const week = weekOf(model.firstDay + place.day);
  const inWeek = days.filter((day) => weekOf(model.firstDay + day) === week).length;
  if (team.gamesPerWeek !== null && inWeek >= team.gamesPerWeek) kinds.push('perWeek');
  if (isInFullWindow(team, place.day, team === game.home)) kinds.push('window');
  if (isBlocked(model, game, team, place)) kinds.push(blockedBy(model, team, place, team === game.home));
  const together = team.partners.some(
    ({ team: partner, players, isHomeOnly }) =>
      players === null &&
      (!isHomeOnly || team === game.home) &&
      partner.games.some(
        (other) =>
          other !== game && other.place && (!isHomeOnly || other.home === partner) && isClash(other.place, place, 0),
      ),
  );
  if (together) kinds.push('together');
  return kinds.map((kind) => ({ kind, team }));
}

const isClash = (one: Place, other: Place, breakMinutes: number): boolean =>
  one.start < other.end + breakMinutes && other.start < one.end + breakMinutes;

function isInFullWindow(team: Team, day: number, isHome: boolean): boolean {
  return team.windows.some(({ isHard, side, days, most }) => {
    if (!isHard || side === (isHome ? 'away' : 'home')) return false;
    const counted = team.games.filter((other) => side === 'either' || (side === 'home') === (other.home === team));
    const played = counted.map(({ place }) => place?.day ?? 0);
    return Array.from({ length: days }, (_, before) => day - before).some(
      (first) => played.filter((on) => first <= on && on < first + days).length >= most,
    );
  });
}

const isBlocked = (_: Model, game: Game, team: Team, { index }: Place): boolean =>
  (team === game.home ? team.blockedHome : team.blockedAway)?.[index] === 1;

function blockedBy({ question }: Model, { index }: Team, { slot }: Place, isHome: boolean): HardFault['kind'] {
  const team = question.teams[index];
  const from = minutesOf(slot.from);
  const until = from + slot.minutes;
  if (team?.notBefore !== undefined && from < minutesOf(team.notBefore)) return 'hours';
  if (team?.notAfter !== undefined && until > minutesOf(team.notAfter)) return 'hours';
  const isAway = team?.absences.some(
    (absence) => absence.side !== (isHome ? 'away' : 'home') && isAbsent(absence, slot.day, from, until),
  );
  return isAway ? 'absent' : 'busy';
}
