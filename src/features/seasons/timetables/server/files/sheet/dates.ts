import { weekdayNames } from '#shared/notation.ts';
import { UnreadableQuestion } from '../unreadable.ts';

const dayMs = 86_400_000;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** All days from one to another, both included. */
export function daysBetween(from: string, until: string): string[] {
  const count = Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => dayAfter(from, at));
}

/** `2026-09-01; 2026-10-05 to 2026-10-09`: single days and spans, both ends included. */
export function readSpans(text: string, where: string): { from: string; until: string }[] {
  return parts(text).map((part) => {
    const [from = '', until = from] = part.split(/\s+to\s+/);
    return { from: readDay(from, where), until: readDay(until, where) };
  });
}

export function readDay(text: string, where: string): string {
  // A workbook gives a date as a day, or with midnight.
  const day = text.trim().slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(time) || !new Date(time).toISOString().startsWith(day)) {
    throw new UnreadableQuestion(`${where}: ${text} is not a day such as 2026-09-01`);
  }
  return day;
}

export function readTime(text: string, where: string): string {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:h.](\d\d)(?::\d\d)?$/.exec(text.trim()) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  if (!/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time)) {
    throw new UnreadableQuestion(`${where}: ${text} is not a time such as 18:30`);
  }
  return time;
}

/** The days of the season that a cell names: `Monday; Thursday`, or days and spans. */
export function readDays(text: string, season: readonly string[], where: string): string[] {
  return parts(text).flatMap((part) => {
    const weekday = weekdayNames.findIndex((name) => name.toLowerCase().startsWith(part.toLowerCase()));
    if (weekday !== -1 && part.length >= 3)
      return season.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday);
    return readSpans(part, where).flatMap(({ from, until }) => season.filter((day) => from <= day && day <= until));
  });
}

const parts = (text: string): string[] => text.split(';').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
