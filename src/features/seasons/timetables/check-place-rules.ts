import { dateText, spanText } from '#shared/notation.ts';
import { courtDay, dayNumber, type Interval, type Placed, type PlanIndex, titleOf } from './check-index-rules.ts';
import type { PlanFault } from './contract.ts';

/** What is wrong with where and when a game is, whoever plays: court, hours, days. */
export function faultsOfPlace(index: PlanIndex, one: Placed, counts: (other: Placed) => boolean): PlanFault[] {
  const { game, slot, day } = one;
  const { question, courtNames } = index;
  const court = courtNames.get(slot.court) ?? slot.court;
  const fault = (kind: PlanFault['kind'], text: string, games: readonly string[] = []): PlanFault => ({
    kind,
    isHard: true,
    games: [game.id, ...games],
    text,
  });

  const faults: PlanFault[] = [];
  const near = [day - 1, day, day + 1].map((other) => courtDay(slot.court, other));
  for (const other of near.flatMap((key) => index.ofCourt.get(key) ?? [])) {
    if (!counts(other) || !overlap(one, other)) continue;
    const text = `${court} is taken ${spanOf(other)}: ${titleOf(index, other.game)}`;
    faults.push(fault('court', text, [other.game.id]));
  }
  for (const other of near.flatMap((key) => index.busy.get(key) ?? [])) {
    if (overlap(one, other)) faults.push(fault('court', `${court} is taken ${spanOf(other)}: ${other.title}`));
  }
  if (slot.minutes < game.minutes) {
    faults.push(fault('tooShort', `It takes ${game.minutes} minutes, and its time is ${slot.minutes}`));
  }
  if (game.courts && !game.courts.includes(slot.court))
    faults.push(fault('wrongCourt', `It may not be played on ${court}`));
  const off = question.daysOff.filter(({ from, until }) => from <= slot.day && slot.day <= until);
  for (const { reason } of off) {
    faults.push(fault('dayOff', `${dateText(slot.day)} is a day off${reason ? `: ${reason}` : ''}`));
  }
  faults.push(...outsideOf(one, question, fault));
  const isOpen = index.open
    .get(courtDay(slot.court, day))
    ?.some(({ start, end }) => start <= one.start && one.end <= end);
  const isFixedHere = game.fixed !== undefined && isSameSlot(game.fixed, slot);
  // No court is open on a day off.
  if (!isOpen && !isFixedHere && off.length === 0)
    faults.push(fault('hours', `${court} cannot be used ${spanOf(one)} on ${dateText(slot.day)}`));
  if (game.fixed && !isFixedHere) {
    const { court: at, day: on, from } = game.fixed;
    faults.push(fault('fixed', `It stays on ${courtNames.get(at) ?? at}, ${dateText(on)}, ${from}`));
  }
  return faults;
}

function outsideOf(
  { slot, game, day }: Placed,
  { firstDay, lastDay }: PlanIndex['question'],
  fault: (kind: PlanFault['kind'], text: string) => PlanFault,
): PlanFault[] {
  const isWithin = (from: string, until: string) => dayNumber(from) <= day && day <= dayNumber(until);
  const days = (from: string, until: string) => spanText(dateText(from), dateText(until));
  if (!isWithin(firstDay, lastDay))
    return [fault('between', `${dateText(slot.day)} is not in ${days(firstDay, lastDay)}`)];
  const { between } = game;
  if (!between || isWithin(between.from, between.until)) return [];
  return [fault('between', `It is to be played ${days(between.from, between.until)}`)];
}

type Times = Pick<Interval, 'start' | 'end'>;

export const overlap = (one: Times, other: Times): boolean => one.start < other.end && other.start < one.end;

const isSameSlot = (one: Placed['slot'], other: Placed['slot']): boolean =>
  one.court === other.court && one.day === other.day && one.from === other.from;

/** '10:15–10:45' */
export const spanOf = ({ start, end }: Times): string => spanText(clock(start), clock(end));

function clock(minutes: number): string {
  const ofDay = minutes % 1440;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
}
