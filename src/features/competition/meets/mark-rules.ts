import type { Measure } from '#features/teams/sports/definitions/definition.ts';
import type { MeetResult, ResultStatus } from './contract.ts';
import { maxMark, maxPlace } from './limits.ts';

/** What somebody typed behind a name: a mark, a place, or why there is neither. */
export type Typed = Pick<MeetResult, 'mark' | 'place' | 'status'>;

export const nothingTyped: Typed = { mark: null, place: null, status: null };

const statusWords: Readonly<Record<string, ResultStatus>> = { dns: 'DNS', dnf: 'DNF', dq: 'DQ', dsq: 'DQ' };

/** Nothing typed is an entry without a result. Null if it cannot be read. */
export function readTyped(measure: Measure, text: string): Typed | null {
  const typed = text.trim();
  if (typed === '') return nothingTyped;
  const status = statusWords[typed.toLowerCase()];
  if (status) return { ...nothingTyped, status };
  const value = measure === 'place' ? readPlace(typed) : readMark(measure, typed);
  if (value === null) return null;
  return measure === 'place' ? { ...nothingTyped, place: value } : { ...nothingTyped, mark: value };
}

/** As it is typed again. */
export const typedText = (measure: Measure, { mark, place, status }: Typed): string =>
  status ?? (measure === 'place' ? (place?.toString() ?? '') : mark === null ? '' : markText(measure, mark));

/** A time in ms, a distance in mm, points in hundredths; null if it is none. */
export function readMark(measure: Exclude<Measure, 'place'>, text: string): number | null {
  const mark = measure === 'time' ? readTime(text) : readDecimal(measure, text);
  if (mark === null || mark > maxMark) return null;
  return mark === 0 && measure !== 'points' ? null : mark;
}

function readPlace(text: string): number | null {
  const place = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return place >= 1 && place <= maxPlace ? place : null;
}

/** `11.42`, `1:02.3`, `14:05`, `1:04:30`: with minutes before them, seconds have two digits. */
function readTime(text: string): number | null {
  const read = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?s?$/.exec(text.replaceAll(' ', ''));
  if (!read) return null;
  const [, hours, minutes, seconds = '', fraction = ''] = read;
  if (minutes !== undefined && (seconds.length !== 2 || Number(seconds) > 59)) return null;
  if (hours !== undefined && (minutes?.length !== 2 || Number(minutes) > 59)) return null;
  const whole = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
}

const digits = { distance: 3, points: 2 } as const;

/** `5.61`, `5,61 m`, `87.5` */
function readDecimal(measure: 'distance' | 'points', text: string): number | null {
  const bare = measure === 'distance' ? text.replace(/\s*m$/i, '') : text;
  const [, whole, fraction = ''] = /^(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(bare) ?? [];
  const places = digits[measure];
  if (whole === undefined || fraction.length > places) return null;
  return Number(whole) * 10 ** places + Number(fraction.padEnd(places, '0'));
}

/** `11.42`, `1:02.30`, `14:05`, `5.61`, `87.5`; without a unit. */
export function markText(measure: Exclude<Measure, 'place'>, mark: number): string {
  if (measure === 'time') return timeMarkText(mark);
  if (measure === 'points') return String(mark / 100);
  return (mark / 1000).toFixed(mark % 10 === 0 ? 2 : 3);
}

function timeMarkText(ms: number): string {
  const [seconds, rest] = [Math.floor(ms / 1000), ms % 1000];
  const fraction = rest % 10 === 0 ? String(rest / 10).padStart(2, '0') : String(rest).padStart(3, '0');
  if (seconds < 60) return `${seconds}.${fraction}`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const clock = [...(hours > 0 ? [hours] : []), minutes, seconds % 60];
  const text = clock.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
  return rest === 0 ? text : `${text}.${fraction}`;
}

/** With its unit: `11.42`, `5.61 m`, `87.5`. */
export const shownMark = (measure: Measure, { mark, status }: Pick<Typed, 'mark' | 'status'>): string => {
  if (status !== null) return status;
  if (mark === null || measure === 'place') return '';
  return measure === 'distance' ? `${markText(measure, mark)} m` : markText(measure, mark);
};

/** What is missing to the first: `+0.31`, `−0.20`, `−3.5`; empty for who shares the first place. */
export function gapText(measure: Measure, best: number | null, mark: number | null): string {
  if (best === null || mark === null || mark === best || measure === 'place') return '';
  const gap = Math.abs(mark - best);
  return `${measure === 'time' ? '+' : '−'}${markText(measure, gap)}`;
}

/** What a mark looks like, for the hint of a field. */
export const markExamples: Readonly<Record<Measure, string>> = {
  time: '11.42 or 1:02.3',
  distance: '5.61',
  points: '87.5',
  place: '1',
};
