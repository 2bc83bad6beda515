import { dateText } from '#shared/notation.ts';

export const sinceText = (day: string): string => `Since ${dateText(day, new Date())}`;
