import { dateText, fixtureText, spanText } from '#shared/notation.ts';
import { type Weekday, Wish, weekdayNames } from './contract.ts';

/** A wish as it is typed: ids and numbers are texts. */
export interface TypedWish {
  team: string;
  other: string;
  time: string;
  week: string;
  from: string;
  until: string;
  /** For a time; none for every day. */
  days: readonly Weekday[];
}

/** Reads a wish, or says what is missing. */
export function wishOf(kind: Wish['kind'], typed: TypedWish): { wish: Wish } | { fault: string } {
  const [team, other] = [Number(typed.team), Number(typed.other)];
  const isOfTime = kind === 'notBefore' || kind === 'notAfter';
  if (!isOfTime && team === 0) return { fault: 'Choose a team' };
  if ((kind === 'notTogether' || kind === 'derby') && other === 0) return { fault: 'Choose the other team' };
  if ((kind === 'notTogether' || kind === 'derby') && other === team) return { fault: 'Choose two different teams' };
  if (kind === 'absent' && typed.from === '') return { fault: 'Choose the first day' };
  const until = typed.until || typed.from;
  if (kind === 'absent' && until < typed.from) return { fault: 'The last day is before the first' };
  const days = weekdayNames.filter((day) => typed.days.includes(day));
  const time = typed.time.padStart(5, '0');
  const ofTime = { kind, teamId: team || null, time, ...(days.length > 0 && { days }) };
  const read = Wish.safeParse(
    {
      notBefore: ofTime,
      notAfter: ofTime,
      notTogether: { kind, teamIds: [team, other] },
      derby: { kind, teamIds: [team, other], week: Number(typed.week) },
      absent: { kind, teamId: team, when: { from: typed.from, until } },
    }[kind],
  );
  if (read.success) return { wish: read.data };
  return { fault: isOfTime ? 'Write a time such as 18:00' : 'Write a week from 1 to 60' };
}

export function wishText(wish: Wish, nameOf: (teamId: number) => string): string {
  switch (wish.kind) {
    case 'notBefore':
      return `${wish.teamId === null ? 'All teams' : nameOf(wish.teamId)}: not before ${wish.time}${daysText(wish)}`;
    case 'notAfter':
      return `${wish.teamId === null ? 'All teams' : nameOf(wish.teamId)}: over by ${wish.time}${daysText(wish)}`;
    case 'notTogether':
      return `${nameOf(wish.teamIds[0])} and ${nameOf(wish.teamIds[1])}: never at the same time`;
    case 'derby':
      return `${fixtureText(nameOf(wish.teamIds[0]), nameOf(wish.teamIds[1]))} in week ${wish.week}`;
    case 'absent': {
      const { from, until } = wish.when;
      return `${nameOf(wish.teamId)}: away ${from === until ? dateText(from) : spanText(dateText(from), dateText(until))}`;
    }
  }
}

/** ' on Tue, Thu' */
const daysText = ({ days = [] }: { days?: readonly Weekday[] | undefined }): string =>
  days.length === 0 ? '' : ` on ${days.map((day) => day.slice(0, 3)).join(', ')}`;
