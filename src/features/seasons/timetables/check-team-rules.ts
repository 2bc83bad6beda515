import { dateText, spanText } from '#shared/notation.ts';
import { minutesOf, type Placed, type PlanIndex, type TeamRules, teamsOf, titleOf } from './check-index-rules.ts';
import { overlap, spanOf } from './check-place-rules.ts';
import { windowsExceeded } from './check-window-rules.ts';
import type { PlanFault } from './contract.ts';

type Counts = (other: Placed) => boolean;

/** What is wrong with a game for those who play it. */
export function faultsOfTeams(index: PlanIndex, one: Placed, counts: Counts): PlanFault[] {
  const ofTeams = teamsOf(one.game).flatMap((id) => {
    const rules = index.teams.get(id);
    if (!rules) return [];
    const others = (index.ofTeam.get(id) ?? []).filter(counts);
    return [
      ...others.flatMap((other) => withOther(index, one, other, rules)),
      ...tooMany(one, others, rules),
      ...timesAway(one, rules),
      ...withBusy(one, rules),
      ...partnersBusy(index, one, rules, counts),
      ...windowsExceeded(index.question, one, others, rules.team),
    ];
  });
  return [...ofTeams, ...returnsTooSoon(index, one, counts)];
}

const dayOf = ({ slot }: Placed): string => dateText(slot.day);

/** At the same time, or without the rest between. */
function withOther(index: PlanIndex, one: Placed, other: Placed, rules: TeamRules): PlanFault[] {
  const { team, restDays, breakMinutes } = rules;
  const fault = (kind: PlanFault['kind'], text: string): PlanFault[] => [
    { kind, isHard: true, games: [one.game.id, other.game.id], text: `${text}: ${titleOf(index, other.game)}` },
  ];
  if (overlap(one, other)) return fault('team', `${team.name} already play ${spanOf(other)}`);
  const apart = Math.abs(one.day - other.day);
  if (restDays > 0 && apart <= restDays) {
    return fault('rest', `${team.name} rest ${counted(restDays, 'day')} between games, and play on ${dayOf(other)}`);
  }
  const isTooClose = one.start < other.end + breakMinutes && other.start < one.end + breakMinutes;
  if (apart > 0 || !isTooClose) return [];
  return fault('rest', `${team.name} have a break of ${breakMinutes} minutes, and play ${spanOf(other)}`);
}

function tooMany(
  one: Placed,
  others: readonly Placed[],
  { team, restDays, gamesPerDay, gamesPerWeek }: TeamRules,
): PlanFault[] {
  const onDay = others.filter(({ day }) => day === one.day);
  // The first day of 1970 was a Thursday.
  const weekOf = ({ day }: Placed) => Math.floor((day + 3) / 7);
  const inWeek = others.filter((other) => weekOf(other) === weekOf(one));
  const fault = (kind: PlanFault['kind'], all: readonly Placed[], when: string, most: number): PlanFault => ({
    kind,
    isHard: true,
    games: [one.game.id, ...all.map(({ game }) => game.id)],
    text: `${team.name} would have ${counted(all.length + 1, 'game')} ${when} ${dayOf(one)}: at most ${most}`,
  });
  return [
    ...(restDays === 0 && onDay.length >= gamesPerDay ? [fault('perDay', onDay, 'on', gamesPerDay)] : []),
    ...(inWeek.length >= gamesPerWeek ? [fault('perWeek', inWeek, 'in the week of', gamesPerWeek)] : []),
  ];
}

function timesAway({ game, slot, day, start, end }: Placed, { team }: TeamRules): PlanFault[] {
  const fault = (text: string): PlanFault => ({ kind: 'absence', isHard: true, games: [game.id], text });
  const [from, until] = [start - day * 1440, end - day * 1440];
  const isHome = 'team' in game.home && game.home.team === team.id;
  const absent = team.absences.find(
    (absence) =>
      absence.from <= slot.day &&
      slot.day <= absence.until &&
      minutesOf(absence.fromTime ?? '00:00') < until &&
      from < minutesOf(absence.untilTime ?? '24:00') &&
      (absence.side === undefined || (absence.side === 'home') === isHome),
  );
  const { fromTime = '00:00', untilTime = '24:00' } = absent ?? {};
  const hours = absent?.fromTime || absent?.untilTime ? ` ${spanText(fromTime, untilTime)}` : '';
  const where = absent?.side ? ` ${absent.side === 'home' ? 'at home' : 'away'}` : '';
  return [
    ...(absent ? [fault(`${team.name} cannot play${where} on ${dateText(slot.day)}${hours}`)] : []),
    ...(team.notBefore && from < minutesOf(team.notBefore) ? [fault(`${team.name} play from ${team.notBefore}`)] : []),
    ...(team.notAfter && until > minutesOf(team.notAfter) ? [fault(`${team.name} play until ${team.notAfter}`)] : []),
  ];
}

/** Games that are not of this plan. */
function withBusy(one: Placed, { team, busy, breakMinutes }: TeamRules): PlanFault[] {
  return busy.flatMap((other): PlanFault[] => {
    const around = other.day === one.day ? breakMinutes : 0;
    const widened = { start: other.start - around, end: other.end + around };
    if (!overlap(one, widened)) return [];
    const kind = overlap(one, other) ? 'team' : 'rest';
    return [
      { kind, isHard: true, games: [one.game.id], text: `${team.name} already play ${spanOf(other)}: ${other.title}` },
    ];
  });
}

/** Teams that must not play at the same time, and those that share players. */
function partnersBusy(index: PlanIndex, one: Placed, { team, together }: TeamRules, counts: Counts): PlanFault[] {
  return together.flatMap(({ teams, players, side }) => {
    const partner = teams.find((id) => id !== team.id);
    if (partner === undefined || (side === 'home' && !isAtHome(one, team.id))) return [];
    const name = index.teams.get(partner)?.team.name ?? partner;
    return (index.ofTeam.get(partner) ?? [])
      .filter((other) => other.game.id !== one.game.id && counts(other) && overlap(one, other))
      .filter((other) => side !== 'home' || isAtHome(other, partner))
      .map(
        (other): PlanFault => ({
          kind: players === null ? 'together' : 'sharedPlayers',
          isHard: players === null,
          games: [one.game.id, other.game.id],
          text:
            players === null
              ? `${team.name} and ${name} must not play at the same time: ${titleOf(index, other.game)}, ${spanOf(other)}`
              : `${team.name} and ${name} share ${counted(players, 'player')}: ${titleOf(index, other.game)}, ${spanOf(other)}`,
        }),
      );
  });
}

const isAtHome = ({ game }: Placed, team: string): boolean => 'team' in game.home && game.home.team === team;

/** Both games of the same two teams. */
function returnsTooSoon(index: PlanIndex, one: Placed, counts: Counts): PlanFault[] {
  const apart = index.competitions.get(one.game.competition)?.daysBetweenReturns ?? 0;
  const [team, opponent] = teamsOf(one.game);
  if (apart === 0 || team === undefined || opponent === undefined) return [];
  return (index.ofTeam.get(team) ?? [])
    .filter((other) => other.game.id !== one.game.id && counts(other))
    .filter(({ game }) => game.competition === one.game.competition && teamsOf(game).includes(opponent))
    .filter(({ day }) => Math.abs(day - one.day) <= apart)
    .map((other) => ({
      kind: 'returns',
      isHard: true,
      games: [one.game.id, other.game.id],
      text: `There must be ${counted(apart, 'day')} between it and ${titleOf(index, other.game)} on ${dayOf(other)}`,
    }));
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
