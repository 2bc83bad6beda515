export interface OpenHours {
  day: string;
  opens: string;
  closes: string;
}

export const weekdays: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

export const isWeekday = (typed: string): boolean => weekdays.includes(typed);

/** `mon`, `Mon.` and `MONDAY` become Monday; anything else stays as it is. */
export function readWeekday(typed: string): string {
  const word = typed.toLowerCase().replace(/\.$/, '');
  return weekdays.find((day) => word.length >= 2 && day.toLowerCase().startsWith(word)) ?? typed;
}

export const byWeekday = <H extends OpenHours>(hours: readonly H[]): H[] =>
  hours.toSorted((a, b) => getDayIndex(a) - getDayIndex(b) || (a.opens < b.opens ? -1 : 1));

const getDayIndex = ({ day }: OpenHours) => weekdays.indexOf(day);
