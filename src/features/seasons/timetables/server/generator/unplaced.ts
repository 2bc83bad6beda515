import { dateText } from '#shared/notation.ts';
import type { Unplaced } from '../../contract.ts';
import { explainNoDays } from '../../no-slot-rules.ts';
import { capacityFor } from './capacity.ts';
import { type HardFault, hardFaultsAt } from './hard-faults.ts';
import type { Game, Model, Place } from './model.ts';

/** Why each game without a place has none, and the smallest change that would give it one. */
export function explainUnplaced(model: Model): Unplaced[] {
  return model.games
    .filter(({ place }) => !place)
    .map((game) => ({ game: game.source.id, ...(explainNoSlot(model, game) ?? explainFaults(model, game)) }));
}

type Explanation = Omit<Unplaced, 'game'>;

function explainNoSlot({ question }: Model, { days, source }: Game): Explanation | null {
  if (days.length > 0) return null;
  const { courts, between, minutes } = source;
  const onCourts = question.slots.filter(({ court }) => !courts || courts.includes(court));
  if (onCourts.length === 0) {
    return { reason: 'None of its courts is free on any day', help: 'An evening on one of its courts' };
  }
  const longest = onCourts.reduce((most, { minutes }) => Math.max(most, minutes), 0);
  if (longest < minutes) {
    return { reason: `No slot is as long as its ${minutes} minutes`, help: `Games of ${longest} minutes` };
  }
  if (between) return explainNoDays(between, question);
  return { reason: 'All slots on its courts are busy or on days off', help: 'One more evening on one of its courts' };
}

interface Blocked {
  readonly place: Place;
  readonly faults: readonly HardFault[];
}

function explainFaults(model: Model, game: Game): Explanation {
  const blocked = game.days.flatMap(({ places }) =>
    places.map((place): Blocked => ({ place, faults: hardFaultsAt(model, game, place) })),
  );
  const { games, slots, perDay, fittingMinutes } = capacityFor(model, game);
  const missing = games - slots;
  if (missing > 0) {
    const evenings = Math.ceil(missing / perDay);
    const shorter = fittingMinutes === null ? '' : `, or ${fittingMinutes}-minute games`;
    return {
      reason: `There are ${counted(slots, 'slot')} for ${games} games`,
      help: `${counted(evenings, 'more evening')}${shorter}`,
    };
  }
  const free = blocked.filter(({ place }) => place.taken === 0);
  const reason =
    free.length === 0
      ? `All its ${counted(blocked.length, 'slot')} are taken`
      : `${free.length === 1 ? 'The only slot that is' : `The ${free.length} slots that are`} free cannot be used: ${listFaults(free)}`;
  return { reason, help: helpFor(blocked) };
}

/** The most frequent reasons first. */
function listFaults(free: readonly Blocked[]): string {
  const counts = new Map<string, number>();
  for (const { faults } of free) {
    for (const text of new Set(faults.map(textOf))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, 3);
  return most.map(([text, count]) => `${text} (${count})`).join(', ');
}

/** Of the places that fewest rules forbid, the one whose rule is given up most easily. */
function helpFor(blocked: readonly Blocked[]): string | null {
  const [least] = [...blocked].sort((a, b) => effort(a) - effort(b) || a.place.start - b.place.start);
  if (!least || least.faults.length === 0) return null;
  const changes = least.faults.map(changeFor);
  const when = `${dateText(least.place.slot.day)}, ${least.place.slot.from}`;
  return `With ${[...new Set(changes)].join(' and ')}, it could be played ${when}`;
}

const efforts: Record<HardFault['kind'], number> = {
  taken: 2,
  hours: 1,
  rest: 1.2,
  perWeek: 1.1,
  perDay: 1.6,
  window: 1.3,
  returns: 1.4,
  together: 1.5,
  absent: 1.8,
  order: 3,
  busy: 3,
};

const effort = ({ faults }: Blocked): number => faults.reduce((sum, { kind }) => sum + efforts[kind], 0);

function textOf({ kind, team }: HardFault): string {
  const name = team?.name ?? '';
  return {
    taken: 'the court is taken',
    absent: `${name} cannot play that day`,
    hours: `it is outside the hours of ${name}`,
    rest: `${name} needs its rest`,
    perDay: `${name} plays that day`,
    perWeek: `${name} has its games of that week`,
    window: `${name} has its games of those days`,
    returns: 'the two teams met too shortly before or after',
    order: 'a game that must come before or after it is in the way',
    together: `${name} may not play at that time, when another team does`,
    busy: `${name} plays at that time`,
  }[kind];
}

function changeFor({ kind, team }: HardFault): string {
  const name = team?.name ?? '';
  return {
    taken: 'one more court at that time',
    absent: `${name} able to play that day`,
    hours: `other hours for ${name}`,
    rest: `less rest for ${name}`,
    perDay: `one more game that day for ${name}`,
    perWeek: `one more game that week for ${name}`,
    window: `one more game in those days for ${name}`,
    returns: 'fewer days between the two games of the same teams',
    order: 'another day for the games that must come before or after it',
    together: `${name} free to play at the same time as the other team`,
    busy: `another time for the other game of ${name}`,
  }[kind];
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
